import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import type { MailOf, OutboxMail } from "../business/outbox-mail.ts";
import type { Database } from "../db/client.ts";
import { minute } from "../durations.ts";
import type { MailContent } from "./message.ts";
import { mailTexts, outbox } from "./schema.ts";
import { mailTextToKeep } from "./text.ts";

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
  const { kind, recipient, event, from, dueAt = sql`${now}` } = mails;
  const data = Object.entries<SQLWrapper>({ kind: sql`${kind}`, ...mails.data });
  const members = data.map(([name, value]) => sql`${name}, ${value}`);
  const key = [sql`${kind}`, ...event];
  // The columns in the order of the schema. A raw statement could not stand in a D1 batch of Drizzle's.
  return db.insert(outbox).select(
    sql`select lower(hex(randomblob(16))) as id, json_object(${sql.join(members, sql`, `)}) as data,
        ${recipient} as recipient, ${sql.join(key, sql` || ':' || `)} as dedupe_key, 0 as attempts,
        ${dueAt} as next_attempt_at, null as sending_since, null as sent_at, null as last_error, ${now} as created_at
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
        0 as attempts, ${dueAt ?? now} as next_attempt_at, null as sending_since, null as sent_at, null as last_error, ${now} as created_at
      where ${condition}`,
    )
    .onConflictDoNothing({ target: outbox.dedupeKey });

/** That a mail with this id was queued. */
export const isQueued = (id: string): SQL => sql`exists (select 1 from ${outbox} where ${outbox.id} = ${id})`;

/**
 * Milliseconds for which a claimed mail is left to its sender: longer than any may live, for Cloudflare ends a Cron Trigger
 * after 15 minutes and what follows an answer after 30 seconds. One that died with it is taken up again after this.
 */
export const lease = 16 * minute;

/** A mail that this caller alone may send until its lease ends. `attempts` counts this try. */
export type ClaimedMail = Awaited<ReturnType<typeof claimDueMailsQuery>>[number];

/**
 * Claims up to `limit` mails that are due at `now` (milliseconds), oldest first. A claim moves the next attempt to
 * `leaseUntil`, so that no one else sends it meanwhile, and a crash before the outcome is recorded only delays it.
 */
export const claimDueMailsQuery = (db: Database, now: number, leaseUntil: number, limit: number) =>
  db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: leaseUntil })
    .where(
      inArray(
        outbox.id,
        db
          .select({ id: outbox.id })
          .from(outbox)
          .where(lte(outbox.nextAttemptAt, now))
          .orderBy(asc(outbox.nextAttemptAt))
          .limit(limit),
      ),
    )
    .returning({
      ...{ id: outbox.id, mail: outbox.data, recipient: outbox.recipient, attempts: outbox.attempts },
      sendingSince: outbox.sendingSince,
    });

/**
 * A statement that notes of mails claimed until `leaseUntil` that their sending begins: from now on they may be out. It
 * gives those that are still the caller's to send; one that was erased meanwhile, or given up as not begun, is not.
 */
export const beginSendingQuery = (db: Database, ids: readonly string[], leaseUntil: number, now: number) =>
  db
    .update(outbox)
    .set({ sendingSince: now })
    .where(and(inArray(outbox.id, [...ids]), eq(outbox.nextAttemptAt, leaseUntil)))
    .returning({ id: outbox.id });

/** Records that a mail went out: it is never due again. */
export const markSentQuery = (db: Database, id: string, now: number) =>
  db
    .update(outbox)
    .set({ sentAt: now, nextAttemptAt: null, sendingSince: null, lastError: null })
    .where(eq(outbox.id, id));

/**
 * Records why a mail has become pointless: it has ended at `now` as one that was sent, but for the reason beside it, and
 * is neither due nor failed ever again.
 */
export const markNotNeededQuery = (db: Database, id: string, reason: string, now: number) =>
  db.update(outbox).set({ sentAt: now, nextAttemptAt: null, lastError: reason }).where(eq(outbox.id, id));

/** Records a try that sent nothing. `nextAttemptAt` of `null` gives the mail up: it shows as failed. */
export const markFailedQuery = (
  db: Database,
  id: string,
  attempts: number,
  error: string,
  nextAttemptAt: number | null,
) =>
  db
    .update(outbox)
    .set({ lastError: error, nextAttemptAt, sendingSince: null })
    .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts)));

/** Records that nobody knows whether a mail whose sending began went out: it shows as failed, and stays {@link isInDoubt}. */
export const markInDoubtQuery = (db: Database, id: string, attempts: number, reason: string) =>
  db
    .update(outbox)
    .set({ lastError: reason, nextAttemptAt: null })
    .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts)));

/** Keeps what a mail says at this try. It keeps nothing of a mail that was erased meanwhile. */
export const keepTextQuery = (db: Database, id: string, content: MailContent) =>
  db
    .insert(mailTexts)
    .select(
      sql`select ${outbox.id} as mail_id, ${content.subject} as subject, ${mailTextToKeep(content)} as text
      from ${outbox} where ${eq(outbox.id, id)}`,
    )
    .onConflictDoUpdate({
      target: mailTexts.mailId,
      set: { subject: sql`excluded.subject`, text: sql`excluded.text` },
    });

/** Mails that were given up. */
export const isFailed = and(isNull(outbox.nextAttemptAt), isNull(outbox.sentAt));

/** Those of them that may have gone out: only a person sends them again, one by one. */
const isInDoubt = isNotNull(outbox.sendingSince);

/**
 * A statement that makes a failed mail, or one that would wait longer, due at once with all its tries before it. One
 * that is due within the {@link lease} is left alone: a sender may have it in hand.
 */
export const resendMailQuery = (db: Database, id: string, now: number) =>
  db
    .update(outbox)
    .set({ attempts: 0, nextAttemptAt: now, sendingSince: null })
    .where(and(eq(outbox.id, id), or(isFailed, gt(outbox.nextAttemptAt, now + lease))));

/**
 * A statement that gives a mail which has not gone out another address, and makes it due at once. A link version that it was
 * queued with is forgotten: a corrected address has ended the links of the old one.
 */
export const readdressMailQuery = (db: Database, id: string, recipient: string, now: number) =>
  db
    .update(outbox)
    .set({
      ...{ recipient, attempts: 0, nextAttemptAt: now, sendingSince: null },
      data: sql`json_remove(${outbox.data}, '$.linkVersion')`,
    })
    .where(and(eq(outbox.id, id), or(isFailed, gt(outbox.nextAttemptAt, now + lease))))
    .returning({ id: outbox.id });

/** A statement that makes all failed mails due again but those in doubt, in portions of {@link mailsPerMinute}, oldest first. */
export const resendFailedMailsQuery = (db: Database, now: number) => {
  const minutes = sql<number>`${portion(sql`row_number() over (order by ${outbox.createdAt})`)}`.as("minutes");
  const failed = db
    .select({ id: outbox.id, minutes })
    .from(outbox)
    .where(and(isFailed, not(isInDoubt)))
    .as("failed");
  return db
    .update(outbox)
    .set({ attempts: 0, nextAttemptAt: sql`${now} + failed.minutes * ${minute}` })
    .from(failed)
    .where(eq(outbox.id, failed.id));
};
