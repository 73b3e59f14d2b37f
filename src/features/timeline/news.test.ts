import { expect, it } from "vitest";
import { addDays, calendarDateAt, instantAt } from "../../platform/dates.ts";
import { minute } from "../../platform/durations.ts";
import { mainTextIn } from "../../test/page.ts";
import { storeKey, storeMoment } from "../../test/plan-keys.ts";
import { signIn, storeBooking } from "../../test/portal.ts";
import { cron, get, htmlAt, mailbox, postForm, visit } from "../../test/site.ts";
import { portalApi, portalPaths } from "../portal/paths.ts";
import { planApi } from "./paths.ts";

const [own, held] = [planApi(portalApi.plan), planApi(portalApi.keyPlan)];

it("people hear what concerns them by their own setting, who did not ask only of what names them, and one press in the mail ends it", async () => {
  const booking = await storeBooking({ eventDate: addDays(calendarDateAt(Date.now()), 40), clientName: "Maya Núñez" });
  const [first, dance] = [await storeMoment(booking.id, "Dinner"), await storeMoment(booking.id, "First dance", "a1")];
  const client = await signIn(booking);
  const partner = await storeKey(booking.id, { kind: "partner", name: "Daniel Reyes", email: "daniel@example.com" });
  const planner = await storeKey(booking.id);
  const send = (path: string, as: HeadersInit, form: Record<string, string>) =>
    visit(postForm(path, { booking: booking.id, ...form }, as));
  const { email, mails } = mailbox();
  const run = async (at: number) => {
    for (const seconds of [0, 1]) await cron(at + seconds * 1000, { EMAIL: email });
    return mails.splice(0).filter(({ headers }) => headers["List-Unsubscribe"]?.includes("plan-news"));
  };
  expect((await send(held.news, partner.headers, { news: "at-once" })).status).toBe(303);
  expect(mainTextIn(await htmlAt(portalPaths.keyPlan, partner.headers))).toContain("Mail me what concerns me");

  await send(held.comment(dance), partner.headers, { words: "Fog at the start?" });
  await send(own.comment(dance), client, { words: "Yes, fog" });
  await send(own.comment(first), client, { words: "Paula, do we need Daniel for this?" });
  await send(own.comment(first), client, { words: "Nothing for anybody" });
  await send(own.move(dance), client, { direction: "up" });
  await send(held.comment(first), planner.headers, { words: "Maya: no" });
  const now = Date.now();
  const early = await run(now + minute);
  expect(early.filter(({ to }) => to !== booking.clientEmail)).toEqual([]);
  const told = await run(now + 20 * minute);
  const toPartner = told.find(({ to }) => to === "daniel@example.com");
  for (const words of ["Yes, fog", "do we need Daniel", "First dance: moves from"])
    expect(toPartner?.text).toContain(words);
  expect(toPartner?.text).not.toContain("Nothing for anybody");
  expect(toPartner?.text).not.toContain("Fog at the start");
  const morning = instantAt(addDays(calendarDateAt(now), 1), 8 * 60 + 5);
  const all = [...early, ...told, ...(await run(morning))];
  const recipients = all.map(({ to }) => to).sort();
  expect(recipients).toEqual([booking.clientEmail, "daniel@example.com", planner.key.email].sort());
  const toPlanner = all.find(({ to }) => to === planner.key.email);
  expect(toPlanner?.text).toContain("Paula, do we need");
  expect(toPlanner?.text).not.toContain("moves from");
  expect(all.find(({ to }) => to === booking.clientEmail)?.text).toContain("Maya: no");

  const link = new URL(/https?:\S+plan-news\S+/.exec(toPartner?.text ?? "")?.[0] ?? "");
  const path = link.pathname + link.search;
  expect(mainTextIn(await (await visit(get(path))).text())).toContain("End these mails");
  expect((await visit(postForm(path, {}))).status).toBe(200);
  await send(own.comment(first), client, { words: "Daniel, once more" });
  expect(await run(Date.now() + 20 * minute)).toEqual([]);
  expect((await visit(get(`${path}x`))).status).toBe(400);
});

it("tells what moves by the clock as another moment gets longer, and what was said before they chose", async () => {
  const booking = await storeBooking({ eventDate: addDays(calendarDateAt(Date.now()), 40), startTime: "18:00" });
  const [dinner] = [await storeMoment(booking.id, "Dinner"), await storeMoment(booking.id, "Toast", "a1")];
  const client = await signIn(booking);
  const partner = await storeKey(booking.id, { kind: "partner", name: "Jo Reyes", email: "jo@example.com" });
  const send = (path: string, as: HeadersInit, form: Record<string, string>) =>
    visit(postForm(path, { booking: booking.id, ...form }, as));
  await send(own.comment(dinner), client, { words: "Jo, is this enough?" });
  await send(held.news, partner.headers, { news: "at-once" });
  const longer = { name: "Dinner", minutes: "40", revision: "1" };
  expect((await send(own.edit(dinner), client, longer)).status).toBe(303);
  const { email, mails } = mailbox();
  for (const seconds of [0, 1]) await cron(Date.now() + 20 * minute + seconds * 1000, { EMAIL: email });
  const text = mails.find(({ to }) => to === "jo@example.com")?.text;
  for (const words of ["is this enough?", "moves from 6:10 PM to 6:40 PM"]) expect(text).toContain(words);
});

it("no comment is taken to name somebody for a word such as del or van in their name", async () => {
  const booking = await storeBooking({ eventDate: addDays(calendarDateAt(Date.now()), 40) });
  const dance = await storeMoment(booking.id, "First dance");
  for (const [at, name] of ["Ana Roe", "Rosa del Valle", "Jan van Dyke"].entries()) {
    const { headers } = await storeKey(booking.id, { name, email: `${at}@example.com` });
    await visit(postForm(held.news, { booking: booking.id, news: "at-once" }, headers));
  }
  const words = "Ana, la hora del vals cambia, and the van comes at six";
  await visit(postForm(own.comment(dance), { booking: booking.id, words }, await signIn(booking)));
  const { email, mails } = mailbox();
  for (const seconds of [0, 1]) await cron(Date.now() + 20 * minute + seconds * 1000, { EMAIL: email });
  expect(mails.map(({ to }) => to).filter((to) => to.endsWith("@example.com"))).toEqual(["0@example.com"]);
});
