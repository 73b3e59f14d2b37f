import { and, eq } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { clientRequests } from "../../database/schema/requests.ts";
import type { NotNeeded } from "../../platform/mail/message.ts";

/** What the mails about a request tell, with the booking that it is about if that is still its client's. */
export const requestOfMail = async (db: Database, id: string) => {
  const [found] = await db
    .select({
      request: clientRequests,
      booking: {
        id: bookings.id,
        clientName: bookings.clientName,
        clientEmail: bookings.clientEmail,
        clientPhone: bookings.clientPhone,
        eventDate: bookings.eventDate,
        eventType: bookings.eventType,
        status: bookings.status,
        portalLinkVersion: bookings.portalLinkVersion,
      },
    })
    .from(clientRequests)
    .leftJoin(
      bookings,
      and(eq(bookings.id, clientRequests.bookingId), eq(bookings.clientEmail, clientRequests.clientEmail)),
    )
    .where(eq(clientRequests.id, id));
  return found ?? null;
};

export const gone: NotNeeded = { notNeeded: "The request is gone" };
