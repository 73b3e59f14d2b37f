import { and, eq, gt, isNotNull, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import { addressComesBack, noSuchAddress, outbox } from "../../database/schema/outbox.ts";
import { minute } from "../durations.ts";
import { lease } from "./claim-mails.ts";
import { portion } from "./outbox.ts";

export const isFailed = and(isNull(outbox.nextAttemptAt), isNull(outbox.sentAt));

/** These may have gone out: only a person resends them. */
const isInDoubt = isNotNull(outbox.sendingSince);

/** One due within the {@link lease} is left alone: a sender may have it. */
export const resendMailQuery = (db: Database, id: string, now: number) =>
  db
    .update(outbox)
    .set({ attempts: 0, nextAttemptAt: now, sendingSince: null })
    .where(and(eq(outbox.id, id), or(isFailed, gt(outbox.nextAttemptAt, now + lease))));

/** Correcting an address has ended its old links. */
const data = sql`json_remove(${outbox.data}, '$.linkVersion', '$.version')`;

export const readdressMailQuery = (db: Database, id: string, recipient: string, now: number) =>
  db
    .update(outbox)
    .set({ recipient, data, attempts: 0, nextAttemptAt: now, sendingSince: null })
    .where(and(eq(outbox.id, id), or(isFailed, gt(outbox.nextAttemptAt, now + lease))))
    .returning({ id: outbox.id });

/**
 * Failed mails go to `to` at once, waiting ones when due. Mails of subscribers, to the DJ, in doubt or being sent
 * stay.
 */
export const readdressMailsQueries = (db: Database, from: SQL, to: string, now: number) => {
  const isTheirs = and(
    sql`${outbox.recipient} = ${from} and ${outbox.recipient} <> ${site.email}`,
    isNull(outbox.sentAt),
    isNull(outbox.sendingSince),
    sql`json_extract(${outbox.data}, '$.subscriberId') is null`,
  );
  return [
    db
      .update(outbox)
      .set({ recipient: to, data })
      .where(
        and(
          isTheirs,
          isNotNull(outbox.nextAttemptAt),
          or(eq(outbox.attempts, 0), gt(outbox.nextAttemptAt, now + lease)),
        ),
      ),
    db
      .update(outbox)
      .set({ recipient: to, data, attempts: 0, nextAttemptAt: now })
      .where(and(isTheirs, isNull(outbox.nextAttemptAt))),
  ] as const;
};

/** No such address exists, so these are resent only singly. */
const isToNobody = sql`(coalesce(${outbox.lastError}, '') = ${addressComesBack}
  or substr(coalesce(${outbox.lastError}, ''), 1, ${sql.raw(String(noSuchAddress.length))}) = ${noSuchAddress})`;

/** In portions of {@link mailsPerMinute}, oldest first. */
export const resendFailedMailsQuery = (db: Database, now: number) => {
  const minutes = sql<number>`${portion(sql`row_number() over (order by ${outbox.createdAt})`)}`.as("minutes");
  const failed = db
    .select({ id: outbox.id, minutes })
    .from(outbox)
    .where(and(isFailed, not(isInDoubt), not(isToNobody)))
    .as("failed");
  return db
    .update(outbox)
    .set({ attempts: 0, nextAttemptAt: sql`${now} + failed.minutes * ${minute}` })
    .from(failed)
    .where(eq(outbox.id, failed.id));
};
