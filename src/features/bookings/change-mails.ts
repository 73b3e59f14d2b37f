import { and, eq, sql } from "drizzle-orm";
import { sumsOfBooking } from "../../database/booking-sums.ts";
import type { Database } from "../../database/client.ts";
import { bookingFields, bookings, unsignedOfBooking } from "../../database/schema/bookings.ts";
import { recapOfBooking } from "../../database/schema/evening.ts";
import { outbox } from "../../database/schema/outbox.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { announcedOfBooking } from "../../database/schema/payments.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { fill } from "../../platform/language.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { dollars } from "../../platform/money.ts";
import { wordsIn } from "../../platform/pages/words.ts";
import { bookingIn, helloToAll } from "../leads/greeting.ts";
import { comesBackInWords, moneyOf, offersTip } from "../payments/money/model.ts";
import { accessLink } from "../portal/access/portal-links.ts";
import { absolute, paths } from "../site/paths.ts";
import { calendarActions, calendarAttachments, changesCalendar } from "./calendar/client-calendar.ts";
import { leftToPayInWords } from "./client-view.ts";
import { bookingGone } from "./mails.ts";
import { othersInWords, statusAt } from "./model.ts";
import { type Booking, findBookingQuery } from "./read-bookings.ts";
import { summaryDifferences } from "./summary-differences.ts";

/** In cents, only if still `recipient`'s. */
const paidBookingQuery = (db: Database, id: string, recipient: string) =>
  db
    .select({
      booking: bookingFields,
      sums: sumsOfBooking,
      recap: recapOfBooking.as("recap"),
      coming: announcedOfBooking.as("coming"),
    })
    .from(bookings)
    .where(and(eq(bookings.id, id), eq(bookings.clientEmail, recipient)));

const isThanked = async (db: Database, bookingId: string): Promise<boolean> =>
  (await db.$count(outbox, sql`dedupe_key glob ${`planning:${bookingId}:thanks:*`}`)) > 0;

async function canceledForSigner(bookingId: string, id: string, db: Database): Promise<MailContent | NotNeeded> {
  const [booking] = await findBookingQuery(db, bookingId);
  const signer = booking?.signers.find((each) => each.id === id);
  if (!booking || !signer) return bookingGone;
  if (booking.status !== "cancelled") return { notNeeded: "The booking is reopened" };
  return canceledForReaders(
    booking,
    booking.signers.filter(({ email }) => email === signer.email),
  );
}

/** To whoever signs with or for the client, or would have. */
export function canceledForReaders(booking: Booking, readers: readonly { name: string }[]): MailContent {
  const words = wordsIn(booking.language);
  const { formats, bookingMails } = words;
  const { event, cancelled: cancelledWords } = bookingMails.ended;
  const hello = helloToAll(
    readers.map(({ name }) => name),
    words,
  );
  const filled = { hello, booking: fill(event, bookingIn(booking, words)) };
  return {
    language: formats.tag,
    subject: fill(cancelledWords.subject, filled),
    preview: cancelledWords.headingForSigner,
    heading: cancelledWords.headingForSigner,
    blocks: [{ type: "text", text: fill(cancelledWords.firstForSigner, filled) }],
  };
}

