import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import type { NotNeeded } from "../../platform/mail/message.ts";
import { eventDateInWords } from "../../platform/mail/notice-blocks.ts";
import { findBookingQuery } from "./read-booking.ts";

/** Why a mail about a booking is not written. */
export const gone: NotNeeded = { notNeeded: "The booking is gone, or has another address now" };

/** The booking `id`, if it is still that of `recipient`. */
export async function bookingOfMail(db: Database, id: string, recipient: string) {
  const [booking] = await findBookingQuery(db, id);
  return booking?.clientEmail === recipient ? booking : null;
}

/** Whom a client answers. */
export const replyTo = { name: site.name, email: site.email };

/** The date of a booking in words. */
export const dateOf = (date: string): string => eventDateInWords(date) ?? date;
