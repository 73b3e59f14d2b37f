import { bookings } from "../../database/schema/bookings.ts";
import { searchTextOf } from "../leads/contacts.ts";

/** What a search finds the client of a booking by. */
export const clientSearchText = (client: {
  clientName: string;
  clientEmail: string;
  clientPhone?: string | null | undefined;
}): string => searchTextOf({ firstName: client.clientName, email: client.clientEmail, phone: client.clientPhone });

/** What every list of bookings reads: when, what and where, in which package and state. */
export const bookingColumns = {
  id: bookings.id,
  eventDate: bookings.eventDate,
  startTime: bookings.startTime,
  endTime: bookings.endTime,
  eventType: bookings.eventType,
  venue: bookings.venue,
  city: bookings.city,
  packageName: bookings.packageName,
  balanceDays: bookings.balanceDays,
  status: bookings.status,
  holdEndsAt: bookings.holdEndsAt,
};
