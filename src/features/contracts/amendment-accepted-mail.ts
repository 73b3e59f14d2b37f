import type { MailOf } from "../../database/schema/outbox-mail.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { gone } from "../bookings/booking-of-mail.ts";
import { bookingPaths } from "../bookings/dj/paths.ts";
import { findBookingQuery } from "../bookings/read-booking.ts";
import { toldDifferences } from "../bookings/told-words.ts";
import { absolute } from "../site/paths.ts";
import { amendmentQuery } from "./amendments.ts";

/** Tells the DJ that a client has accepted a change. */
export async function amendmentAcceptedMail(
  { bookingId, amendmentId }: MailOf<"amendment-accepted">,
  { db, siteOrigin }: MailContext,
): Promise<MailContent | NotNeeded> {
  const [[booking], [amendment]] = await db.batch([findBookingQuery(db, bookingId), amendmentQuery(db, amendmentId)]);
  if (!booking || !amendment) return gone;
  const rows = toldDifferences(amendment.before, amendment.after);
  return {
    subject: `Accepted: ${booking.eventType}, ${booking.clientName}`,
    preview: rows.map(({ label, is }) => `${label}: ${is}`).join(" · "),
    heading: `${booking.clientName} has accepted the change`,
    blocks: [
      { type: "facts", rows: rows.map(({ label, was, is }) => ({ label, value: `${was} → ${is}` })) },
      {
        type: "actions",
        actions: [{ label: "Open the booking", href: absolute(siteOrigin, bookingPaths(bookingId).page) }],
      },
    ],
    replyTo: { name: booking.clientName, email: booking.clientEmail },
  };
}
