import { setTimeout as delay } from "node:timers/promises";
import { type Filled, fill } from "./forms.ts";
import { expectThat, soakedSite } from "./site.ts";

/*
 * A site whose processes are killed (SIGKILL) again and again while visitors send forms. What was answered is stored once, what
 * was not is sent again by its visitor. In the end every mail went out once, but those of which nobody can know whether they did.
 */

const CRASHES = 10;
/** Visitors who send one form after the other, all at once. */
const VISITORS = 8;
/** Milliseconds in which a site may be killed after its first form. */
const LONGEST = 3000;

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

/** @throws when something does not hold */
export async function crashes(folder: string, signal: AbortSignal): Promise<void> {
  const soaked = await soakedSite(folder, signal);
  const outcomes: Outcome[] = [];
  let site = await soaked.start();
  for (let crash = 0; crash < CRASHES; crash += 1) {
    let isOn = true;
    const visits = Array.from({ length: VISITORS }, () => visit(new URL(site.url), () => isOn));
    await delay(LONGEST * (0.1 + 0.9 * Math.random()));
    isOn = false;
    await site.kill();
    outcomes.push(...(await Promise.all(visits)).flat());
    site = await soaked.start();
  }
  const unanswered = outcomes.filter(({ status }) => status === null);
  const answered = outcomes.filter(({ status }) => status !== null);
  const isStoredOnce = ({ filled }: Outcome) => soaked.count("contacts WHERE email = ?", filled.email) === 1;
  console.log(`\n${CRASHES} SIGKILLs while ${outcomes.length} forms were sent:`);
  expectThat(
    `${answered.length} were answered, none with a fault`,
    answered.every(({ status }) => (status ?? 0) < 400),
  );
  expectThat("each of these is stored once", answered.every(isStoredOnce));
  const again = await Promise.all(unanswered.map(async ({ filled }) => (await filled.post()).status));
  expectThat(
    `${unanswered.length} got no answer and were sent again`,
    again.every((status) => status < 400),
  );
  expectThat("each of these is stored once", unanswered.every(isStoredOnce));
  await soaked.sendAll(site);
  soaked.lookAtMails();
  await site.stop();
  await soaked.close();
}
