import { bookings } from "./schema.ts";

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
  status: bookings.status,
};
