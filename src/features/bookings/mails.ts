import { and, eq, sql } from "drizzle-orm";
import type { Words } from "../../content/words/en/index.ts";
import { sumsOfBooking } from "../../database/booking-sums.ts";
import type { Database } from "../../database/client.ts";
import {
  bookingFields,
  bookings,
  isSignedByAnyone,
  type NeededSigner,
  unsignedOfBooking,
} from "../../database/schema/bookings.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { announcedOfBooking, confirmingOfBooking } from "../../database/schema/payments.ts";
import { type OpenPlan, openPlanOfBooking } from "../../database/schema/requests.ts";
import { dateInWords } from "../../platform/english.ts";
import { fill, headIn, timeIn } from "../../platform/language.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { dollars } from "../../platform/money.ts";
import { wordsIn } from "../../platform/pages/words.ts";
import { bookingIn } from "../leads/greeting.ts";
import { moneyOf, moneyRows, totalRows } from "../payments/money/model.ts";
import { accessLink } from "../portal/access/portal-links.ts";
import { absolute } from "../site/paths.ts";
import { calendarActions, calendarAttachments } from "./calendar/client-calendar.ts";
import { leftToPayInWords, openPlanInWords } from "./client-view.ts";
import { isSigned } from "./confirm-booking.ts";
import { bookingPaths } from "./dj/paths.ts";
import { dueOf, othersInWords } from "./model.ts";
import { findBookingQuery } from "./read-bookings.ts";

export const bookingGone: NotNeeded = { notNeeded: "The booking is gone, or has another address now" };

/** Only if still `recipient`'s. */
export async function bookingOfMail(db: Database, id: string, recipient: string) {
  const [booking] = await findBookingQuery(db, id);
  return booking?.clientEmail === recipient ? booking : null;
}

/** In cents. */
interface Due {
  depositDue: number | null;
  confirming: number;
  announced: number;
}

interface Open extends Due {
  unsigned: readonly NeededSigner[];
  openPlan: OpenPlan | null;
}

const planInWords = (plan: OpenPlan, now: number, words: Words): string => {
  const { label, reason } = openPlanInWords(plan, now, words);
  return `${label}. ${reason}`;
};

/** Empty once all have signed. */
export function unsignedInWords(unsigned: readonly NeededSigner[], words: Words): string {
  const { left } = words.bookingMails;
  const others = othersInWords(unsigned, words);
  return others ? fill(left.others, { others }) : unsigned.length > 0 ? left.signature : "";
}

/** Of the deposit: none while a payment is being confirmed, nor what is said to be on its way. */
export const depositToAsk = ({ depositDue, confirming, announced }: Due): number =>
  confirming > 0 ? 0 : Math.max(0, (depositDue ?? 0) - announced);

const comingInWords = ({ depositDue, confirming, announced }: Due, beingConfirmed: string, { bookingMails }: Words) =>
  confirming > 0
    ? fill(beingConfirmed, { amount: dollars(confirming) })
    : depositDue && announced > 0
      ? fill(bookingMails.left.announced, { amount: dollars(announced) })
      : "";

/** Nothing is to pay while the client asks to cancel or postpone. */
export function leftInWords(open: Open, now: number, words: Words): string {
  const { unsigned, depositDue, openPlan } = open;
  if (openPlan) return planInWords(openPlan, now, words);
  const { left } = words.bookingMails;
  const signs = unsigned.length > 0 && othersInWords(unsigned, words) === null;
  const toAsk = depositToAsk(open);
  if (signs && toAsk > 0 && toAsk === depositDue)
    return `${fill(left.both, { amount: dollars(toAsk) })} ${left.portal}`;
  return [
    unsignedInWords(unsigned, words),
    comingInWords(open, left.confirming, words),
    toAsk > 0 ? fill(left.deposit, { amount: dollars(toAsk) }) : "",
    left.portal,
  ]
    .filter(Boolean)
    .join(" ");
}

export async function bookingConfirmedNotice(
  { bookingId }: MailOf<"booking-confirmed-notice">,
  { db, siteOrigin }: MailContext,
): Promise<MailContent | NotNeeded> {
  const [found] = await db
    .select({ booking: bookingFields, sums: sumsOfBooking })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  if (!found) return bookingGone;
  const { clientName, clientEmail, eventType, status } = found.booking;
  const date = dateInWords(found.booking.eventDate);
  return {
    subject: `Booked: ${eventType}, ${clientName}, ${date}`,
    preview: "Signed, and the deposit is there.",
    heading: `${clientName} is booked`,
    blocks: [
      {
        type: "facts",
        rows: [
          { label: "Event", value: eventType },
          { label: "Date", value: date },
        ],
      },
      {
        type: "bill",
        rows: moneyRows(moneyOf(found.sums, status)).map(({ label, amount }) => ({ label, value: dollars(amount) })),
      },
      {
        type: "actions",
        actions: [{ label: "Open the booking", href: absolute(siteOrigin, bookingPaths(bookingId).page) }],
      },
    ],
    replyTo: { name: clientName, email: clientEmail },
  };
}

