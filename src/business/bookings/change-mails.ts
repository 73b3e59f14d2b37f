import { and, eq } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Database } from "../../db/client.ts";
import type { MailContent, MailContext, NotNeeded } from "../../mail/message.ts";
import { dollars } from "../../money.ts";
import { portalContractOf } from "../../portal/paths.ts";
import { absolute, paths } from "../../site/paths.ts";
import type { MailOf } from "../outbox-mail.ts";
import { calendarAttachments } from "../portal-access/calendar-file.ts";
import { calendarActions } from "../portal-access/calendar-link.ts";
import { bookingOfMail, dateOf, gone, replyTo } from "./booking-of-mail.ts";
import { changesCalendar } from "./calendar-steps.ts";
import { paidOfBooking } from "./money-due.ts";
import { bookingFields, bookings } from "./schema.ts";
import { toldDifferences } from "./told-words.ts";

/** Tells a client what has changed of the booking: from what, to what. */
export async function bookingChangedMail(
  { bookingId, before, after }: MailOf<"booking-changed">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const { db, siteOrigin } = context;
  const booking = await bookingOfMail(db, bookingId, recipient);
  if (!booking) return gone;
  const isElsewhen = changesCalendar(before, after);
  const rows = toldDifferences(before, after).map(({ label, was, is }) => ({ label, value: `${was} → ${is}` }));
  return {
    subject: `Changed: ${booking.eventType}, ${dateOf(after.eventDate)}`,
    preview: rows.map(({ label, value }) => `${label}: ${value}`).join(" · "),
    heading: "Your booking has changed",
    blocks: [
      { type: "text", text: `Hello ${booking.clientName}, this is what has changed of your ${booking.eventType}:` },
      { type: "facts", rows },
      {
        type: "actions",
        actions: [{ label: "Read the contract", href: absolute(siteOrigin, portalContractOf(bookingId)) }],
      },
      ...(isElsewhen ? await calendarActions("Put it right in my calendar", booking, context, now) : []),
      { type: "text", text: `Is something not as we agreed? Reply to this email or call ${site.phone.display}.` },
    ],
    ...(isElsewhen ? { attachments: calendarAttachments(booking, context, now) } : {}),
    replyTo,
  };
}

/** A booking with what is paid of it, in cents, if it is still that of `recipient`. */
const paidBookingQuery = (db: Database, id: string, recipient: string) =>
  db
    .select({ booking: bookingFields, paid: paidOfBooking })
    .from(bookings)
    .where(and(eq(bookings.id, id), eq(bookings.clientEmail, recipient)));

/** Tells a client that the booking is canceled, or thanks for the event. */
export async function bookingEndedMail(
  { bookingId, status, words }: MailOf<"booking-ended">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const { db, siteOrigin } = context;
  const [found] = await paidBookingQuery(db, bookingId, recipient);
  if (!found) return gone;
  const { booking, paid } = found;
  const event = `${booking.eventType} on ${dateOf(booking.eventDate)}`;
  const hello = `Hello ${booking.clientName},`;
  const said = {
    completed: {
      subject: `Thank you for ${event}`,
      heading: "Thank you for having me",
      first: `${hello} thank you for letting me play at your ${event}.`,
      texts: ["How was it? Reply to this email: I read every word."],
      actions: [],
    },
    cancelled: {
      subject: `Canceled: ${event}`,
      heading: "Your booking is canceled",
      first: `${hello} your booking, ${event}, is canceled. The links to its portal no longer open it.`,
      texts: [
        ...(paid > 0
          ? [
              `You have paid ${dollars(paid)}. What comes back to you under the refund policy goes the way the money came, and a mail tells you of each refund: ${absolute(siteOrigin, paths.refunds)}`,
            ]
          : []),
        `Was that not what you wanted, or is there another date? Reply to this email or call ${site.phone.display}.`,
      ],
      actions: [{ label: "See open dates", href: absolute(siteOrigin, paths.book) }],
    },
  }[status];
  return {
    subject: said.subject,
    preview: said.texts[0] ?? said.heading,
    heading: said.heading,
    blocks: [
      { type: "text", text: said.first },
      ...(words ? [{ type: "quote", label: "Why", text: words } as const] : []),
      ...said.texts.map((text) => ({ type: "text", text }) as const),
      ...(said.actions.length > 0 ? [{ type: "actions", actions: said.actions } as const] : []),
      ...(status === "cancelled" ? await calendarActions("Take it out of my calendar", booking, context, now) : []),
    ],
    ...(status === "cancelled" ? { attachments: calendarAttachments(booking, context, now) } : {}),
    replyTo,
  };
}
