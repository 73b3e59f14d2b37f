import { and, asc, eq, inArray, isNotNull, isNull, lte, notInArray, type SQL, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import { mailTexts, notMailed, outbox, reportedAsSpam } from "../../database/schema/outbox.ts";
import { minute } from "../durations.ts";
import type { MailContent } from "./message.ts";
import { comesBack } from "./outbox.ts";
import { mailTextToStore } from "./text.ts";

/**
 * Longer than any sender lives: Cloudflare ends a Cron Trigger after 15 minutes, and work after an answer after 30
 * seconds.
 */
export const lease = 16 * minute;

/** Only this caller may send it until its lease ends. `attempts` counts this try. */
export type ClaimedMail = Awaited<ReturnType<typeof claimDueMailsQuery>>[number];

/**
 * Claims due mails, oldest first. The next attempt moves to `leaseUntil`, so that no one else sends them, and a crash
 * only delays them.
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
      id: outbox.id,
      mail: outbox.data,
      recipient: outbox.recipient,
      attempts: outbox.attempts,
      sendingSince: outbox.sendingSince,
      // A mail that failed once is sent again by the DJ, who knows why. The DJ's own mails are always tried.
      isHeldBack:
        sql`(outbox.last_error is null and outbox.recipient <> ${site.email} and ${comesBack(sql`outbox.recipient`)})`
          .mapWith(Boolean)
          .as("is_held_back"),
    });

/**
 * Marks that sending begins: from now on the mails may be out. Gives those that are still the caller's; erased or
 * given-up ones are not.
 */
export const beginSendingQuery = (db: Database, ids: readonly string[], leaseUntil: number, now: number) =>
  db
    .update(outbox)
    .set({ sendingSince: now })
    .where(and(inArray(outbox.id, [...ids]), eq(outbox.nextAttemptAt, leaseUntil)))
    .returning({ id: outbox.id });

/** `messageId` is the mail service's; null where only a note says that it went out. */
export const markSentQuery = (db: Database, id: string, messageId: string | null, now: number) =>
  db
    .update(outbox)
    .set({ sentAt: now, nextAttemptAt: null, sendingSince: null, lastError: null, messageId })
    .where(eq(outbox.id, id));

/**
 * The mail service could not deliver what it had taken: it shows as failed, a mail to many as ended. Gives its data;
 * no row for one that is known to have come back, or was sent again meanwhile.
 */
export const markCameBackQuery = (db: Database, messageId: string, reason: string) =>
  db
    .update(outbox)
    .set({
      sentAt: sql`iif(${outbox.kind} in ('newsletter', 'going-live'), ${outbox.sentAt}, null)`,
      lastError: reason,
    })
    .where(and(eq(outbox.messageId, messageId), isNotNull(outbox.sentAt), isNull(outbox.lastError)))
    .returning({ id: outbox.id });

/** It has ended as if sent, with the reason beside it, and is never due or failed again. */
export const markNotNeededQuery = (db: Database, id: string, reason: string, now: number) =>
  db.update(outbox).set({ sentAt: now, nextAttemptAt: null, lastError: reason }).where(eq(outbox.id, id));

/** Who got it does not want it. A mail to many ends the subscription, and nobody has to be asked. */
export const markReportedQuery = (db: Database, messageId: string) =>
  db
    .update(outbox)
    .set({ lastError: reportedAsSpam })
    .where(
      and(
        eq(outbox.messageId, messageId),
        isNotNull(outbox.sentAt),
        isNull(outbox.lastError),
        notInArray(outbox.kind, ["newsletter", "going-live"]),
      ),
    );

/** The DJ has told by phone what could not be mailed, or is not welcome as a mail. */
export const markToldQuery = (db: Database, id: string) =>
  db
    .update(outbox)
    .set({
      lastError: sql`iif(${outbox.lastError} = ${notMailed}, 'No address: told by phone', ${`${reportedAsSpam}, spoken with`})`,
    })
    .where(and(eq(outbox.id, id), inArray(outbox.lastError, [notMailed, reportedAsSpam])));

/** The receipt of a payment that was to be told by phone counts no more, if `isOver` (an SQL value) holds. */
export const leaveReceiptUntoldQuery = (db: Database, paymentId: string, isOver: SQL) =>
  db
    .update(outbox)
    .set({ lastError: "Not needed any more" })
    .where(
      and(
        eq(outbox.lastError, notMailed),
        eq(outbox.kind, "payment-receipt"),
        sql`json_extract(${outbox.data}, '$.paymentId') = ${paymentId}`,
        isOver,
      ),
    );

/** `nextAttemptAt` of `null` gives it up: it shows as failed. */
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

/** Nobody knows whether it went out: it shows as failed, and stays {@link isInDoubt}. */
export const markInDoubtQuery = (db: Database, id: string, attempts: number, reason: string) =>
  db
    .update(outbox)
    .set({ lastError: reason, nextAttemptAt: null })
    .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts)));

/** Stores nothing of a mail that was erased meanwhile. */
export const storeTextQuery = (db: Database, id: string, content: MailContent) =>
  db
    .insert(mailTexts)
    .select(
      sql`select ${outbox.id} as mail_id, ${content.subject} as subject, ${mailTextToStore(content)} as text
      from ${outbox} where ${eq(outbox.id, id)}`,
    )
    .onConflictDoUpdate({
      target: mailTexts.mailId,
      set: { subject: sql`excluded.subject`, text: sql`excluded.text` },
    });
