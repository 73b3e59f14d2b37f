import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { planKeys } from "../../../database/schema/invites.ts";
import { planChanges, planMoments } from "../../../database/schema/timeline.ts";
import { addDays, calendarDateAt } from "../../../platform/dates.ts";
import { asAdministrator } from "../../../test/access.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeKey } from "../../../test/plan-keys.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { htmlAt, mailbox, postForm, visit } from "../../../test/site.ts";
import { adminApi } from "../../admin/paths.ts";
import { portalApi } from "../../portal/paths.ts";
import { planApi } from "../paths.ts";
import { adminPlan } from "./paths.ts";

const db = primary(env.DB);

it("the DJ plans by plain forms, locked or not, under a name; a client who saw it before is told both values", async () => {
  const dj = await asAdministrator();
  const booking = await storeBooking({ eventDate: addDays(calendarDateAt(Date.now()), 2) });
  const [client, { page }] = [await signIn(booking), adminPlan(booking.id)];
  const [administration, own] = [planApi(adminApi.plan), planApi(portalApi.plan)];
  const send = async (path: string, form: Record<string, string> = {}) => {
    const answer = await visit(postForm(path, { booking: booking.id, ...form }, dj));
    return answer.status === 303 ? (answer.headers.get("Location") ?? "").replace(/#.*/, "") : answer.status;
  };
  const stored = () => db.select().from(planMoments).orderBy(planMoments.position);
  expect(await send(administration.template, { template: "school-dance" })).toBe(`${page}?done=filled`);
  const [doors, floor] = await stored();
  expect([doors?.name, floor?.name]).toEqual(["Doors", "Dance floor"]);
  const { id = "", note } = doors ?? {};
  const seen = { name: "Doors", minutes: "30", revision: "1", base: JSON.stringify(doors) };
  expect(await send(administration.edit(id), { ...seen, note: "Lights low", pinnedAt: "18:30" })).toBe(
    `${page}?done=saved`,
  );
  expect(mainTextIn(await htmlAt(`${page}?done=saved`, dj))).toMatch(/The change is saved\..*6:30 PM 30 min , pinned/);
  const mine = { ...seen, note: "Lights up", base: JSON.stringify({ ...doors, note }), booking: booking.id };
  const late = await visit(postForm(own.edit(id), mine, client));
  expect(late.status).toBe(409);
  expect(mainTextIn(await late.text())).toContain(
    "Somebody else made this “Lights low” meanwhile; you wrote “Lights up”.",
  );
  expect(await send(administration.edit(id), { ...seen, note: "Lights off" })).toBe(409);
  expect(await send(administration.move(id), { direction: "down" })).toBe(`${page}?edit=${id}&done=moved`);
  expect(await send(administration.remove(floor?.id ?? ""))).toBe(`${page}?done=removed`);
  const changes = await db.select().from(planChanges);
  expect(new Set(changes.map(({ role, author, state }) => `${role} ${author} ${state}`))).toEqual(
    new Set(["dj Sunset Bay DJ made"]),
  );
  const removal = changes.find(({ after }) => after === null)?.batch ?? "";
  expect(await send(administration.undo, { batch: removal })).toBe(`${page}?done=undone`);
  expect(await send(administration.restore, { batch: removal })).toBe(`${page}?done=restored`);
  expect((await stored()).map(({ name }) => name).slice(0, 2)).toEqual(["Dance floor", "Doors"]);
  expect(await send(administration.moments, { name: "", minutes: "5" })).toBe(422);
  expect((await visit(postForm(administration.remove(id), {}, dj))).status).toBe(404);
});

it("the DJ gives, renews and revokes keys as well, of this booking alone", async () => {
  const dj = await asAdministrator();
  const booking = await storeBooking();
  const foreign = await storeKey((await storeBooking()).id);
  const paths = adminPlan(booking.id);
  const { email, mails } = mailbox();
  const form = {
    key: crypto.randomUUID(),
    kind: "venue",
    name: "Vera",
    email: "vera@example.com",
    endsOn: booking.eventDate,
    moment: "",
  };
  const send = async (path: string, fields: Record<string, string>) =>
    (await visit(postForm(path, fields, dj), { EMAIL: email })).headers.get("Location")?.replace(/.*notice=/, "");
  expect((await visit(postForm(paths.keys, { ...form, email: "no" }, dj))).status).toBe(422);
  expect(await send(paths.keys, form)).toBe("key-issued");
  expect(await send(paths.key(form.key), { change: "renew" })).toBe("key-mailed");
  const { key: older } = await storeKey(booking.id);
  expect(await send(paths.key(older.id), { change: "renew" })).toBe("key-renewed");
  expect(await send(paths.key(older.id), { change: "revoke" })).toBe("key-revoked");
  expect(await send(paths.key(form.key), { change: "revoke" })).toBe("key-revoked");
  for (const id of [form.key, foreign.key.id])
    expect(await send(paths.key(id), { change: "revoke" })).toBe("key-unchanged");
  expect(mails.map(({ to }) => to)).toEqual(["vera@example.com", "paula@example.com"]);
  expect(await htmlAt(paths.page, dj)).toContain("Revoked");
  expect((await db.select().from(planKeys)).filter(({ revokedAt }) => revokedAt === null)).toHaveLength(1);
});
