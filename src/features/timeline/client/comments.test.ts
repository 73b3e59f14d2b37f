import { expect, it } from "vitest";
import { addDays, calendarDateAt } from "../../../platform/dates.ts";
import { minute } from "../../../platform/durations.ts";
import { asAdministrator } from "../../../test/access.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeKey, storeMoment } from "../../../test/plan-keys.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { cron, htmlAt, mailbox, postForm, visit } from "../../../test/site.ts";
import { adminApi } from "../../admin/paths.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { adminPlan } from "../dj/paths.ts";
import { planApi, portalPlanAt } from "../paths.ts";

const [own, held, administration] = [planApi(portalApi.plan), planApi(portalApi.keyPlan), planApi(adminApi.plan)];

async function begin() {
  const booking = await storeBooking({ eventDate: addDays(calendarDateAt(Date.now()), 2), price: 0 });
  const moment = await storeMoment(booking.id, "First dance");
  const other = await storeMoment(booking.id, "Last dance");
  const [client, dj] = [await signIn(booking), await asAdministrator()];
  const partner = await storeKey(booking.id, { kind: "partner", name: "Daniel", email: "daniel@example.com" });
  const planner = await storeKey(booking.id);
  const say = (api: typeof own, as: HeadersInit, words: string, form: Record<string, string> = {}, of = moment) =>
    visit(postForm(api.comment(of), { booking: booking.id, words, ...form }, as));
  return { booking, moment, other, client, dj, partner, planner, say };
}

it("whoever plans says something of a moment by a plain form, and all of them read it with name and time", async () => {
  const { booking, moment, client, dj, partner, planner, say } = await begin();
  const once = { idempotencyKey: "said-only-once" };
  for (const _ of ["once", "twice"]) {
    const answer = await say(own, client, "Fade it after two minutes?", once);
    expect(answer.headers.get("Location")).toBe(
      `${portalPlanAt({ booking: booking.id, done: "commented" })}#moment-${moment}`,
    );
  }
  expect((await say(held, partner.headers, "Yes please")).status).toBe(303);
  expect((await say(held, planner.headers, "Fog at the start")).status).toBe(303);
  expect((await say(administration, dj, "Done")).status).toBe(303);
  const page = portalPlanAt({ booking: booking.id });
  for (const [path, as] of [
    [page, client],
    [portalPaths.keyPlan, planner.headers],
    [adminPlan(booking.id).page, dj],
  ] as const)
    expect(mainTextIn(await htmlAt(path, as))).toMatch(
      /Ana Núñez \S+ [AP]M Fade it after two minutes\? Daniel .* Yes please Paula Planner .* Fog at the start Sunset Bay DJ .* Done/,
    );
  const batch = "it-is-removed";
  await visit(postForm(administration.remove(moment), { booking: booking.id, idempotencyKey: batch }, dj));
  expect(await htmlAt(page, client)).not.toContain("Yes please");
  await visit(postForm(administration.undo, { booking: booking.id, batch }, dj));
  expect(await htmlAt(page, client)).toContain("Yes please");

  const long = await say(own, client, "x".repeat(501));
  expect(long.status).toBe(422);
  const html = await long.text();
  expect(html).toContain("x".repeat(501));
  expect((await say(own, client, " ")).status).toBe(422);
  expect((await say(own, await signIn(await storeBooking()), "Hi")).status).toBe(404);
  expect((await say(own, {}, "Hi")).status).toBe(401);
  const nothing = postForm(own.comment("nothing"), { booking: booking.id, words: "Hi" }, client);
  expect((await visit(nothing)).status).toBe(409);
});

it("the DJ reads it in the digest; what the DJ says is mailed once to all who plan, together with what follows soon", async () => {
  const { booking, other, client, dj, partner, planner, say } = await begin();
  await storeKey(booking.id, { kind: "venue", email: "venue@example.com" });
  await storeKey(booking.id, { kind: "partner", email: "former@example.com", revokedAt: 1 });
  const { email, mails } = mailbox();
  const now = Date.now();
  const run = async (after: number) => {
    // A mail queued during a run goes with the next one.
    for (const seconds of [0, 1]) await cron(now + after * minute + seconds * 1000, { EMAIL: email });
    return mails.splice(0).flatMap((mail) => (/ in the plan: /.test(mail.subject) ? [mail] : []));
  };
  await say(held, partner.headers, "Yes please", {}, other);
  await say(own, client, "Fade it after two minutes?");
  const [digest, ...others] = await run(1);
  expect([digest?.to, digest?.subject.split(":")[0], others]).toEqual([
    "hello@sunsetbaydj.example",
    "2 comments in the plan",
    [],
  ]);
  for (const line of ["Fade it after two minutes? (Ana Núñez)", "Yes please (Daniel)"])
    expect(digest?.text).toContain(line);

  await say(administration, dj, "I can do that");
  await say(administration, dj, "Fog is extra");
  expect(await run(5)).toEqual([]);
  const told = await run(20);
  expect(told.map(({ to }) => to).sort()).toEqual([booking.clientEmail, partner.key.email, planner.key.email].sort());
  for (const { text } of told) expect(text).toMatch(/I can do that[\s\S]*Fog is extra/);
  expect(await run(60)).toEqual([]);
});
