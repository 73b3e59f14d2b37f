import { and, eq } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import { bookingFields, bookings } from "../../database/schema/bookings.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { paidOfBooking } from "../../database/schema/payments.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { dollars } from "../../platform/money.ts";
import { helloTo } from "../leads/greeting.ts";
import { absolute, paths } from "../site/paths.ts";
import { dateOf, gone, replyTo } from "./booking-of-mail.ts";
import { calendarAttachments } from "./calendar-file.ts";
import { calendarActions } from "./calendar-link.ts";

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
  const hello = `${helloTo(booking.clientName)},`;
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
              `You have paid ${dollars(paid)}. What comes back to you under the refund policy goes the way the money came, and an email tells you of each refund: ${absolute(siteOrigin, paths.refunds)}`,
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
