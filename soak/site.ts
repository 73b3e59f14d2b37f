import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { startMail } from "../dev/site/mail.ts";
import { mailVariable } from "../dev/site/paths.ts";
import { buildWorker } from "../scripts/built-worker.ts";
import { type Site, startSite } from "../scripts/dev-server.ts";
import { freePort } from "../scripts/ports.ts";
import { databaseIn } from "../scripts/wrangler.ts";
import { lease } from "../src/platform/mail/claim-mails.ts";

const MINUTE = 60_000;

/** Says what holds. @throws when it does not */
export function expectThat(what: string, isTrue: boolean): void {
  if (!isTrue) throw new Error(`Not so: ${what}`);
  console.log(`  ✓ ${what}`);
}

export interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** `time`: milliseconds until the whole answer is here. */
export async function askedFrom(
  { url }: { url: string | URL },
  path: string,
  { method = "GET", headers = {}, body, signal }: Sent & { signal: AbortSignal },
) {
  const start = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  // A connection for each: one that is kept for as long as a guest waits may be closed while it is taken up again.
  request(new URL(path, url), { method, headers, agent: false, signal, timeout: 30_000 }, resolve)
    .on("error", reject)
    .end(body);
  const answer = await promise;
  const said = await text(answer);
  return { status: answer.statusCode, headers: answer.headers, said, time: performance.now() - start };
}

/** The milliseconds within which such a part of the answers came. */
export const within = (times: readonly number[], part: number): number =>
  Math.round(times.toSorted((one, other) => one - other)[Math.ceil(times.length * part) - 1] ?? 0);

/** A site in `folder` that may be killed at any moment and started again, and what it stores and mails. */
export async function soakedSite(folder: string, signal: AbortSignal, vars: Record<string, string> = {}) {
  /** How often each mail came, by its recipient and subject. */
  const mails = new Map<string, number>();
  const mail = await startMail(({ to, subject }) => {
    const name = `${to} ${subject}`;
    mails.set(name, (mails.get(name) ?? 0) + 1);
  });
  const port = await freePort();
  const { config } = await buildWorker("dev/site/worker.ts", join(folder, "worker"));
  const count = (from: string, ...values: string[]): number => {
    const database = databaseIn(folder);
    try {
      return Number(database.prepare(`SELECT count(*) AS count FROM ${from}`).get(...values)?.count);
    } finally {
      database.close();
    }
  };
  let isNew = true;
  return {
    count,
    start(): Promise<Site> {
      const migrate = isNew;
      isNew = false;
      const mailed = { ...vars, [mailVariable]: mail.url };
      return startSite({ port, persistTo: folder, migrate, signal, config, vars: mailed, onLog: () => {} });
    },
    /** Runs what sends mails, until what a killed sender had claimed is due again, and automatic ones found an hour. */
    async sendAll(site: Site): Promise<void> {
      for (
        let later = 0;
        later < 3 || (later < 100 && count("outbox WHERE next_attempt_at IS NOT NULL") > 0);
        later += 1
      )
        await site.cron(Date.now() + later * (lease + MINUTE));
    },
    /**
     * Says that each mail was carried once. Those whose sender was killed while it was sending are in doubt: they may not
     * have been carried, and wait for the DJ's word.
     */
    lookAtMails(): void {
      // What was told of in another mail, or had become pointless, was never to go out.
      const due = "outbox WHERE gathered_in IS NULL AND NOT (sent_at IS NOT NULL AND last_error IS NOT NULL)";
      const [all, sent] = [count(due), count(`${due} AND sent_at IS NOT NULL`)];
      const inDoubt = count(`${due} AND sent_at IS NULL AND next_attempt_at IS NULL AND sending_since IS NOT NULL`);
      expectThat("the mail service got none of them twice", Math.max(...mails.values()) === 1);
      expectThat(`${sent} of ${all} mails are sent, the other ${inDoubt} in doubt`, sent + inDoubt === all);
      expectThat(
        `it got ${mails.size - sent} of those in doubt, and all others`,
        mails.size >= sent && mails.size <= all,
      );
    },
    close: () => mail.close(),
  };
}
