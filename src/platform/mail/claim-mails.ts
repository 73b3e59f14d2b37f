import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { mailTexts, outbox } from "../../database/schema/outbox.ts";
import { minute } from "../durations.ts";
import type { MailContent } from "./message.ts";
import { mailTextToKeep } from "./text.ts";

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
