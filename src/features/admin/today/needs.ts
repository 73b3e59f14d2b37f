import { and, eq, gt, gte, inArray, or, sql } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { bookings, isSignedByAnyone, unsignedOfBooking } from "../../../database/schema/bookings.ts";
import { snoozes } from "../../../database/schema/operation.ts";
import { notMailed, outbox } from "../../../database/schema/outbox.ts";
import {
  confirmingOfBooking,
  disputes,
  openOfBooking,
  owedOfBooking,
  payments,
  refunds,
} from "../../../database/schema/payments.ts";
import {
  addDays,
  type CalendarDate,
  calendarDateAt,
  dateInBrief,
  instantAt,
  isCalendarDate,
  momentInWords,
} from "../../../platform/dates.ts";
import { day } from "../../../platform/durations.ts";
import type { listMailsQuery } from "../../../platform/mail/outbox-page.ts";
import { dollars } from "../../../platform/money.ts";
import { listInWords } from "../../../platform/numbers.ts";
import { isSigned } from "../../bookings/confirm.ts";
import { adminPlan, bookingPaths } from "../../bookings/dj/paths.ts";
import { openInWords } from "../../bookings/model.ts";
import { whyByHand } from "../../contracts/own-words.ts";
import { leadPaths, replyFragment } from "../../leads/dj/paths.ts";
import { bookingMoney } from "../../payments/dj/paths.ts";
import type { openQuestionsQuery } from "../../quotes/read-quote.ts";
import { requestTypeLabels } from "../../requests/model.ts";
import type { ListedRequest } from "../../requests/read-requests.ts";
import { mailKindInWords } from "../frame/mail-kinds.ts";
import { mailPaths } from "../outbox/paths.ts";
import { adminPaths, requestPaths } from "../paths.ts";

/** Beside new leads. */
export interface Need {
  /** Its key for putting off. */
  subject: string;
  who: string;
  page: string;
  why: string;
  action: string;
  /** Of the action. */
  href: string;
  /** Instant since which it waits, or by which it was promised: the oldest comes first. */
  since: number;
}

/** Days after its event for which a booking is checked. */
const lookBack = 60;
/** Milliseconds: before its end in which a hold is listed; then for signatures, and for comments. */
const [holdEndsSoon, signsWithin, commentStays] = [day, 3 * day, 14 * day];
const [mostBookings, mostOthers] = [500, 20];

/** With what may be open about each. */
export const bookingsInNeedQuery = (db: Database, today: CalendarDate) =>
  db
    .select({
      id: bookings.id,
      clientName: bookings.clientName,
      eventType: bookings.eventType,
      eventDate: bookings.eventDate,
      status: bookings.status,
      holdEndsAt: bookings.holdEndsAt,
      venue: bookings.venue,
      city: bookings.city,
      createdAt: bookings.createdAt,
      balanceDays: bookings.balanceDays,
      owed: owedOfBooking,
      confirming: confirmingOfBooking,
      open: openOfBooking,
      unsigned: unsignedOfBooking,
      anyoneSigned: isSignedByAnyone.mapWith(Boolean),
      isSigned: isSigned.mapWith(Boolean),
      changeAskedAt: sql<number | null>`(select amendments.created_at from amendments
        where amendments.booking_id = bookings.id and amendments.status = 'proposed' and amendments.proposed_by = 'client')`,
      planAskedAt: sql<number | null>`(select min(plan_changes.created_at) from plan_changes
        where plan_changes.booking_id = bookings.id and plan_changes.state = 'proposed')`,
      commentedAt: sql<number | null>`(select max(said.created_at) from plan_comments as said
        where said.booking_id = bookings.id and said.role <> 'dj' and said.created_at > coalesce((select max(answer.created_at)
          from plan_comments as answer where answer.booking_id = bookings.id and answer.role = 'dj'), 0))`,
      announcedAt: sql<number | null>`(select min(announced_payments.created_at) from announced_payments
        where announced_payments.booking_id = bookings.id)`,
    })
    .from(bookings)
    .where(
      // What is confirmed ends by nothing but its completion, however long ago it was played.
      or(
        eq(bookings.status, "confirmed"),
        and(
          gte(bookings.eventDate, addDays(today, -lookBack)),
          inArray(bookings.status, ["hold", "completed", "released"]),
        ),
      ),
    )
    .limit(mostBookings);

