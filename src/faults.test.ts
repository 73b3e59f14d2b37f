import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import worker from "./index.ts";
import { FaultyBindings, type Manner, manners } from "./test/faults.ts";
import { beginMinute, limits } from "./test/limits.ts";
import { rows } from "./test/rows.ts";
import { cron, mailbox } from "./test/site.ts";
import { writePaths } from "./test/write-paths/index.ts";
import { sendTheRest } from "./test/write-paths/sending.ts";
import type { Write, WritePath } from "./test/write-paths/write-path.ts";

/*
 * Nothing acknowledged is lost, nothing stored or sent twice, whichever call of D1, KV, R2 or mail goes wrong. `npm
 * run soak` does thousands of writes.
 */

const writes = Number(env.SOAK_WRITES ?? 0);

/** Noon, so that no day ends between two tries. */
const noon = Date.parse("2026-11-23T17:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: noon });
  for (const method of ["error", "warn"] as const) vi.spyOn(console, method).mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Fault = { at: number; manner: Manner } | null;

async function attempt({ request }: Write, EMAIL: ReturnType<typeof mailbox>["email"], fault: Fault) {
  const faulty = new FaultyBindings(fault);
  const bindings = { ...env, ...limits, SPOTIFY_CLIENT_ID: "", ...faulty.bindings(EMAIL) };
  const sent = await request?.();
  const status = await faulty.live(async (context) => {
    if (!sent)
      return cron(Date.now(), bindings).then(
        () => 200,
        () => 500,
      );
    const answer = await worker.fetch(sent, bindings, context);
    await answer.arrayBuffer();
    return answer.status;
  });
  return { status, steps: faulty.steps };
}

const waiting = "SELECT id FROM outbox WHERE next_attempt_at IS NOT NULL";
const inDoubt =
  "SELECT id FROM outbox WHERE sent_at IS NULL AND last_error LIKE 'It may have gone out: the site stopped%'";
const countSent = async () => Number((await rows("SELECT count(sent_at) AS count FROM outbox"))[0]?.count);

async function tryOne(path: WritePath, fault: Fault): Promise<string[]> {
  vi.setSystemTime(noon);
  beginMinute();
  const write = await path.begin();
  const { email, mails } = mailbox();
  const context = `${path.name}, step ${fault?.at} ${fault?.manner}`;
  const { status, steps } = await attempt(write, email, fault);
  if (status !== null && status < 400) expect(await write.stored(), `${context}: acknowledged`).toBe(1);
  const unrecorded = mails.length - (await countSent());
  for (let again = 0; write.request && again < (fault ? 1 : 2); again += 1)
    expect((await attempt(write, email, null)).status, `${context}: sent again`).toBeLessThan(500);
  await write.later?.();
  await sendTheRest({ EMAIL: email });
  expect(await write.stored(), `${context}: stored`).toBe(1);
  // Mails being sent when the Worker ended are in doubt, and not sent again.
  const unsent = fault?.manner === "is the Worker's last" ? (await rows(inDoubt)).length - unrecorded : 0;
  const sent = mails.map(({ to, subject }) => `${to} ${subject}`);
  expect(sent, `${context}: mails`).toHaveLength(write.mails - unsent);
  expect(new Set(sent).size, `${context}: different mails`).toBe(sent.length);
  expect(await rows(waiting), `${context}: left in the outbox`).toEqual([]);
  await env.DB.prepare("DELETE FROM outbox").run();
  return steps;
}

/** These steps are the same code whatever was written. */
const isShared = (step: string): boolean =>
  /^mail: send$|: update outbox(?:, insert mail_texts)?$|: insert users|: update audit_log$|: insert jobs$|: delete |: read (?:now_playing|refunds|checkouts|calendars|plan_moments)\b|: insert outbox, update faults$|: update (?:client_requests|plan_changes, update plan_comments|bookings, update web_holds), (?:delete contacts|insert outbox)$/.test(
    step,
  );

/** It stores nothing, so its faults are those of the next step. */
const isReading = (step: string): boolean => /^D1: read /.test(step) && !/\b(?:insert|update|delete)\b/.test(step);

/**
 * All manners for the first write; others lose each storing step's answer, the hardest fault, and take one more in
 * turn. `npm run soak` does all.
 */
function faultsOf(steps: readonly string[], place: number): { at: number; manner: Manner }[] {
  const inTurn = manners[place % manners.length] ?? "fails";
  const chosen = place === 0 ? manners : new Set([inTurn, "loses its answer" as const]);
  return steps.flatMap((step, at) =>
    place === 0 || !(isShared(step) || isReading(step)) ? [...chosen].map((manner) => ({ at, manner })) : [],
  );
}

it.runIf(writes === 0).each(writePaths)("$name outlives a fault at each of its steps", async (path) => {
  const steps = await tryOne(path, null);
  for (const fault of faultsOf(steps, writePaths.indexOf(path))) await tryOne(path, fault);
});

/** A database that grows becomes slow, so each round has a new one. */
const rounds = Array.from({ length: Math.ceil(writes / 500) }, (_, round) => round + 1);

it.runIf(writes > 0).each(rounds)("thousands of writes outlive faults that strike by chance (round %i)", async () => {
  const any = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];
  const known = new Map<string, string[]>();
  for (let write = 0; write < writes / rounds.length; write += 1) {
    const path = any(writePaths);
    const manner = any(manners);
    if (!path || !manner) continue;
    const at = any([...(known.get(path.name)?.keys() ?? [])]);
    const steps = await tryOne(path, at === undefined ? null : { at, manner });
    if (at === undefined) known.set(path.name, steps);
  }
});
