import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings, isStanding } from "../../database/schema/bookings.ts";
import { amendments, hasYesOf, isAskable } from "../../database/schema/contracts.ts";
import { hasOpenPlan } from "../../database/schema/requests.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { automaticMailKey, dayInHand, daysFrom, dueWithRoom } from "../../platform/mail/automatic-mail.ts";
import { isReachable, queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";
import { eachSignerField, newSigners, signerField } from "./signer-fields.ts";

const signMailKey = [bookings.id, signerField("id"), bookings.agreement, signerField("linkVersion")];

const mailDays = 7;

const dayKey = automaticMailKey(eachSignerField("mailbox"), dayInHand);

/** Of the first day on which the mailbox of somebody whom a client named gets no other automatic mail. */
const onFreeDay = (what: SQL, now: number): SQL => sql`(select ${what} from ${daysFrom(now, mailDays)}
  where not exists (select 1 from outbox as earlier where earlier.dedupe_key = ${dayKey}) order by day.key limit 1)`;

const isAskedSoon = (now: number): SQL => sql`exists (select 1 from ${daysFrom(now, mailDays)}
  inner join outbox as soon on soon.dedupe_key = ${dayKey} and json_extract(soon.data, '$.signer') = ${eachSignerField("id")}
    and json_extract(soon.data, '$.linkVersion') = ${eachSignerField("linkVersion")})`;

/** A mail has led to one: no stranger any more. */
const hasSignedBefore = sql`exists (select 1 from signatures where signatures.booking_id = bookings.id
  and signatures.signer = ${eachSignerField("id")} and signatures."by" is null)`;

export const queueSignMailsWhereQuery = (db: Database, which: SQL, now: number, again: readonly SQL[] = []) => {
  const isNamed =
    again.length > 0 ? sql`false` : sql`(${eachSignerField("mailbox")} is not null and not ${hasSignedBefore})`;
  return queueMailsOfRowsQuery(
    db,
    {
      kind: "sign-asked",
      data: { bookingId: bookings.id, signer: signerField("id"), linkVersion: signerField("linkVersion") },
      recipient: signerField("email"),
      event: [...signMailKey, ...again],
      otherKey: sql`iif(${isNamed}, ${onFreeDay(dayKey, now)}, null)`,
      dueAt: sql`iif(${isNamed}, ${onFreeDay(dueWithRoom, now)}, ${now})`,
      from: sql`${bookings}, json_each(bookings.signers) where ${which} and ${isStanding(now)}
        and instr(${signerField("email")}, '@') > 0 and not exists (select 1 from signatures where signatures.booking_id = bookings.id
          and signatures.agreement = bookings.agreement and signatures.signer = ${eachSignerField("id")})
        and not (${isNamed} and (${isAskedSoon(now)} or ${onFreeDay(dueWithRoom, now)} is null))`,
    },
    now,
  );
};

/**
 * Mails unsigned signers once for each agreement and link, those whom a client named, until they have signed once, at most
 * once a day, so it may follow every change; nobody while the booking has no date.
 */
export const queueSignMailsQuery = (db: Database, bookingId: string, now: number) =>
  queueSignMailsWhereQuery(db, sql`${bookings.id} = ${bookingId}`, now);

/** Mails those first mailed in the span who have not signed. */
export const remindSignersQuery = (db: Database, { from, until }: { from: number; until: number }, now: number) => {
  const first = sql.join([sql`'sign-asked'`, ...signMailKey], sql` || ':' || `);
  const days = [from, until].map((instant) => automaticMailKey(eachSignerField("mailbox"), calendarDateAt(instant)));
  const which = sql`bookings.signers <> '[]' and bookings.id > '' and bookings.status in ('hold', 'confirmed')
    and bookings.event_date >= ${calendarDateAt(now)} and bookings.is_left_alone = 0 and not ${hasOpenPlan} and exists (select 1 from outbox as asked
      where asked.dedupe_key in (${first}, ${sql.join(days, sql`, `)}) and asked.created_at between ${from} and ${until}
        and json_extract(asked.data, '$.signer') = ${eachSignerField("id")})`;
  return queueSignMailsWhereQuery(db, which, now, [sql`'again'`]);
};

/** Of a row of {@link mailboxesOf} to be: they have signed the agreement in force. */
export const hasSigned: SQL = sql`exists (select 1 from signatures where signatures.booking_id = bookings.id
  and signatures.agreement = bookings.agreement and signatures.signer = party.id)`;

/** Of a row of {@link mailboxesOf} to be: they would sign first by the change. */
const joins = sql`party.place >= 1000`;

/**
 * Where news of the bookings that `which` picks goes: of the client (whose id is empty) and those who sign with them, or
 * would by the change that `proposed` picks, whom `hears` picks by `party.id`. A row for each address, however many share
 * it, with the id of the first and all their `links`.
 */
export const mailboxesOf = (which: SQL, hears: SQL, proposed: SQL = sql`false`): SQL =>
  sql`(select bookings.id as booking_id, party.id, party.email, min(party.place),
      group_concat(party.id || '.' || party.link_version) as links
    from bookings inner join (
      select bookings.id as booking_id, '' as id, bookings.client_email as email, 0 as link_version, -1 as place
        from bookings where ${which}
      union all select bookings.id, json_extract(value, '$.id'), json_extract(value, '$.email'),
        json_extract(value, '$.linkVersion'), key from bookings, json_each(bookings.signers) where ${which}
      union all select bookings.id, ${eachSignerField("id")}, ${eachSignerField("email")}, ${eachSignerField("linkVersion")}, 1000 + json_each.key
        from bookings inner join amendments on amendments.booking_id = bookings.id and ${proposed}, ${newSigners} and ${which}
    ) as party on party.booking_id = bookings.id
    where ${isReachable(sql`party.email`)} and ${hears} group by bookings.id, party.email)`;

/**
 * Of the open change, to all whose yes is missing: once for each link, so it may follow whatever asks them or corrects an
 * address.
 */
export const queueAskedMailsQuery = (db: Database, which: SQL, now: number) => {
  const isAsked = sql`exists (select 1 from amendments where amendments.booking_id = bookings.id and amendments.status = 'proposed'
    and ${isAskable} and not ${hasYesOf(sql`party.id`)} and not (party.id = '' and amendments.proposed_by = 'client'))`;
  return queueMailsOfRowsQuery(
    db,
    {
      kind: "amendment-proposed",
      data: { bookingId: amendments.bookingId, amendmentId: amendments.id },
      recipient: sql`mailbox.email`,
      event: [amendments.id, sql`mailbox.links`],
      from: sql`${mailboxesOf(which, isAsked, sql`amendments.status = 'proposed'`)} as mailbox
        inner join ${amendments} on ${amendments.bookingId} = mailbox.booking_id and ${amendments.status} = 'proposed'
        where not exists (select 1 from outbox as waiting where waiting.recipient = mailbox.email and waiting.next_attempt_at is not null
          and waiting.kind = 'amendment-proposed' and json_extract(waiting.data, '$.amendmentId') = ${amendments.id})`,
    },
    now,
  );
};

/**
 * To who was to sign first by the change withdrawn at `now`, and is not by the one that took its place. The client hears
 * that by other mails.
 */
export const queueLeftOutMailsQuery = (db: Database, bookingId: string, now: number) => {
  const ended = sql`(select amendments.id from amendments where amendments.booking_id = ${bookingId}
    and amendments.status = 'withdrawn' and amendments.decided_at = ${now})`;
  const isNext = sql`exists (select 1 from amendments, json_each(amendments.after, '$.signers')
    where amendments.booking_id = ${bookingId} and amendments.status = 'proposed' and ${eachSignerField("id")} = party.id)`;
  return queueMailsOfRowsQuery(
    db,
    {
      kind: "amendment-ended",
      data: { bookingId: sql`mailbox.booking_id`, amendmentId: ended, words: sql`null` },
      recipient: sql`mailbox.email`,
      event: [ended, sql`mailbox.id`],
      from: sql`${mailboxesOf(sql`bookings.id = ${bookingId}`, sql`${joins} and party.email <> bookings.client_email and not ${isNext}`, sql`amendments.id = ${ended}`)} as mailbox where true`,
    },
    now,
  );
};
