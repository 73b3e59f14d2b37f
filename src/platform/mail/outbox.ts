import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { outbox } from "../../database/schema/outbox.ts";
import type { MailOf, OutboxMail } from "../../database/schema/outbox-mail.ts";

/**
 * Mails that one run sends at most, and of a mail to many what falls due each minute. A run costs at most 3 subrequests a
 * mail (to read what it is about, to send it, to record that) and two for six: 800 of the 1,000 that Workers Paid allows an
 * invocation, beside about 30 of the Spotify sync.
 */
export const mailsPerMinute = 240;

/** In which minute the mail that stands at `place` (from 1) falls due. D1 binds numbers as reals, hence the cast. */
export const portion = (place: SQL) => sql`cast((${place} - 1) / ${mailsPerMinute} as integer)`;

/** A statement that queues `mail`, due at once, for the batch of what it tells of. A known `dedupeKey` queues nothing. */
export const queueMailQuery = (db: Database, mail: OutboxMail, recipient: string, dedupeKey: string, now: number) =>
  db
    .insert(outbox)
    .values({ id: crypto.randomUUID(), data: mail, recipient, dedupeKey, nextAttemptAt: now, createdAt: now })
    .onConflictDoNothing({ target: outbox.dedupeKey });

/** Mails of one kind, one for each row of a query. */
interface MailsOfRows<Kind extends OutboxMail["kind"]> {
  kind: Kind;
  /** What the mail needs to be written, beside its kind. */
  data: Readonly<Record<Exclude<keyof MailOf<Kind>, "kind">, SQLWrapper>>;
  recipient: SQLWrapper | string;
  /** What tells the event of this mail from others of its kind: the parts of the `dedupeKey`. */
  event: readonly SQLWrapper[];
  /** The `dedupeKey` of a row that is told of under another one than its event's, else null. */
  otherKey?: SQL;
  /** Tables and the condition of the rows. There must be one, else SQLite takes the `on` of a conflict for that of a join. */
  from: SQL;
  /** When a row's mail falls due; at once when absent. */
  dueAt?: SQL;
}

/**
 * A statement that queues mails for the rows of a query, for the batch of what they tell of: only the database knows the
 * rows then. What becomes of a known `dedupeKey` is for the caller to add.
 */
export const queueMailsOfRowsQuery = <Kind extends OutboxMail["kind"]>(
  db: Database,
  mails: MailsOfRows<Kind>,
  now: number,
) => {
  const { kind, recipient, event, otherKey = sql`null`, from, dueAt = sql`${now}` } = mails;
  const data = Object.entries<SQLWrapper>({ kind: sql`${kind}`, ...mails.data });
  const members = data.map(([name, value]) => sql`${name}, ${value}`);
  const key = [sql`${kind}`, ...event];
  // The columns in the order of the schema. A raw statement could not stand in a D1 batch of Drizzle's.
  return db.insert(outbox).select(
    sql`select lower(hex(randomblob(16))) as id, json_object(${sql.join(members, sql`, `)}) as data,
        ${recipient} as recipient, coalesce(${otherKey}, ${sql.join(key, sql` || ':' || `)}) as dedupe_key, 0 as attempts,
        ${dueAt} as next_attempt_at, null as sending_since, null as sent_at, null as last_error, ${now} as created_at,
        null as notice_of, null as notice_at, null as gathered_in
      from ${from}`,
  );
};

interface ConditionalMail {
  id?: string;
  mail: OutboxMail;
  recipient: string;
  dedupeKey: string;
  /** Instant from which it may go out; at once unless told. */
  dueAt?: number;
}

/** The same where `condition` holds, which sees what the statements before it in the batch have done. */
export const queueMailWhereQuery = (
  db: Database,
  { id = crypto.randomUUID(), mail, recipient, dedupeKey, dueAt }: ConditionalMail,
  condition: SQL,
  now: number,
) =>
  // The columns of the outbox in the order of its schema. A raw statement could not stand in a D1 batch of Drizzle's.
  db
    .insert(outbox)
    .select(
      sql`select ${id} as id, ${JSON.stringify(mail)} as data, ${recipient} as recipient, ${dedupeKey} as dedupe_key,
        0 as attempts, ${dueAt ?? now} as next_attempt_at, null as sending_since, null as sent_at, null as last_error, ${now} as created_at,
        null as notice_of, null as notice_at, null as gathered_in
      where ${condition}`,
    )
    .onConflictDoNothing({ target: outbox.dedupeKey });

/** That a mail with this id was queued. */
export const isQueued = (id: string): SQL => sql`exists (select 1 from ${outbox} where ${outbox.id} = ${id})`;
