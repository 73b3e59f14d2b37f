import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { databaseIn } from "../bench/database.ts";
import { buildWorker } from "../scripts/built-worker.ts";
import { type Site, startSite } from "../scripts/dev-server.ts";
import { freePort } from "../scripts/ports.ts";
import { lease } from "../src/platform/mail/claim-mails.ts";
import { expectThat } from "./expect-that.ts";
import { type Filled, fill } from "./forms.ts";
import { lookAtMails } from "./look-at-mails.ts";
import { sinkVariable, startMailSink } from "./mail-sink.ts";

/*
 * A site whose processes are killed (SIGKILL) again and again while visitors send forms. What was answered is stored once, what
 * was not is sent again by its visitor. In the end every mail went out once, but those of which nobody can know whether they did.
 */

const CRASHES = 10;
/** Visitors who send one form after the other, all at once. */
const VISITORS = 8;
/** Milliseconds in which a site may be killed after its first form. */
const LONGEST = 3000;
const MINUTE = 60_000;

interface Outcome {
  filled: Filled;
  /** `null`: the answer never came. */
  status: number | null;
}

/** Sends forms, one after the other, until the site is gone. */
async function visit(url: URL, isOn: () => boolean): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  while (isOn()) {
    const filled = fill(url, outcomes.length, outcomes.length % 4 < 2 ? "JavaScript" : "plain HTML");
    const answer = filled.post().then(async (each) => (await each.arrayBuffer()) && each.status);
    outcomes.push({ filled, status: await answer.catch(() => null) });
  }
  return outcomes;
}

/** Runs what sends mails, until what a killed sender had claimed is due again. */
async function sendAll(site: Site): Promise<void> {
  for (const later of [0, 1, 2]) await site.cron(Date.now() + later * (lease + MINUTE));
}

/** @throws when something does not hold */
export async function crashes(folder: string, signal: AbortSignal): Promise<void> {
  const port = await freePort();
  const sink = await startMailSink();
  const { config } = await buildWorker("soak/worker.ts", join(folder, "worker"));
  const start = (first: boolean) =>
    startSite({
      ...{ port, persistTo: folder, migrate: first, signal },
      ...{ config, vars: { [sinkVariable]: sink.url } },
      onLog: () => {},
    });
  const outcomes: Outcome[] = [];
  let site = await start(true);
  for (let crash = 0; crash < CRASHES; crash += 1) {
    let isOn = true;
    const visits = Array.from({ length: VISITORS }, () => visit(new URL(site.url), () => isOn));
    await delay(LONGEST * (0.1 + 0.9 * Math.random()));
    isOn = false;
    await site.kill();
    outcomes.push(...(await Promise.all(visits)).flat());
    site = await start(false);
  }
  const unanswered = outcomes.filter(({ status }) => status === null);
  const answered = outcomes.filter(({ status }) => status !== null);
  console.log(`\n${CRASHES} SIGKILLs while ${outcomes.length} forms were sent:`);
  const count = ({ filled }: Outcome) =>
    Number(
      databaseIn(folder).prepare("SELECT count(*) AS count FROM contacts WHERE email = ?").get(filled.email)?.count,
    );
  expectThat(
    `${answered.length} were answered, none with a fault`,
    answered.every(({ status }) => (status ?? 0) < 400),
  );
  expectThat(
    "each of these is stored once",
    answered.every((each) => count(each) === 1),
  );
  const again = await Promise.all(unanswered.map(async ({ filled }) => (await filled.post()).status));
  expectThat(
    `${unanswered.length} got no answer and were sent again`,
    again.every((status) => status < 400),
  );
  expectThat(
    "each of these is stored once",
    unanswered.every((each) => count(each) === 1),
  );
  await sendAll(site);
  lookAtMails(folder, sink.counts);
  await site.stop();
  sink.stop();
}