/** In cents, only if still `recipient`'s. */
export const agreedBookingQuery = (db: Database, id: string, recipient: string) =>
  db
    .select({
      booking: bookingFields,
      sums: sumsOfBooking,
      depositDue: dueOf("deposit"),
      confirming: confirmingOfBooking,
      announced: announcedOfBooking,
      isAgreed: sql<boolean>`${isSigned}`.mapWith(Boolean),
      unsigned: unsignedOfBooking,
      openPlan: openPlanOfBooking,
      isSignedByAnyone: isSignedByAnyone.mapWith(Boolean).as("is_signed_by_anyone"),
    })
    .from(bookings)
    .where(and(eq(bookings.id, id), eq(bookings.clientEmail, recipient)));

/** As {@link leftInWords}. */
export function nextStep(open: Open, now: number, words: Words): string {
  const { unsigned, openPlan } = open;
  if (openPlan) return planInWords(openPlan, now, words);
  const nextWords = words.bookingMails.next;
  const toAsk = depositToAsk(open);
  const others = othersInWords(unsigned, words);
  const signs = unsigned.length > 0 && others === null;
  const steps = [
    ...(signs ? [nextWords.sign] : []),
    ...(toAsk > 0 ? [fill(signs ? nextWords.deposit : nextWords.depositInPortal, { amount: dollars(toAsk) })] : []),
  ];
  const next = steps.length > 0 ? fill(nextWords.steps, { steps: steps.join(nextWords.and) }) : nextWords.songs;
  return [others && `${others}.`, comingInWords(open, nextWords.confirming, words), next].filter(Boolean).join(" ");
}

/** @throws without a secret for the link */
export async function bookingConfirmedMail(
  { bookingId }: MailOf<"booking-confirmed">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const [found] = await agreedBookingQuery(context.db, bookingId, recipient);
  if (!found) return bookingGone;
  const { booking, confirming, isAgreed } = found;
  const money = moneyOf(found.sums, booking.status);
  const depositOwed = found.depositDue ?? 0;
  if (booking.status === "cancelled") return { notNeeded: "The booking was canceled before this mail went out" };
  const { startTime, endTime, packageName, deposit, venue, city } = booking;
  const words = wordsIn(booking.language);
  const { formats, bookingMails: mailWords } = words;
  const { facts, booked } = mailWords;
  const times = fill(mailWords.times, { start: timeIn(formats, startTime), end: timeIn(formats, endTime) });
  const isPaid = deposit > 0 && depositOwed <= 0;
  const done = isAgreed ? (isPaid ? "both" : "signed") : isPaid ? "paid" : "none";
  const values = {
    ...bookingIn(booking, words),
    times,
    done: booked.done[done],
  };
  return {
    ...headIn(words, booked, values),
    isHappy: true,
    blocks: [
      { type: "text", text: fill(isAgreed ? booked.firstSigned : booked.first, values) },
      {
        type: "facts",
        rows: [
          { label: facts.date, value: values.date },
          { label: facts.times, value: times },
          { label: facts.venue, value: [venue ?? facts.notNamed, city].filter(Boolean).join(", ") },
          { label: facts.package, value: packageName },
          ...(money.paid > 0 ? moneyRows(money, [], words) : totalRows(money, words)).map(({ label, amount }) => ({
            label,
            value: dollars(amount),
          })),
          ...(depositOwed > 0
            ? [
                {
                  label: facts.deposit,
                  value: fill(confirming > 0 ? facts.confirming : facts.notPaid, { amount: dollars(depositOwed) }),
                },
              ]
            : []),
        ],
      },
      { type: "text", text: nextStep(found, now, words) },
      ...(depositOwed <= 0 && money.left > 0
        ? [{ type: "text", text: leftToPayInWords(booking, money, now, words) } as const]
        : []),
      { type: "actions", actions: [{ label: mailWords.openPortal, href: await accessLink(booking, context, now) }] },
      ...(await calendarActions(mailWords.add, booking, context, now)),
      { type: "text", text: mailWords.ask },
    ],
    attachments: calendarAttachments(booking, context, now),
  };
}
