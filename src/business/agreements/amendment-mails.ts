import { bookingPaths } from "../../admin/paths.ts";
import type { MailContent, MailContext, NotNeeded } from "../../mail/message.ts";
import { absolute } from "../../site/paths.ts";
import { bookingOfMail, gone, replyTo } from "../bookings/booking-of-mail.ts";
import { findBookingQuery } from "../bookings/queries.ts";
import { toldDifferences } from "../bookings/told-words.ts";
import type { MailOf } from "../outbox-mail.ts";
import { accessLink } from "../portal-access/portal-link-mail.ts";
import { amendmentQuery } from "./amendments.ts";

/**
 * Shows a client what the DJ would like to change of a signed booking: old and new side by side.
 *
 * @throws when there is no secret to sign the link with
 */
export async function amendmentProposedMail(
  { bookingId, amendmentId }: MailOf<"amendment-proposed">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const booking = await bookingOfMail(context.db, bookingId, recipient);
  if (!booking) return gone;
  const [amendment] = await amendmentQuery(context.db, amendmentId);
  if (amendment?.status !== "proposed") return { notNeeded: "The change waits no longer" };
  const rows = toldDifferences(amendment.before, amendment.after);
  return {
    subject: `A change to agree on: ${booking.eventType}`,
    preview: rows.map(({ label, was, is }) => `${label}: ${was} → ${is}`).join(" · "),
    heading: "May I change this?",
    blocks: [
      {
        type: "text",
        text: `Hello ${booking.clientName}, what we signed stands until you say yes. This is what I would like to change of your ${booking.eventType}:`,
      },
      { type: "facts", rows: rows.map(({ label, was, is }) => ({ label, value: `${was} → ${is}` })) },
      { type: "actions", actions: [{ label: "Accept it or ask", href: await accessLink(booking, context, now) }] },
    ],
    replyTo,
  };
}

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
