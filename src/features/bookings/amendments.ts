import { and, desc, eq, isNotNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { amendments, hasYesOf, isAskable } from "../../database/schema/contracts.ts";
import { owedOfBooking, reducedOfBooking, reducedOfDeposit } from "../../database/schema/payments.ts";
import { isTakenByAnother } from "../dates/opened-days.ts";
import { queueLeftOutMailsQuery } from "../people/signer-mails.ts";
import { queueAboutQuery } from "./notify-client.ts";

/** In cents, off both prices. */
const reductions = {
  reduced: reducedOfBooking.mapWith(Number).as("reduced"),
  reducedDeposit: reducedOfDeposit.mapWith(Number).as("reduced_deposit"),
};

export const hasEveryYes: SQL = sql`(${isAskable} and not exists (select 1 from (select '' as id union all
    select json_extract(signing.value, '$.id') from bookings as signed, json_each(signed.signers) as signing
      where signed.id = amendments.booking_id union
    select json_extract(joining.value, '$.id') from json_each(amendments.after, '$.signers') as joining) as needed
  where not (needed.id = '' and amendments.proposed_by = 'client') and not ${hasYesOf(sql`needed.id`)}))`;

const proposedDate = sql`json_extract(amendments.after, '$.eventDate')`;

export const isProposedDateGone = (now: number): SQL =>
  sql`(${proposedDate} <> bookings.event_date and ${isTakenByAnother(proposedDate, sql`bookings.id`, now)})`;

export type Proposal = Awaited<ReturnType<typeof proposalQuery>>[number];

export const proposalQuery = (db: Database, bookingId: string | SQLWrapper, now: number) =>
  db
    .select({
      id: amendments.id,
      before: amendments.before,
      after: amendments.after,
      proposedBy: amendments.proposedBy,
      yeses: amendments.yeses,
      createdAt: amendments.createdAt,
      answerBy: amendments.answerBy,
      owed: owedOfBooking.mapWith(Number).as("owed"),
      isDateGone: isProposedDateGone(now).mapWith(Boolean).as("is_date_gone"),
      ...reductions,
    })
    .from(amendments)
    .innerJoin(bookings, eq(bookings.id, amendments.bookingId))
    .where(
      and(
        eq(amendments.bookingId, bookingId),
        eq(amendments.status, "proposed"),
        sql`(amendments.answer_by is null or amendments.answer_by > ${now})`,
      ),
    );

/** The client's open change; "" where there is none. */
export const wishOf = (proposal: Pick<Proposal, "id" | "proposedBy"> | null | undefined): string =>
  proposal?.proposedBy === "client" ? proposal.id : "";

/** Only if `ended` (an SQL value) holds. */
export const withdrawProposalQuery = (db: Database, id: string, ended: SQL, now: number) =>
  db
    .update(amendments)
    .set({ status: "withdrawn", decidedAt: now })
    .where(and(eq(amendments.bookingId, id), eq(amendments.status, "proposed"), ended));

/** To who asked for it, or was asked to sign first by it: behind what takes its place in a batch. */
export const queueWithdrawnMailsQueries = (db: Database, bookingId: string, now: number) => {
  const ended = sql`(select amendments.id from amendments where amendments.booking_id = ${bookingId}
    and amendments.proposed_by = 'client' and amendments.status = 'withdrawn' and amendments.decided_at = ${now})`;
  return [
    queueAboutQuery(
      db,
      bookingId,
      {
        data: sql`json_object('kind', 'amendment-ended', 'bookingId', bookings.id, 'amendmentId', ${ended})`,
        to: sql`bookings.client_email`,
        key: sql`'amendment-ended:' || ${ended}`,
        there: sql`exists ${ended}`,
      },
      now,
    ),
    queueLeftOutMailsQuery(db, bookingId, now),
  ] as const;
};

/** The name of who decided in the client's stead. */
const acceptingSigner = sql`(select json_extract(value, '$.name') from (select value from json_each(amendments.before, '$.signers')
    union all select value from json_each(amendments.after, '$.signers'))
  where json_extract(value, '$.id') = amendments.signer limit 1)`;

/** Of a row of `contract_versions` that an accepted change made: the administrator who entered the yes of others. */
export const onPaperBy = sql<string | null>`(select amendments.decided_by from amendments
  where amendments.booking_id = contract_versions.booking_id and amendments.status = 'accepted'
    and amendments.decided_at = contract_versions.created_at
    and (amendments.proposed_by = 'dj' or ${hasYesOf("paper")}))`.as("on_paper_by");

/** Of such a row: who said yes to the overtime in it. */
export const overtimeBy = sql<string | null>`(select coalesce(${acceptingSigner}, bookings.client_name) from amendments
  inner join bookings on bookings.id = amendments.booking_id where amendments.booking_id = contract_versions.booking_id
    and amendments.answer_by is not null and amendments.decided_at = contract_versions.created_at)`.as("overtime_by");

/** `isSecond`: it replaced an earlier proposal by the DJ. */
export const amendmentQuery = (db: Database, id: string) =>
  db
    .select({
      before: amendments.before,
      after: amendments.after,
      status: amendments.status,
      proposedBy: amendments.proposedBy,
      yeses: amendments.yeses,
      answerBy: amendments.answerBy,
      signer: amendments.signer,
      acceptedBy: sql<string>`coalesce(${acceptingSigner}, bookings.client_name)`.as("accepted_by"),
      isAnswer: isNotNull(amendments.requestId).mapWith(Boolean).as("is_answer"),
      isSecond: sql`exists (select 1 from amendments as earlier where earlier.booking_id = amendments.booking_id
        and earlier.proposed_by = 'dj' and earlier.status = 'withdrawn' and earlier.decided_at = amendments.created_at)`
        .mapWith(Boolean)
        .as("is_second"),
      ...reductions,
      owed: sql<number>`(json_extract(amendments.before, '$.price') - bookings.price + ${owedOfBooking})`.as("owed"),
    })
    .from(amendments)
    .innerJoin(bookings, eq(bookings.id, amendments.bookingId))
    .where(eq(amendments.id, id));

/** The newest overtime, whatever became of it. */
export const overtimeQuery = (db: Database, bookingId: string | SQLWrapper) =>
  db
    .select({
      id: amendments.id,
      before: amendments.before,
      after: amendments.after,
      status: amendments.status,
      answerBy: sql<number>`${amendments.answerBy}`.as("answer_by"),
      decidedAt: amendments.decidedAt,
      decidedBy: amendments.decidedBy,
    })
    .from(amendments)
    .where(and(eq(amendments.bookingId, bookingId), isNotNull(amendments.answerBy)))
    .orderBy(desc(amendments.createdAt))
    .limit(1);
