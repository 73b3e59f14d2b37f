import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { noSuchAddress, outbox } from "../../database/schema/outbox.ts";
import type { MailOf, OutboxMail } from "../../database/schema/outbox-mail.ts";

/**
 * A mail costs 4 subrequests and six mails two more: 806 of Workers Paid's 1,000, beside about 30 for Spotify, 90 for
 * notices on the DJ's phones and 55 on those of others.
 */
export const mailsPerMinute = 186;

/** `place` counts from 1. D1 binds numbers as reals. */
export const portion = (place: SQL) => sql`cast((${place} - 1) / ${mailsPerMinute} as integer)`;

/** Tests for the stand-in of no-address.ts. */
export const isWithoutAddress = (email: SQLWrapper): SQL => sql`substr(${email}, 1, 9) = 'no-email-'`;

/** Mails without an address are kept for the DJ to tell; an erased client's are not. */
export const isReachable = (email: SQLWrapper): SQL => sql`(instr(${email}, '@') > 0 or ${isWithoutAddress(email)})`;

const cameBack = (address: SQLWrapper): SQL =>
  sql`outbox as back where back.recipient = ${address} and back.next_attempt_at is null and back.sent_at is null
    and substr(back.last_error, 1, ${sql.raw(String(noSuchAddress.length))}) = ${noSuchAddress}`;

/** A mail to it bounced and was not sent again. */
export const comesBack = (address: SQLWrapper): SQL => sql`exists (select 1 from ${cameBack(address)})`;

export const isMailedTo = (address: SQLWrapper): SQL => sql`(instr(${address}, '@') > 0 and not ${comesBack(address)})`;

export const cameBackQuery = (db: Database, address: SQLWrapper) =>
  db
    .select({ id: sql<string>`back.id`.as("came_back_id") })
    .from(sql`${cameBack(address)}`)
    .limit(1);

/** A known `dedupeKey` queues nothing. */
export const queueMailQuery = (db: Database, mail: OutboxMail, recipient: string, dedupeKey: string, now: number) =>
  db
    .insert(outbox)
    .values({ id: crypto.randomUUID(), data: mail, recipient, dedupeKey, nextAttemptAt: now, createdAt: now })
    .onConflictDoNothing({ target: outbox.dedupeKey });

type MailRow = Omit<Parameters<typeof insertFrom<typeof outbox>>[2], "attempts" | "createdAt">;

/** `from` begins with "from" or "where". Drizzle's batches take no raw statements. */
export const insertMailsQuery = (db: Database, row: MailRow, from: SQL, now: number) =>
  insertFrom(db, outbox, { ...row, attempts: 0, createdAt: now }, from);

interface MailsOfRows<Kind extends OutboxMail["kind"]> {
  kind: Kind;
  data: Readonly<Record<Exclude<keyof MailOf<Kind>, "kind">, SQLWrapper>>;
  recipient: SQLWrapper | string;
  /** Parts of the `dedupeKey`. */
  event: readonly SQLWrapper[];
  /** Replaces the `dedupeKey` unless null. */
  otherKey?: SQL;
  /** Needs a condition, else SQLite takes `on conflict` for a join's `on`. */
  from: SQL;
  dueAt?: SQL;
}

/** The caller adds what becomes of a known `dedupeKey`. */
export const mailsOfRowsQuery = <Kind extends OutboxMail["kind"]>(
  db: Database,
  mails: MailsOfRows<Kind>,
  now: number,
) => {
  const { kind, recipient, event, otherKey = sql`null`, from, dueAt = sql`${now}` } = mails;
  const data = Object.entries<SQLWrapper>({ kind: sql`${kind}`, ...mails.data });
  const members = data.map(([name, value]) => sql`${name}, ${value}`);
  const key = [sql`${kind}`, ...event];
  return insertMailsQuery(
    db,
    {
      id: sql`lower(hex(randomblob(16)))`,
      data: sql`json_object(${sql.join(members, sql`, `)})`,
      recipient,
      dedupeKey: sql`coalesce(${otherKey}, ${sql.join(key, sql` || ':' || `)})`,
      nextAttemptAt: dueAt,
    },
    sql`from ${from}`,
    now,
  );
};

/** A known `dedupeKey` queues nothing. */
export const queueMailsOfRowsQuery = <Kind extends OutboxMail["kind"]>(
  db: Database,
  mails: MailsOfRows<Kind>,
  now: number,
) => mailsOfRowsQuery(db, mails, now).onConflictDoNothing({ target: outbox.dedupeKey });

interface ConditionalMail {
  id?: string;
  mail: OutboxMail;
  recipient: string;
  dedupeKey: string;
  dueAt?: number;
}

/** `condition` sees earlier statements of the batch. */
export const queueMailWhereQuery = (
  db: Database,
  { id = crypto.randomUUID(), mail, recipient, dedupeKey, dueAt }: ConditionalMail,
  condition: SQL,
  now: number,
) =>
  insertMailsQuery(
    db,
    { id, data: mail, recipient, dedupeKey, nextAttemptAt: dueAt ?? now },
    sql`where ${condition}`,
    now,
  ).onConflictDoNothing({ target: outbox.dedupeKey });

export const isQueued = (id: string): SQL => sql`exists (select 1 from ${outbox} where ${outbox.id} = ${id})`;
