import { desc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { bookings } from "../../../database/schema/bookings.ts";
import { snoozes } from "../../../database/schema/operation.ts";
import { mailTexts, noSuchAddress, notMailed, outbox, reportedAsSpam } from "../../../database/schema/outbox.ts";
import { disputes, payments, refunds } from "../../../database/schema/payments.ts";
import { addressesOf } from "../../../database/schema/people.ts";
import { type CalendarDate, calendarDateAt } from "../../../platform/dates.ts";
import { isFailed } from "../../../platform/mail/resend-mails.ts";
import { dollars } from "../../../platform/money.ts";
import { dueOf } from "../../bookings/model.ts";
import type { MatchedSong } from "../../crate/match-songs.ts";
import { leadPaths, replyFragment } from "../../leads/dj/paths.ts";
import { bookingMoney } from "../../payments/dj/paths.ts";
import type { openQuestionsQuery } from "../../quotes/read-quote.ts";
import { requestPaths } from "../../requests/dj/paths.ts";
import type { ShownReply } from "../../requests/mail/store-reply.ts";
import { requestTypeLabels } from "../../requests/model.ts";
import type { ListedRequest } from "../../requests/read-requests.ts";
import { mailKindInWords } from "../frame/mail-kinds.ts";
import { mailAddressFragment, mailPaths } from "../outbox/paths.ts";
import { adminPaths } from "../paths.ts";
import type { BookingInNeed } from "./bookings-in-need.ts";
import { type Need, needOfSongs, needsOfBooking } from "./needs-of-bookings.ts";

const mostOthers = 20;
const [mostToTell, named] = [100, 3];

const ofPayment = { bookingId: payments.bookingId, clientName: bookings.clientName };

export const disputesInNeedQuery = (db: Database) =>
  db
    .select({ id: disputes.id, amount: disputes.amount, since: disputes.createdAt, ...ofPayment })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(eq(disputes.isClosed, false))
    .limit(mostOthers);

export const failedRefundsQuery = (db: Database) =>
  db
    .select({ id: refunds.id, amount: refunds.amount, since: refunds.createdAt, ...ofPayment })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(eq(refunds.status, "failed"))
    .limit(mostOthers);

export const unmatchedPaymentsQuery = (db: Database) =>
  db
    .select({ id: payments.id, amount: payments.amount, since: payments.createdAt, ...ofPayment })
    .from(payments)
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(eq(payments.status, "unmatched"))
    .limit(mostOthers);

/** The request was settled, its hold ended or was renewed, or its booking was canceled. */
const saysNothingNow = (now: number): SQL => {
  const told = (field: string) => sql.raw(`json_extract(outbox.data, '$.${field}')`);
  const isDue = sql`iif(${told("purpose")} = 'deposit', ${dueOf("deposit")}, ${dueOf("part")}) > 0`;
  const isEnding = sql`bookings.status = 'hold' and bookings.hold_ends_at = ${told("holdEndsAt")} and bookings.hold_ends_at > ${now}`;
  const isDecided = sql`iif(outbox.kind = 'quote',
    not exists (select 1 from quotes where quotes.id = ${told("quoteId")} and quotes.status = 'open'),
    not exists (select 1 from amendments where amendments.id = ${told("amendmentId")} and amendments.status = 'proposed'))`;
  return sql`outbox.last_error = ${notMailed} and case
    when outbox.kind in ('payment-instructions', 'balance-reminder', 'card-ended', 'hold-ending') then
      not exists (select 1 from bookings where bookings.id = ${told("bookingId")}
        and iif(outbox.kind = 'hold-ending', ${isEnding}, ${isDue}))
    when outbox.kind in ('quote', 'amendment-proposed') then ${isDecided}
    when outbox.kind = 'agreement-copy' then not exists (select 1 from signatures inner join bookings
      on bookings.id = signatures.booking_id and bookings.agreement = signatures.agreement
      where signatures.id = ${told("signatureId")} and bookings.status <> 'cancelled')
    when outbox.kind in ('portal-link', 'booking-confirmed', 'booking-changed') then
      exists (select 1 from bookings where bookings.id = ${told("bookingId")} and bookings.status = 'cancelled')
    else 0 end`;
};

const recipient = sql`outbox.recipient`;

/** Named by any address of the person: the one mailed to may have been corrected since. */
const ofMail = {
  id: outbox.id,
  kind: outbox.kind,
  createdAt: outbox.createdAt,
  why: outbox.lastError,
  recipient: outbox.recipient,
  who: sql<
    string | null
  >`coalesce((select min(bookings.client_name) from bookings where bookings.client_email in ${addressesOf(recipient)}),
    (select contacts.first_name || ' ' || contacts.last_name from contacts
      where lower(contacts.email) in ${addressesOf(recipient)} limit 1))`.as("who"),
};

const isToTellNow = (now: number): SQL =>
  sql`(${outbox.lastError} in (${sql.raw(`'${notMailed}', '${reportedAsSpam}'`)}) and not (${saysNothingNow(now)}))`;

/** For clients without email, or who reported spam. */
export const noticesByPhoneQuery = (db: Database, now: number) =>
  db.select(ofMail).from(outbox).where(isToTellNow(now)).orderBy(desc(outbox.createdAt)).limit(mostToTell);

/** What else the same call tells: all that came before mail `id`, the newest first. */
export const toldWithQuery = (db: Database, id: string, now: number) => {
  const of = (column: string) => sql`(select ${sql.raw(`mail.${column}`)} from outbox as mail where mail.id = ${id})`;
  return db
    .select({ id: outbox.id, subject: mailTexts.subject, text: mailTexts.text })
    .from(outbox)
    .leftJoin(mailTexts, eq(mailTexts.mailId, outbox.id))
    .where(
      sql`${isToTellNow(now)} and ${outbox.recipient} = ${of("recipient")} and ${outbox.id} <> ${id}
        and ${outbox.createdAt} <= ${of("created_at")} and ${of("last_error")} = ${outbox.lastError}`,
    )
    .orderBy(desc(outbox.createdAt))
    .limit(mostToTell);
};

export const failedMailsQuery = (db: Database) =>
  db.select(ofMail).from(outbox).where(isFailed).orderBy(desc(outbox.createdAt)).limit(mostToTell);

export const snoozedQuery = (db: Database, today: CalendarDate) =>
  db.select({ subject: snoozes.subject }).from(snoozes).where(gt(snoozes.until, today));

interface InNeed {
  mails: Awaited<ReturnType<typeof failedMailsQuery>>;
  byPhone: Awaited<ReturnType<typeof noticesByPhoneQuery>>;
  requests: readonly ListedRequest[];
  replies: readonly ShownReply[];
  questions: Awaited<ReturnType<typeof openQuestionsQuery>>;
  bookings: readonly BookingInNeed[];
  disputes: Awaited<ReturnType<typeof disputesInNeedQuery>>;
  refunds: Awaited<ReturnType<typeof failedRefundsQuery>>;
  unmatched: Awaited<ReturnType<typeof unmatchedPaymentsQuery>>;
  snoozed: readonly { subject: string }[];
  songs: ReadonlyMap<string, readonly MatchedSong[]>;
}

const thingsOf = (mails: InNeed["byPhone"]): string => {
  const rest = mails.length - named;
  const kinds = mails.slice(0, named).map(({ kind }) => mailKindInWords(kind));
  return [...kinds, ...(rest > 0 ? [`and ${rest} more`] : [])].join("; ");
};

function needToTell(mails: InNeed["byPhone"]): Need[] {
  const [newest, oldest] = [mails[0], mails.at(-1)];
  if (!newest || !oldest) return [];
  const { page } = mailPaths(newest.id);
  const isReported = newest.why === reportedAsSpam;
  const count = mails.length > 1 ? `, ${mails.length} things, the newest first` : "";
  return [
    {
      subject: `tell:${newest.id}`,
      who: newest.who ?? (isReported ? newest.recipient : "A client"),
      page,
      why: `${isReported ? "Reported as spam, so ask by phone" : "No email, so tell by phone"}${count}: ${thingsOf(mails)}`,
      action: "Read it",
      href: page,
      since: oldest.createdAt,
    },
  ];
}

function needOfFailed(mails: InNeed["mails"]): Need[] {
  const [newest, oldest] = [mails[0], mails.at(-1)];
  if (!newest || !oldest) return [];
  const { page } = mailPaths(newest.id);
  const isToNobody = mails.some(({ why }) => why?.startsWith(noSuchAddress));
  const failed = mails.length === 1 ? "This mail failed" : `${mails.length} mails failed`;
  return [
    {
      subject: `mail:${newest.id}`,
      who: newest.who ?? newest.recipient,
      page,
      why: isToNobody
        ? `Mails to ${newest.recipient} come back, so ask for the right address: ${thingsOf(mails)}`
        : `${failed}: ${thingsOf(mails)}`,
      action: isToNobody ? "Correct it" : "See why",
      href: isToNobody ? page + mailAddressFragment : page,
      since: oldest.createdAt,
    },
  ];
}

export function needsOf(rows: InNeed, now: number): { open: Need[]; putOff: number; withClients: Need[] } {
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
  // The client must answer the DJ's proposal first.
  const moving = new Set(rows.bookings.filter(({ proposesDate }) => proposesDate).map(({ id }) => id));
  const isUnanswered = ({ type, bookingId }: ListedRequest) => type !== "postpone" || !moving.has(bookingId ?? "");
  const needs = [
    ...rows.disputes.map((dispute) => money("dispute", (sum) => `The client’s bank asks for ${sum} back.`, dispute)),
    ...rows.refunds.map((refund) => money("refund", (sum) => `${sum} could not be given back.`, refund)),
    ...rows.unmatched.map((payment) =>
      money(
        "unmatched",
        (sum) => (payment.bookingId === null ? `${sum} came for no booking.` : `${sum} came that was not due.`),
        payment,
      ),
    ),
    ...rows.bookings.flatMap((booking) => [
      ...needsOfBooking(booking, today, now),
      ...needOfSongs(booking, rows.songs.get(booking.id) ?? []),
    ]),
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
    ...rows.requests.filter(isUnanswered).map(({ id, subject, type, clientName, clientEmail, createdAt }): Need => {
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
        ...(type === "cancel" || type === "postpone" ? { isFirst: true } : {}),
      };
    }),
    ...rows.replies.map(({ id, subject, fromEmail, client, createdAt }): Need => {
      const page = adminPaths.requests;
      const why = `A reply from ${fromEmail}, not verified: ${subject}`;
      return {
        subject: `reply:${id}`,
        who: client ?? fromEmail,
        page,
        why,
        action: "Accept or discard",
        href: page,
        since: createdAt,
      };
    }),
    ...[...Map.groupBy(rows.byPhone, ({ recipient, why }) => `${why} ${recipient}`).values()].flatMap(needToTell),
    ...[...Map.groupBy(rows.mails, ({ recipient }) => recipient).values()].flatMap(needOfFailed),
  ];
  const [withClients, all] = [
    needs.filter(({ isWithClient }) => isWithClient),
    needs.filter(({ isWithClient }) => !isWithClient),
  ];
  const putOff = new Set(rows.snoozed.map(({ subject }) => subject));
  // Who would leave comes first: all else about them waits for it. What has an end ahead comes before what has waited.
  const rank = ({ since, isFirst }: Need) => (isFirst ? -1 : Number(since <= now));
  const open = all
    .filter(({ subject }) => !putOff.has(subject))
    .toSorted((one, other) => rank(one) - rank(other) || one.since - other.since);
  return { open, putOff: all.length - open.length, withClients };
}
