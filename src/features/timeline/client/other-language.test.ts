import { expect, it } from "vitest";
import { addDays, calendarDateAt } from "../../../platform/dates.ts";
import { madeUpLanguage as language, unmarkedIn } from "../../../test/marked-words.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { get, postForm, visit } from "../../../test/site.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { planApi, portalPlanAt } from "../paths.ts";
import { templateKinds } from "../templates.ts";

// Lengths are written alike.
const names = ["min", "h", "Ana", "Núñez", "Sand Key Park", "Renee"];

it("the client's plan is filled in, changed, refused, undone and locked in their language", async () => {
  const today = calendarDateAt(Date.now());
  const api = planApi(portalApi.plan);

  const client = async (days: number) => {
    const booking = await storeBooking({ language, eventType: "Quinceañera", eventDate: addDays(today, days) });
    const { Cookie } = await signIn(booking);
    return { id: booking.id, headers: { Cookie: `${Cookie}; __Host-language=${language}` } };
  };
  const read = async (answer: Response, where: string) => {
    const html = await answer.text();
    expect(html, where).toContain(`<html lang="${language}">`);
    expect(unmarkedIn(html, names), where).toEqual([]);
  };
  for (const template of templateKinds) {
    const { id, headers } = await client(60 + templateKinds.indexOf(template));
    await read(await visit(get(portalPaths.plan, headers)), "empty");
    expect((await visit(postForm(api.template, { template, booking: id }, headers))).status).toBe(303);
    const own = ["entrada", "Corona", "zapatillas", "última", "muñeca", "vals", "Brindis", "Baile", "sorpresa", "Hora"];
    const html = await (await visit(get(portalPaths.plan, headers))).text();
    expect(unmarkedIn(html, [...names, ...own, "La", "El"]), template).toEqual([]);
  }

  const { id, headers } = await client(20);
  const moment = { booking: id, name: "~~", minutes: "15", pinnedAt: "18:30", speech: "on" };
  const post = (path: string, fields: Record<string, string>) => visit(postForm(path, fields, headers));
  for (const wrong of [{ name: "" }, { minutes: "0" }, { pinnedAt: "x" }])
    await read(await post(api.moments, { ...moment, ...wrong }), JSON.stringify(wrong));
  expect((await post(api.moments, moment)).status).toBe(303);
  expect((await post(api.moments, { ...moment, pinnedAt: "18:35", minutes: "600" })).status).toBe(303);
  const [first] = await rows("SELECT id FROM plan_moments WHERE booking_id = ? ORDER BY position", id);
  const one = String(first?.id);
  for (const done of ["added", "saved", "moved", "filled", "undone", "commented", "news", "restored", "proposed"])
    await read(await visit(get(portalPlanAt({ booking: id, done, edit: one }), headers)), done);
  expect((await post(api.comment(one), { booking: id, words: "~~" })).status).toBe(303);
  await read(await post(api.comment(one), { booking: id, words: "" }), "no comment");
  await read(await post(api.edit("x"), moment), "gone");
  await read(await post(api.undo, { booking: id, batch: "x" }), "not undone");
  await read(await post(api.template, { booking: id, template: "party" }), "filled already");

  await read(await visit(get(portalPaths.planDetails, headers)), "details");
  await read(await post(portalApi.planDetails, { booking: id, guestCount: "x", revision: "0" }), "no count");
  expect((await post(portalApi.planDetails, { booking: id, guestCount: "80", revision: "0" })).status).toBe(303);
  await read(await visit(get(`${portalPaths.planDetails}?done=saved`, headers)), "saved details");

  const late = await client(2);
  expect((await visit(postForm(api.moments, { ...moment, booking: late.id }, late.headers))).status).toBe(303);
  for (const page of [portalPaths.plan, portalPaths.planDetails])
    await read(await visit(get(page, late.headers)), `locked ${page}`);
});
