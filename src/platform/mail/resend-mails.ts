import { and, eq, gt, isNotNull, isNull, not, or, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { minute } from "../durations.ts";
import { lease } from "./claim-mails.ts";
import { portion } from "./outbox.ts";

export const isFailed = and(isNull(outbox.nextAttemptAt), isNull(outbox.sentAt));

/** They may have gone out: only a person sends them again, one by one. */
const isInDoubt = isNotNull(outbox.sendingSince);

/**
 * Makes a failed or waiting mail due at once with all its tries. One due within the {@link lease} is left alone: a
 * sender may have it.
 */
export const resendMailQuery = (db: Database, id: string, now: number) =>
  db
    .update(outbox)
    .set({ attempts: 0, nextAttemptAt: now, sendingSince: null })
    .where(and(eq(outbox.id, id), or(isFailed, gt(outbox.nextAttemptAt, now + lease))));

/** Makes it due at once. Its old link's version is forgotten: correcting an address has ended the old links. */
export const readdressMailQuery = (db: Database, id: string, recipient: string, now: number) =>
  db
    .update(outbox)
    .set({
      ...{ recipient, attempts: 0, nextAttemptAt: now, sendingSince: null },
      data: sql`json_remove(${outbox.data}, '$.linkVersion', '$.version')`,
    })
    .where(and(eq(outbox.id, id), or(isFailed, gt(outbox.nextAttemptAt, now + lease))))
    .returning({ id: outbox.id });

/** But those in doubt, in portions of {@link mailsPerMinute}, oldest first. */
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
