import { type SQL, sql } from "drizzle-orm";
import { outbox } from "../../database/schema/outbox.ts";

/** How the mails of one event went out: `pointless` ones ended because nobody needed them any more. */
export interface Outcomes {
  sent: number;
  waiting: number;
  failed: number;
  pointless: number;
}

const { dedupeKey, nextAttemptAt, sentAt, lastError } = outbox;

/** The mails whose keys begin with `event` and a colon, found by the index of the keys: the semicolon follows the colon. */
export const mailsOf = (event: SQL) =>
  sql`${outbox} where ${dedupeKey} > ${event} || ':' and ${dedupeKey} < ${event} || ';'`;

/** That a mail has reached its reader. */
export const hasArrived = sql`(${sentAt} is not null and ${lastError} is null)`;

/** How the mails of `event` went out, as one value for the columns of a query. */
export const outcomesOf = (event: SQL) =>
  sql<Outcomes>`(select json_object(
      'sent', count(*) filter (where ${hasArrived}),
      'waiting', count(*) filter (where ${nextAttemptAt} is not null),
      'failed', count(*) filter (where ${nextAttemptAt} is null and ${sentAt} is null),
      'pointless', count(*) filter (where ${sentAt} is not null and ${lastError} is not null))
    from ${mailsOf(event)})`.mapWith((json: string): Outcomes => JSON.parse(json));
