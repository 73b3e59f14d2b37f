import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings, isStanding, type Signer } from "../../database/schema/bookings.ts";
import { amendments, hasYesOf, isAskable } from "../../database/schema/contracts.ts";
import { hasOpenPlan } from "../../database/schema/requests.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { automaticMailKey, dayInHand, daysFrom, dueWithRoom } from "../../platform/mail/automatic-mail.ts";
import { isReachable, queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";

/** Of a signer. */
export const signerField = (name: keyof Signer, of = "value"): SQL =>
  sql`json_extract(${sql.raw(of)}, ${sql.raw(`'$.${name}'`)})`;

const signMailKey = [bookings.id, signerField("id"), bookings.agreement, signerField("linkVersion")];

/** In full, as days have a `value` too. */
const eachSignerField = (name: keyof Signer): SQL => signerField(name, "json_each.value");

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

const queueSignMailsWhereQuery = (db: Database, which: SQL, now: number, again: readonly SQL[] = []) => {
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

/** Of a row of `bookings` and one of its `amendments`: who signs first by that change. */
export const newSigners = sql`json_each(amendments.after, '$.signers') where not exists
  (select 1 from json_each(bookings.signers) as known where ${signerField("id", "known.value")} = ${eachSignerField("id")})`;

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

/** `change` is an SQL value made of `value`. */
const signersWith = (which: SQL, change: SQL, signers: SQL = sql`bookings.signers`): SQL =>
  sql`(select json_group_array(json(iif(${which}, ${change}, value))) from json_each(${signers}))`;

const nextVersion = sql`'$.linkVersion', json_extract(value, '$.linkVersion') + 1, '$.mailbox', null`;

export const isSignerOf = (id: string, linkVersion: number): SQL =>
  sql`exists (select 1 from json_each(bookings.signers) where ${signerField("id")} = ${id} and ${signerField("linkVersion")} = ${linkVersion})`;

/** The same, also of whom the change adds: of a row of `amendments` in a booking of `bookings`. */
export const isAskedSigner = (id: string, linkVersion: number): SQL =>
  sql`(${isSignerOf(id, linkVersion)} or exists (select 1 from ${newSigners} and ${eachSignerField("id")} = ${id} and ${eachSignerField("linkVersion")} = ${linkVersion}))`;

const proposedSigners = sql`json_extract(amendments.after, '$.signers')`;

/** Of a row of `amendments`; `signers` is an SQL value. */
const withSigners = (signers: SQL): SQL => sql`json_set(amendments.after, '$.signers', json(${signers}))`;

/** Of open changes, whose signers `which` picks. */
const isProposedTo = (which: SQL): SQL =>
  sql`amendments.status = 'proposed' and exists (select 1 from json_each(${proposedSigners}) where ${which})`;

/** `addresses` is an SQL list. */
export const hasSignerAmong = (addresses: SQL): SQL =>
  sql`bookings.signers <> '[]' and bookings.id > '' and exists (select 1 from json_each(bookings.signers) where ${signerField("email")} in ${addresses})`;

/** Ends their links; `to` is `null` for signing on paper. */
const signersReaddressed = (which: SQL, to: string | null, mailbox: string | null = null, signers?: SQL): SQL =>
  signersWith(which, sql`json_set(value, '$.email', ${to}, ${nextVersion}, '$.mailbox', ${mailbox})`, signers);

/**
 * `from` is an SQL value, null for nothing to correct. Asks again for signatures and for a yes to an open change, also
 * those whom the client named, as their links have ended with the client's.
 */
export const correctSignersQueries = (db: Database, from: SQL, to: string, now: number) => {
  const isTheirs = sql`bookings.signers <> '[]' and bookings.id > '' and ${from} is not null`;
  return [
    db
      .update(bookings)
      .set({ signers: signersReaddressed(sql`${signerField("email")} = ${from}`, to) })
      .where(hasSignerAmong(sql`(${from})`)),
    db
      .update(amendments)
      .set({
        after: withSigners(signersReaddressed(sql`${signerField("email")} = ${from}`, to, null, proposedSigners)),
      })
      .where(isProposedTo(sql`${signerField("email")} = ${from}`)),
    queueSignMailsWhereQuery(
      db,
      sql`${isTheirs} and (${signerField("email")} = ${to} or bookings.client_email = ${to})`,
      now,
    ),
    queueAskedMailsQuery(
      db,
      sql`${from} is not null and bookings.id in (select bookings.id from amendments
        inner join bookings on bookings.id = amendments.booking_id where amendments.status = 'proposed'
        and (bookings.client_email in (${from}, ${to}) or ${hasSignerAmong(sql`(${to})`)} or ${isProposedTo(sql`${signerField("email")} = ${to}`)}))`,
      now,
    ),
  ] as const;
};

const withoutLinks = (which: SQL, signers?: SQL): SQL =>
  signersWith(which, sql`json_set(value, '$.linkVersion', json_extract(value, '$.linkVersion') + 1)`, signers);

/** Ends the links of `addresses`, an SQL list. */
export const signersWithoutLinks = (addresses: SQL): SQL => withoutLinks(sql`${signerField("email")} in ${addresses}`);

/** The same for whom an open change asks to sign. */
export const proposedWithoutLinksQuery = (db: Database, addresses: SQL) => {
  const isTheirs = sql`${signerField("email")} in ${addresses}`;
  return db
    .update(amendments)
    .set({ after: withSigners(withoutLinks(isTheirs, proposedSigners)) })
    .where(isProposedTo(isTheirs));
};

/** Who has signed an open change in another text than the one with `sha256` signs anew, by a new link. */
export const signChangeAnewQueries = (db: Database, bookingId: string, sha256: string, now: number) => {
  const isOther = sql`json_extract(yes.value, '$.signed.sha256') <> ${sha256}`;
  return [
    db
      .update(amendments)
      .set({
        after: withSigners(
          withoutLinks(
            sql`exists (select 1 from json_each(amendments.yeses) as yes where json_extract(yes.value, '$.signer') = ${eachSignerField("id")} and ${isOther})`,
            proposedSigners,
          ),
        ),
        yeses: sql`(select json_group_array(json(yes.value)) from json_each(amendments.yeses) as yes where ${isOther} is not true)`,
      })
      .where(and(eq(amendments.bookingId, bookingId), sql`amendments.status = 'proposed'`)),
    queueAskedMailsQuery(db, sql`bookings.id = ${bookingId}`, now),
  ] as const;
};

/** Ends the links that the client gave out. */
export const namedWithoutLinks = withoutLinks(sql`${signerField("mailbox")} is not null`);

/** `addresses` is an SQL list. */
export const signersErased = (signers: SQL, addresses: SQL, name: string): SQL =>
  sql`(select json_group_array(json(iif(${signerField("email")} in ${addresses},
    json_set(value, '$.name', ${name}, '$.email', null, ${nextVersion}), value))) from json_each(${signers}))`;

/** Known signers keep their addresses and links, which may have been corrected while the change was open. */
export const signersAsTheyAre = (changed: readonly Signer[]): SQL =>
  sql`(select json_group_array(json(coalesce((select json_set(given.value, '$.email', ${signerField("email", "known.value")},
      '$.linkVersion', ${signerField("linkVersion", "known.value")}, '$.mailbox', ${signerField("mailbox", "known.value")}) from json_each(bookings.signers) as known
      where ${signerField("id", "known.value")} = ${signerField("id", "given.value")}), given.value))) from json_each(${JSON.stringify(changed)}) as given)`;

/**
 * Ends the old link, and mails the new one for what waits for them: a signature, or a yes. Of whom an open change asks
 * to sign, another address also ends what was signed by the old one. Without `email` only the link changes; a `mailbox`
 * says that the client does it, who may only correct the address of somebody they named, before that signer has signed.
 * Gives whether there was such a signer.
 */
export async function changeSignersLink(
  db: Database,
  { bookingId, signer, email, mailbox }: { bookingId: string; signer: string; email?: string | null; mailbox?: string },
  now: number,
): Promise<boolean> {
  const isByClient = mailbox !== undefined;
  const isTheirs = sql`(${signerField("mailbox")} is not null and not exists (select 1 from signatures
    where signatures.booking_id = ${bookingId} and signatures.signer = ${eachSignerField("id")}))`;
  const isThis = sql`${signerField("id")} = ${signer} and (${!isByClient} or ${isTheirs})`;
  const isOther =
    email === undefined ? sql`${signerField("email")} is not null` : sql`${signerField("email")} is not ${email}`;
  const changedIn = (signers: SQL) =>
    email === undefined
      ? signersWith(isThis, sql`json_set(value, ${nextVersion})`, signers)
      : signersReaddressed(isThis, email, mailbox, signers);
  const isSigned = sql`(json_extract(value, '$.signer') = ${signer} and json_extract(value, '$.signed') is not null)`;
  const [changed, joining] = await db.batch([
    db
      .update(bookings)
      .set({ signers: changedIn(sql`bookings.signers`) })
      .where(
        and(
          eq(bookings.id, bookingId),
          sql`exists (select 1 from json_each(bookings.signers) where ${isThis} and ${isOther})`,
        ),
      )
      .returning({ id: bookings.id }),
    db
      .update(amendments)
      .set({
        after: withSigners(changedIn(proposedSigners)),
        ...(email === undefined
          ? {}
          : {
              yeses: sql`(select json_group_array(json(value)) from json_each(amendments.yeses) where not ${isSigned})`,
            }),
      })
      .where(and(eq(amendments.bookingId, bookingId), isProposedTo(sql`${isThis} and ${isOther}`)))
      .returning({ id: amendments.id }),
    queueSignMailsQuery(db, bookingId, now),
    queueAskedMailsQuery(db, sql`bookings.id = ${bookingId}`, now),
  ]);
  return changed.length + joining.length > 0;
}
