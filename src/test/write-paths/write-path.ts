import { env } from "cloudflare:workers";
import { hour } from "../../platform/durations.ts";
import { rows } from "../rows.ts";
import { cron, mailbox } from "../site.ts";

export interface Write {
  /** The same post each time; absent for the Cron Trigger. */
  request?: () => Request | Promise<Request>;
  /** How often it is stored. */
  stored: () => Promise<number>;
  later?: () => Promise<void>;
  mails: number;
}

export interface WritePath {
  name: string;
  begin: () => Promise<Write>;
}

/** `sql` follows `FROM`. */
export const count = async (sql: string, ...values: unknown[]): Promise<number> =>
  Number((await rows(`SELECT count(*) AS count FROM ${sql}`, ...values))[0]?.count);

export const newEmail = () => `${crypto.randomUUID()}@example.com`;
export const newKey = () => crypto.randomUUID();

/** Finishes earlier writes, so that the next run is about one alone. */
export async function settleEarlierWrites(): Promise<void> {
  await env.DB.batch(["faults", "waitlist"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  // An hour later, because some work waits until changes have stopped.
  await cron(Date.now() + hour, { EMAIL: mailbox().email });
  await env.DB.batch(["outbox", "jobs"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
}
