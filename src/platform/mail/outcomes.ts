import { type SQL, sql } from "drizzle-orm";
import { outbox } from "../../database/schema/outbox.ts";

/** Nobody needed the `pointless` ones any more. */
export interface Outcomes {
  sent: number;
  waiting: number;
  failed: number;
  pointless: number;
}

const { dedupeKey, nextAttemptAt, sentAt, lastError } = outbox;

/** Keys that begin with `event` and a colon, by index: the semicolon follows the colon. */
export const mailsOf = (event: SQL) =>
  sql`${outbox} where ${dedupeKey} > ${event} || ':' and ${dedupeKey} < ${event} || ';'`;

export const hasArrived = sql`(${sentAt} is not null and ${lastError} is null)`;

export const outcomesOf = (event: SQL) =>
  sql<Outcomes>`(select json_object(
      'sent', count(*) filter (where ${hasArrived}),
      'waiting', count(*) filter (where ${nextAttemptAt} is not null),
      'failed', count(*) filter (where ${nextAttemptAt} is null and ${sentAt} is null),
      'pointless', count(*) filter (where ${sentAt} is not null and ${lastError} is not null))
    from ${mailsOf(event)})`.mapWith((json: string): Outcomes => JSON.parse(json));
