import { and, asc, eq, inArray, isNotNull, isNull, lte, notInArray, type SQL, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { mailTexts, notMailed, outbox, reportedAsSpam } from "../../database/schema/outbox.ts";
import { minute } from "../durations.ts";
import type { MailContent } from "./message.ts";
import { comesBack } from "./outbox.ts";
import { mailTextToStore } from "./text.ts";

/** Outlives any sender: Cloudflare ends a Cron Trigger after 15 minutes, and work after an answer after 30 seconds. */
export const lease = 16 * minute;

/** Nobody else may send it until its lease ends. `attempts` counts this try. */
export type ClaimedMail = Awaited<ReturnType<typeof claimDueMailsQuery>>[number];

/** The lease keeps others from sending; a crash only delays. */
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
      // After a failure the DJ resends knowingly. The DJ's own mails are always tried.
      isHeldBack:
        sql`(outbox.last_error is null and outbox.recipient <> ${site.email} and ${comesBack(sql`outbox.recipient`)})`
          .mapWith(Boolean)
          .as("is_held_back"),
    });

/** From now on they may be out. Gives those still the caller's. */
export const beginSendingQuery = (db: Database, ids: readonly string[], leaseUntil: number, now: number) =>
  db
    .update(outbox)
    .set({ sendingSince: now })
    .where(and(inArray(outbox.id, [...ids]), eq(outbox.nextAttemptAt, leaseUntil)))
    .returning({ id: outbox.id });

/** `messageId` is null where only a note says it is out. */
export const markSentQuery = (db: Database, id: string, messageId: string | null, now: number) =>
  db
    .update(outbox)
    .set({ sentAt: now, nextAttemptAt: null, sendingSince: null, lastError: null, messageId })
    .where(eq(outbox.id, id));

/** A bounced mail shows as failed, a mail to many as ended. Gives no row when known or sent again. */
export const markCameBackQuery = (db: Database, messageId: string, reason: string) =>
  db
    .update(outbox)
    .set({
      sentAt: sql`iif(${outbox.kind} in ('newsletter', 'going-live'), ${outbox.sentAt}, null)`,
      lastError: reason,
    })
    .where(and(eq(outbox.messageId, messageId), isNotNull(outbox.sentAt), isNull(outbox.lastError)))
    .returning({ id: outbox.id });

export const markNotNeededQuery = (db: Database, id: string, reason: string, now: number) =>
  db.update(outbox).set({ sentAt: now, nextAttemptAt: null, lastError: reason }).where(eq(outbox.id, id));

/** Reported as spam. A mail to many ends the subscription. */
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

/** Told by phone instead, with all that waited before to be told to the same person. */
export const markToldQuery = (db: Database, id: string) =>
  db
    .update(outbox)
    .set({
      lastError: sql`iif(${outbox.lastError} = ${notMailed}, 'No address: told by phone', ${`${reportedAsSpam}, spoken with`})`,
    })
    .where(
      sql`exists (select 1 from outbox as told where told.id = ${id} and told.recipient = outbox.recipient
        and told.created_at >= outbox.created_at and told.last_error = outbox.last_error)
        and ${outbox.lastError} in (${sql.raw(`'${notMailed}', '${reportedAsSpam}'`)})`,
    );

export const dropReceiptMailQuery = (db: Database, paymentId: string, isOver: SQL) =>
  db
    .update(outbox)
    .set({ lastError: "Not needed any more" })
    .where(and(eq(outbox.dedupeKey, `payment-receipt:${paymentId}`), eq(outbox.lastError, notMailed), isOver));

/** What waits to be told by phone of a booking's confirmation says what is paid as of now. */
export const tellAnewQuery = (db: Database, paymentId: string, now: number, isOver: SQL) =>
  db
    .update(outbox)
    .set({ sentAt: null, lastError: null, nextAttemptAt: now })
    .where(
      and(
        sql`${outbox.dedupeKey} = 'booking-confirmed:' || (select booking_id from payments where payments.id = ${paymentId})`,
        eq(outbox.lastError, notMailed),
        isOver,
      ),
    );

/** `nextAttemptAt` of `null` gives up. */
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

/** It shows as failed, and stays {@link isInDoubt}. */
export const markInDoubtQuery = (db: Database, id: string, attempts: number, reason: string) =>
  db
    .update(outbox)
    .set({ lastError: reason, nextAttemptAt: null })
    .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts)));

export const storeMailTextQuery = (db: Database, id: string, content: MailContent) =>
  insertFrom(
    db,
    mailTexts,
    { mailId: outbox.id, subject: content.subject, text: mailTextToStore(content) },
    sql`from ${outbox} where ${eq(outbox.id, id)}`,
  ).onConflictDoUpdate({
    target: mailTexts.mailId,
    set: { subject: sql`excluded.subject`, text: sql`excluded.text` },
  });
