import { and, eq, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import { sumsOfBooking } from "../../database/booking-sums.ts";
import type { Database } from "../../database/client.ts";
import { bookingFields, bookings, unsignedOfBooking } from "../../database/schema/bookings.ts";
import { recapOfBooking } from "../../database/schema/evening.ts";
import { outbox } from "../../database/schema/outbox.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { calendarDateAt, dateInWords } from "../../platform/dates.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { helloTo } from "../leads/greeting.ts";
import { comesBackInWords, moneyOf, offersTip } from "../payments/money/model.ts";
import { accessLink } from "../portal/access/portal-links.ts";
import { absolute, paths } from "../site/paths.ts";
import { calendarActions, calendarAttachments, changesCalendar } from "./calendar-file.ts";
import { leftToPayInWords } from "./client-view.ts";
import { gone, replyTo } from "./mails.ts";
import { othersInWords, statusAt } from "./model.ts";
import { summaryDifferences } from "./summary-differences.ts";

/** In cents, only if still `recipient`'s. */
const paidBookingQuery = (db: Database, id: string, recipient: string) =>
  db
    .select({ booking: bookingFields, sums: sumsOfBooking, recap: recapOfBooking.as("recap") })
    .from(bookings)
    .where(and(eq(bookings.id, id), eq(bookings.clientEmail, recipient)));

const isThanked = async (db: Database, bookingId: string): Promise<boolean> =>
  (await db.$count(outbox, sql`dedupe_key glob ${`planning:${bookingId}:thanks:*`}`)) > 0;

/** A planning mail may have thanked already. */
export async function bookingEndedMail(
  { bookingId, status, words }: MailOf<"booking-ended">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const { db, siteOrigin } = context;
  const [found] = await paidBookingQuery(db, bookingId, recipient);
  if (!found) return gone;
  const { booking, sums, recap } = found;
  const money = moneyOf(sums, booking.status);
  if (status === "completed" && money.left > 0)
    return { notNeeded: "Money is open: nobody is asked for a review before" };
  if (status === "completed" && (await isThanked(db, bookingId)))
    return { notNeeded: "A thank-you has gone out already" };
  const event = `${booking.eventType} on ${dateInWords(booking.eventDate)}`;
  const hello = `${helloTo(booking.clientName)},`;
  const said = {
    completed: {
      subject: `Thank you for ${event}`,
      heading: "Thank you for having me",
      first: `${hello} thank you for letting me play at your ${event}.`,
      texts: ["How was it? Reply to this email: I read every word."],
      actions:
        status === "completed"
          ? [
              { label: "Say how it was", href: await accessLink(booking, context, now, "review") },
              ...(recap === "waiting" || recap === "released"
                ? [{ label: "Your evening, song by song", href: await accessLink(booking, context, now, "evening") }]
                : []),
              ...(context.takesCards && offersTip(booking, money, calendarDateAt(now))
                ? [{ label: "Leave a tip", href: await accessLink(booking, context, now, "tip") }]
                : []),
            ]
          : [],
    },
    cancelled: {
      subject: `Canceled: ${event}`,
      heading: "Your booking is canceled",
      first: `${hello} your booking, ${event}, is canceled${sums.canceledBy === "client" ? ", as you asked" : ""}. The links to its portal no longer open it.`,
      texts: [
        ...(money.paid > 0
          ? [
              `${comesBackInWords(money)} An email tells you of each refund. The refund policy: ${absolute(siteOrigin, paths.refunds)}`,
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

export async function bookingChangedMail(
  { bookingId, before, after, overtime = null }: MailOf<"booking-changed">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const { db } = context;
  const [found] = await db
    .select({ booking: bookingFields, unsigned: unsignedOfBooking, sums: sumsOfBooking })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), eq(bookings.clientEmail, recipient)));
  if (!found) return gone;
  const { booking, unsigned, sums } = found;
  const money = moneyOf(sums, statusAt(booking, now));
  // The signed agreement has ended, or a signer was added.
  const isOpen = unsigned.length > 0 && (booking.agreement > 1 || booking.signers.length > 0);
  const others = othersInWords(unsigned);
  const needsSignature = isOpen && others === null;
  const isHeldNoMore = statusAt(booking, now) === "released";
  const isElsewhen = changesCalendar(before, after);
  const rows = summaryDifferences(before, after, sums.reduced).map(({ label, was, is }) => ({
    label,
    value: `${was} → ${is}`,
  }));
  return {
    subject: `Changed: ${booking.eventType}, ${dateInWords(after.eventDate)}`,
    preview: rows.map(({ label, value }) => `${label}: ${value}`).join(" · "),
    heading: "Your booking has changed",
    blocks: [
      {
        type: "text",
        text: `${helloTo(booking.clientName)}, ${overtime === "room" ? "as you told me at the event, " : ""}this is what has changed of your ${booking.eventType}:`,
      },
      { type: "facts", rows },
      ...(overtime !== null && money.left > 0
        ? [{ type: "text", text: leftToPayInWords(booking, money, now) } as const]
        : []),
      ...(isOpen && others ? [{ type: "text", text: `${others}.` } as const] : []),
      ...(needsSignature && booking.agreement > 1
        ? [
            {
              type: "text",
              text: "What you signed before has ended, and does not speak of this. A new agreement waits for your signature: until then nothing is signed.",
            } as const,
          ]
        : []),
      ...(isHeldNoMore
        ? [
            {
              type: "text",
              text: "The date is not held now: open the portal to hold it again, if it is still free. Then you can sign.",
            } as const,
          ]
        : []),
      {
        type: "actions",
        actions: [
          {
            label:
              needsSignature && !isHeldNoMore
                ? booking.agreement > 1
                  ? "Read and sign the new agreement"
                  : "Read and sign the agreement"
                : isHeldNoMore
                  ? "Open the portal"
                  : "Read the contract",
            href: await accessLink(booking, context, now, "contract"),
          },
        ],
      },
      ...(isElsewhen && !isHeldNoMore
        ? await calendarActions("Put it right in my calendar", booking, context, now)
        : []),
      { type: "text", text: `Is something not as we agreed? Reply to this email or call ${site.phone.display}.` },
    ],
    ...(isElsewhen && !isHeldNoMore ? { attachments: calendarAttachments(booking, context, now) } : {}),
    replyTo,
  };
}
