import { env } from "cloudflare:workers";
import { hour } from "../../platform/durations.ts";
import { rows } from "../rows.ts";
import { cron, mailbox } from "../site.ts";

/** One write that is tried: what sends it, and what there must be of it at the end. */
export interface Write {
  /** The same post each time; what the Cron Trigger does has none. */
  request?: () => Request | Promise<Request>;
  /** How many times it is stored. */
  stored: () => Promise<number>;
  /** What a later run of the Cron Trigger does for it. */
  later?: () => Promise<void>;
  /** The mails that it leads to. */
  mails: number;
}

export interface WritePath {
  name: string;
  /** Makes what the write needs, for someone new each time. */
  begin: () => Promise<Write>;
}

/** How many rows there are; `sql` is what follows `FROM`. */
export const count = async (sql: string, ...values: unknown[]): Promise<number> =>
  Number((await rows(`SELECT count(*) AS count FROM ${sql}`, ...values))[0]?.count);

export const newEmail = () => `${crypto.randomUUID()}@example.com`;
export const newKey = () => crypto.randomUUID();

/** Lets the Cron Trigger do now what earlier writes have left for it, so that its next run is about one write alone. */
export async function settleEarlierWrites(): Promise<void> {
  await env.DB.batch(["faults", "waitlist"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  // Some of it waits until nothing has changed for a while, and a step that hangs takes that long.
  await cron(Date.now() + hour, { EMAIL: mailbox().email });
  await env.DB.batch(["outbox", "jobs"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
}
