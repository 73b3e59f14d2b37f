import { expect, it } from "vitest";
import { minute } from "../../../platform/durations.ts";
import { administer } from "../../../test/administrator.ts";
import { beginAt } from "../../../test/clock.ts";
import { madeUpLanguage as language, unmarkedIn } from "../../../test/marked-words.ts";
import { storeKey, storeMoment } from "../../../test/plan-keys.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { cron, get, mailbox, postForm, postJson, visit } from "../../../test/site.ts";
import { adminApi } from "../../admin/paths.ts";
import { portalApi } from "../../portal/paths.ts";
import { adminPlan } from "../../timeline/dj/paths.ts";
import { planApi } from "../../timeline/paths.ts";
import { portalKey } from "./paths.ts";

const now = Date.parse("2026-11-20T20:00:00Z");
const names = [
  "Ana Núñez",
  "Ana",
  "Paula",
  "Daniel",
  "Brindis",
  "Vals",
  "Niebla",
  "min",
  "Sand Key Park",
  "Clearwater",
];

beginAt(now);

it("who plans along is invited, told, answered and let go in the client's language, and so is the client", async () => {
  const booking = await storeBooking({
    language,
    price: 0,
    eventType: "Quinceañera",
    eventDate: "2026-11-22",
    createdAt: 0,
  });
  const id = booking.id;
  const client = await signIn(booking);
  const { email: EMAIL, mails } = mailbox();
  const post = (path: string, form: Record<string, string>, as: HeadersInit = client) =>
    visit(postForm(path, { booking: id, ...form }, as), { EMAIL });
  const [toast, waltz] = [await storeMoment(id, "Brindis"), await storeMoment(id, "Vals", "a1")];
  const planner = await storeKey(id, { name: "Paula", email: "paula@example.com" });
  const partner = await storeKey(id, { kind: "partner", name: "Daniel", email: "daniel@example.com" });

  const invitation = { key: "invited-key", kind: "venue", name: "Paula", moment: "", endsOn: "2026-11-22" };
  await post(portalApi.keys, { ...invitation, email: "salon@example.com" });
  const [invited] = await rows("SELECT id FROM plan_keys WHERE email = 'salon@example.com'");
  await post(portalKey(String(invited?.id)), { change: "revoke" });

  const [own, held] = [planApi(portalApi.plan), planApi(portalApi.keyPlan)];
  await post(held.news, { news: "at-once" }, partner.headers);
  await post(own.comment(toast), { words: "Paula, Daniel: Niebla" });
  await administer(postForm(planApi(adminApi.plan).comment(toast), { booking: id, words: "Niebla" }));
  const edit = (minutes: number) => ({ name: "Brindis", minutes, revision: 1, booking: id });
  await visit(postJson(own.edit(toast), edit(25), client));
  await visit(postJson(held.edit(toast), edit(30), planner.headers));
  for (const { batch, author } of await rows("SELECT batch, author FROM plan_changes WHERE state = 'proposed'")) {
    const decision = { batch: String(batch), decision: author === "Paula" ? "decline" : "accept" };
    await administer(postForm(adminPlan(id).decide, decision), { bindings: { EMAIL } });
  }
  await post(own.move(waltz), { direction: "up" });
  for (const after of [16, 17, 60 * 19, 60 * 19 + 1]) await cron(now + after * minute, { EMAIL });

  const kinds = await rows(
    "SELECT DISTINCT kind FROM outbox WHERE kind LIKE 'plan-%' AND kind <> 'plan-digest' ORDER BY kind",
  );
  expect(kinds.map(({ kind }) => kind)).toEqual([
    ...["plan-comments", "plan-decided", "plan-key", "plan-key-ended", "plan-news"],
  ]);
  const told = mails.filter(
    ({ to }) => [booking.clientEmail, "salon@example.com"].includes(to) || /paula|daniel/.test(to),
  );
  expect(told.length).toBeGreaterThan(6);
  for (const { to, subject, text, html } of told)
    for (const said of [subject, text, html]) expect(unmarkedIn(said, names), `${to}: ${subject}`).toEqual([]);

  const link = new URL(told.map(({ text }) => /https?:\S+plan-news\S+/.exec(text)?.[0]).find(Boolean) ?? "");
  const path = link.pathname + link.search;
  const see = async (answer: Response, where: string) => {
    const html = await answer.text();
    expect(html, where).toContain(`<html lang="${language}">`);
    expect(unmarkedIn(html, names), where).toEqual([]);
  };
  await see(await visit(get(path)), "asked");
  await see(await visit(postForm(path, {})), "ended");
  await see(await visit(get(`${path}x`, { Cookie: `__Host-language=${language}` })), "broken");
});
