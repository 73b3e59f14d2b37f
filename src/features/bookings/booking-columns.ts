import { bookings } from "../../database/schema/bookings.ts";
import { searchTextOf } from "../leads/contacts.ts";

export const clientSearchText = (client: {
  clientName: string;
  clientEmail: string;
  clientPhone?: string | null | undefined;
}): string => searchTextOf({ firstName: client.clientName, email: client.clientEmail, phone: client.clientPhone });

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
  createdAt: bookings.createdAt,
};
