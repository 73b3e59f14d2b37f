import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { primary } from "../../database/client.ts";
import { planChanges, planMoments } from "../../database/schema/timeline.ts";
import { addDays, calendarDateAt } from "../../platform/dates.ts";
import { asAdministrator } from "../../test/access.ts";
import { mainTextIn } from "../../test/page.ts";
import { storeKey, storeMoment } from "../../test/plan-keys.ts";
import { signIn, storeBooking } from "../../test/portal.ts";
import { htmlAt, mailbox, postForm, postJson, visit } from "../../test/site.ts";
import { portalApi } from "../portal/paths.ts";
import { adminPlan } from "../timeline/dj/paths.ts";
import { planApi } from "../timeline/paths.ts";

const db = primary(env.DB);

it("a locked plan's changes wait with old and new; a yes makes them, a no does not, and each author is told once", async () => {
  const dj = await asAdministrator();
  const booking = await storeBooking({ eventDate: addDays(calendarDateAt(Date.now()), 2), price: 0, createdAt: 0 });
  const [client, paths] = [await signIn(booking), adminPlan(booking.id)];
  const toast = await storeMoment(booking.id, "Toast");
  const planner = await storeKey(booking.id);
  const longer = (minutes: number) => ({ name: "Toast", minutes, revision: 1, booking: booking.id });
  expect((await visit(postJson(planApi(portalApi.plan).edit(toast), longer(25), client))).status).toBe(200);
  expect((await visit(postJson(planApi(portalApi.keyPlan).edit(toast), longer(30), planner.headers))).status).toBe(200);
  const length = async () => (await db.select().from(planMoments))[0]?.minutes;
  expect(await length()).toBe(10);

  const text = mainTextIn(await htmlAt(paths.page, dj));
  expect(text).toMatch(/Ana Núñez, .* Toast, Length: 10 min becomes 25 min/);
  expect(text).toMatch(/Paula Planner, .* Toast, Length: 10 min becomes 30 min/);
  const rows = await db.select().from(planChanges);
  const batchOf = (name: string) => rows.find(({ author }) => author === name)?.batch ?? "";
  const { email, mails } = mailbox();
  const decide = async (name: string, decision: string) => {
    const answer = await visit(postForm(paths.decide, { batch: batchOf(name), decision }, dj), { EMAIL: email });
    return new URL(answer.headers.get("Location") ?? "", "https://x.example").searchParams.get("notice");
  };
  expect(await decide("Paula Planner", "decline")).toBe("change-declined");
  expect(await length()).toBe(10);
  expect(await decide("Ana Núñez", "accept")).toBe("change-accepted");
  expect(await length()).toBe(25);
  for (const name of ["Paula Planner", "Ana Núñez"])
    for (const decision of ["accept", "decline"]) expect(await decide(name, decision)).toBe("change-decided");
  const told = mails.map(({ to, subject }) => `${to} ${subject.split(":")[0]}`);
  expect(told).toEqual(["paula@example.com Your change was not made", `${booking.clientEmail} Your change is made`]);
  expect(mails[1]?.text).toContain("10 min → 25 min");
  expect(mainTextIn(await htmlAt(paths.page, dj))).toContain("Nothing waits.");
});
