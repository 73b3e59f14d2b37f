/** What a client is told of when it changes. Money in cents, times `HH:MM`. */
export interface ToldFacts {
  eventDate: string;
  startTime: string;
  endTime: string;
  venue: string | null;
  city: string | null;
  packageName: string;
  price: number;
  deposit: number;
}

/** That of a booking's fields which a client is told of. */
export const toldFacts = (booking: ToldFacts): ToldFacts => ({
  eventDate: booking.eventDate,
  startTime: booking.startTime,
  endTime: booking.endTime,
  venue: booking.venue,
  city: booking.city,
  packageName: booking.packageName,
  price: booking.price,
  deposit: booking.deposit,
});