/** A planning mail may have thanked already. */
export async function bookingEndedMail(
  { bookingId, status, words, signer }: MailOf<"booking-ended">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const { db, siteOrigin } = context;
  if (signer) return canceledForSigner(bookingId, signer, db);
  const [found] = await paidBookingQuery(db, bookingId, recipient);
  if (!found) return bookingGone;
  const { booking, sums, recap, coming } = found;
  const money = moneyOf(sums, booking.status);
  if (status === "completed" && money.left > 0)
    return { notNeeded: "Money is open: nobody is asked for a review before" };
  if (status === "completed" && (await isThanked(db, bookingId)))
    return { notNeeded: "A thank-you has gone out already" };
  const spoken = wordsIn(booking.language);
  const { formats, bookingMails } = spoken;
  const { ended } = bookingMails;
  const { completed, cancelled } = ended;
  const values = bookingIn(booking, spoken);
  const filled = {
    hello: values.hello,
    booking: fill(ended.event, values),
    comesBack: comesBackInWords(money, spoken),
    coming: dollars(coming),
    policy: absolute(siteOrigin, formats.prefix + paths.refunds),
  };
  const endedTexts = {
    completed: {
      ...completed,
      texts: [completed.how],
      actions:
        status === "completed"
          ? [
              { label: completed.review, href: await accessLink(booking, context, now, "review") },
              ...(recap === "waiting" || recap === "released"
                ? [{ label: completed.recap, href: await accessLink(booking, context, now, "evening") }]
                : []),
              ...(context.takesCards && offersTip(booking, money, calendarDateAt(now))
                ? [{ label: completed.tip, href: await accessLink(booking, context, now, "tip") }]
                : []),
            ]
          : [],
    },
    cancelled: {
      ...cancelled,
      first: sums.canceledBy === "client" ? cancelled.firstAsked : cancelled.first,
      texts: [
        ...(money.paid > 0 ? [fill(money.hasOwnRule ? cancelled.refundsByAgreement : cancelled.refunds, filled)] : []),
        ...(coming > 0 ? [fill(cancelled.sendNothing, filled)] : []),
        cancelled.other,
      ],
      actions: [{ label: cancelled.dates, href: absolute(siteOrigin, formats.prefix + paths.book) }],
    },
  }[status];
  return {
    language: formats.tag,
    subject: fill(endedTexts.subject, filled),
    preview: endedTexts.texts[0] ?? endedTexts.heading,
    heading: endedTexts.heading,
    blocks: [
      { type: "text", text: fill(endedTexts.first, filled) },
      ...(words ? [{ type: "quote", label: bookingMails.why, text: words } as const] : []),
      ...endedTexts.texts.map((text) => ({ type: "text", text }) as const),
      ...(endedTexts.actions.length > 0 ? [{ type: "actions", actions: endedTexts.actions } as const] : []),
      ...(status === "cancelled" ? await calendarActions(bookingMails.takeOut, booking, context, now) : []),
    ],
    ...(status === "cancelled" ? { attachments: calendarAttachments(booking, context, now) } : {}),
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
  if (!found) return bookingGone;
  const { booking, unsigned, sums } = found;
  const money = moneyOf(sums, statusAt(booking, now));
  // The signed agreement has ended, or a signer was added.
  const isOpen = unsigned.length > 0 && (booking.agreement > 1 || booking.signers.length > 0);
  const words = wordsIn(booking.language);
  const { formats, bookingMails: mails } = words;
  const changedWords = mails.changed;
  const others = othersInWords(unsigned, words);
  const needsSignature = isOpen && others === null;
  const isHeldNoMore = statusAt(booking, now) === "released";
  const isElsewhen = changesCalendar(before, after);
  const { reduced, reducedDeposit, courtesy, paid } = sums;
  const owed = before.price - reduced - courtesy - paid;
  const rows = summaryDifferences({ before, after, reduced, reducedDeposit, owed }, words).map(
    ({ label, was, is }) => ({
      label,
      value: fill(mails.change, { was, is }),
    }),
  );
  const values = bookingIn({ ...booking, eventDate: after.eventDate }, words);
  return {
    language: formats.tag,
    subject: fill(changedWords.subject, values),
    preview: rows.map(({ label, value }) => `${label}: ${value}`).join(" · "),
    heading: changedWords.heading,
    blocks: [
      { type: "text", text: fill(overtime === "room" ? changedWords.firstInRoom : changedWords.first, values) },
      { type: "facts", rows },
      ...(overtime !== null && money.left > 0
        ? [{ type: "text", text: leftToPayInWords(booking, money, now, words) } as const]
        : []),
      ...(isOpen && others ? [{ type: "text", text: `${others}.` } as const] : []),
      ...(needsSignature && booking.agreement > 1 ? [{ type: "text", text: changedWords.anew } as const] : []),
      ...(isHeldNoMore ? [{ type: "text", text: changedWords.notHeld } as const] : []),
      {
        type: "actions",
        actions: [
          {
            label:
              needsSignature && !isHeldNoMore
                ? booking.agreement > 1
                  ? changedWords.signNew
                  : changedWords.sign
                : isHeldNoMore
                  ? mails.openPortal
                  : changedWords.read,
            href: await accessLink(booking, context, now, "contract"),
          },
        ],
      },
      ...(isElsewhen && !isHeldNoMore ? await calendarActions(mails.putRight, booking, context, now) : []),
      { type: "text", text: changedWords.wrong },
    ],
    ...(isElsewhen && !isHeldNoMore ? { attachments: calendarAttachments(booking, context, now) } : {}),
  };
}