/** Money that did not go as it should. */
export const disputesInNeedQuery = (db: Database) =>
  db
    .select({
      id: disputes.id,
      amount: disputes.amount,
      since: disputes.createdAt,
      bookingId: payments.bookingId,
      clientName: bookings.clientName,
    })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(eq(disputes.isClosed, false))
    .limit(mostOthers);
export const failedRefundsQuery = (db: Database) =>
  db
    .select({
      id: refunds.id,
      amount: refunds.amount,
      since: refunds.createdAt,
      bookingId: payments.bookingId,
      clientName: bookings.clientName,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(eq(refunds.status, "failed"))
    .limit(mostOthers);
export const unmatchedPaymentsQuery = (db: Database) =>
  db
    .select({ id: payments.id, amount: payments.amount, since: payments.createdAt })
    .from(payments)
    .where(eq(payments.status, "unmatched"))
    .limit(mostOthers);

/** Written to clients without email, the oldest first, until the DJ has told them. */
export const toldByPhoneQuery = (db: Database) =>
  db
    .select({
      id: outbox.id,
      kind: outbox.kind,
      createdAt: outbox.createdAt,
      who: sql<
        string | null
      >`coalesce((select min(bookings.client_name) from bookings where bookings.client_email = ${outbox.recipient}),
        (select contacts.first_name || ' ' || contacts.last_name from contacts
          where lower(contacts.email) = ${outbox.recipient} || '' limit 1))`.as("who"),
    })
    .from(outbox)
    .where(sql`${outbox.lastError} = ${sql.raw(`'${notMailed}'`)}`)
    .orderBy(outbox.createdAt)
    .limit(mostOthers);

/** Put off until after `today`. */
export const snoozedQuery = (db: Database, today: CalendarDate) =>
  db.select({ subject: snoozes.subject }).from(snoozes).where(gt(snoozes.until, today));

type BookingInNeed = Awaited<ReturnType<typeof bookingsInNeedQuery>>[number];

function needsOfBooking(booking: BookingInNeed, today: CalendarDate, now: number): Need[] {
  const { id, status, eventDate, holdEndsAt, owed, confirming, unsigned, isSigned } = booking;
  const isSignedByClient = unsigned.length === 0;
  const { changeAskedAt, planAskedAt, commentedAt, announcedAt } = booking;
  const needs: Need[] = [];
  const { page, contract, nextStep } = bookingPaths(id);
  const date = isCalendarDate(eventDate) ? eventDate : today;
  const add = (kind: string, since: number, why: string, action: string, href: string) =>
    needs.push({
      ...{ subject: `${kind}:${id}`, who: booking.clientName, page, since, action, href },
      why: `${booking.eventType}, ${dateInBrief(date)}. ${why}`,
    });
  const isAhead = date >= today;
  const isHeld = status === "hold" || status === "confirmed";
  const comes = confirming > 0 ? ` ${dollars(confirming)} is being confirmed.` : "";
  if (status === "hold" && holdEndsAt !== null && holdEndsAt <= now + holdEndsSoon)
    add("hold", holdEndsAt, `The hold ends ${momentInWords(holdEndsAt, now)}.${comes}`, "Extend or let go", page);
  if (status === "released" && isSignedByClient && isAhead)
    add("lapsed", holdEndsAt ?? now, `Signed, and the hold has ended without the deposit.${comes}`, "Decide", page);
  const open = openInWords(booking);
  const isPlayed = status === "confirmed" && !isAhead;
  if (isPlayed && open !== null)
    add("played", instantAt(date, 1440), `Played, ${open}: complete it?`, "Decide", nextStep);
  if (isHeld && !isPlayed && isSignedByClient && !isSigned)
    add(
      "countersign",
      booking.createdAt,
      whyByHand(booking) ?? "The client has signed: it waits for your signature.",
      "Read and sign",
      contract,
    );
  const isWaitedFor = status === "confirmed" || (status === "hold" && booking.anyoneSigned);
  if (isWaitedFor && isAhead && !isSignedByClient && booking.createdAt < now - signsWithin)
    add(
      "unsigned",
      booking.createdAt,
      `Not signed by ${listInWords(unsigned.map(({ name }) => name))}.`,
      "Ask for it",
      page,
    );
  const dueOn = addDays(date, -booking.balanceDays);
  const wasDue =
    dueOn > calendarDateAt(booking.createdAt)
      ? "was due"
      : isSignedByClient
        ? "was due on signing"
        : "is due on signing";
  if ((status === "confirmed" || status === "completed") && !isPlayed && owed > confirming && dueOn < today)
    add(
      "owed",
      instantAt(dueOn, 0),
      `${dollars(owed - confirming)} ${wasDue}.${comes}`,
      "See the money",
      bookingMoney(id).page,
    );
  if (announcedAt !== null)
    add("announced", announcedAt, "Says that the money is on its way.", "Mark it", bookingMoney(id).page);
  if (changeAskedAt !== null) add("change", changeAskedAt, "Asks to change what was agreed.", "Decide", contract);
  if (planAskedAt !== null)
    add("plan", planAskedAt, "Asks for a change of the locked plan.", "Decide", adminPlan(id).page);
  if (commentedAt !== null && commentedAt > now - commentStays)
    add("comment", commentedAt, "Somebody wrote at a moment of the plan.", "Read and answer", adminPlan(id).page);
  return needs;
}

interface InNeed {
  mails: Awaited<ReturnType<typeof listMailsQuery>>;
  byPhone: Awaited<ReturnType<typeof toldByPhoneQuery>>;
  requests: readonly ListedRequest[];
  questions: Awaited<ReturnType<typeof openQuestionsQuery>>;
  bookings: readonly BookingInNeed[];
  disputes: Awaited<ReturnType<typeof disputesInNeedQuery>>;
  refunds: Awaited<ReturnType<typeof failedRefundsQuery>>;
  unmatched: Awaited<ReturnType<typeof unmatchedPaymentsQuery>>;
  snoozed: readonly { subject: string }[];
}

/** The longest waiting first; `putOff` is a count. */
export function needsOf(rows: InNeed, now: number): { open: Need[]; putOff: number } {
  const today = calendarDateAt(now);
  const moneyOf = (bookingId: string | null) => (bookingId === null ? adminPaths.money : bookingMoney(bookingId).page);
  const money = (
    kind: string,
    why: (sum: string) => string,
    { id, amount, since, bookingId, clientName }: InNeed["disputes"][number],
  ): Need => {
    const page = moneyOf(bookingId);
    return {
      subject: `${kind}:${id}`,
      who: clientName ?? "A payment",
      page,
      why: why(dollars(amount)),
      action: "See it",
      href: page,
      since,
    };
  };
  const all = [
    ...rows.disputes.map((dispute) => money("dispute", (sum) => `The client’s bank asks for ${sum} back.`, dispute)),
    ...rows.refunds.map((refund) => money("refund", (sum) => `${sum} could not be given back.`, refund)),
    ...rows.unmatched.map((payment) =>
      money("unmatched", (sum) => `${sum} came for no booking.`, { ...payment, bookingId: null, clientName: null }),
    ),
    ...rows.bookings.flatMap((booking) => needsOfBooking(booking, today, now)),
    ...rows.questions.map(({ contactId, firstName, lastName, text, askedAt }): Need => {
      const { page } = leadPaths(contactId);
      const who = `${firstName} ${lastName}`;
      const why = `Asks about the quote: ${text ?? ""}`;
      return {
        subject: `question:${contactId}:${askedAt}`,
        who,
        page,
        why,
        action: "Answer",
        href: page + replyFragment,
        since: askedAt,
      };
    }),
    ...rows.requests.map(({ id, subject, type, clientName, clientEmail, createdAt }): Need => {
      const { page } = requestPaths(id);
      const why = `${requestTypeLabels[type]}: ${subject}`;
      return {
        subject: `request:${id}`,
        who: clientName ?? clientEmail,
        page,
        why,
        action: "Answer",
        href: page,
        since: createdAt,
      };
    }),
    ...rows.byPhone.map(({ id, kind, who, createdAt }): Need => {
      const { page } = mailPaths(id);
      const why = `No email, so tell by phone: ${mailKindInWords(kind)}`;
      return {
        subject: `tell:${id}`,
        who: who ?? "A client",
        page,
        why,
        action: "Read it",
        href: page,
        since: createdAt,
      };
    }),
    ...rows.mails.map(({ id, kind, recipient, createdAt }): Need => {
      const { page } = mailPaths(id);
      const why = `This mail failed: ${mailKindInWords(kind)}`;
      return { subject: `mail:${id}`, who: recipient, page, why, action: "See why", href: page, since: createdAt };
    }),
  ];
  const putOff = new Set(rows.snoozed.map(({ subject }) => subject));
  const open = all.filter(({ subject }) => !putOff.has(subject)).toSorted((one, other) => one.since - other.since);
  return { open, putOff: all.length - open.length };
}
