import { expect, it } from "vitest";
import { see, submit } from "../../../test/administrator.ts";
import { storeLead } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { rows } from "../../../test/rows.ts";
import { settingsPaths } from "../../settings/dj/paths.ts";
import { leadPaths } from "./paths.ts";

const save = (id: string, text: string, more: Record<string, string> = {}) =>
  submit(settingsPaths.replies, { id, version: "0", label: "Free", text, ...more });

const leadPage = async (template = "") =>
  mainTextIn(await see(leadPaths(await storeLead({ email: `${crypto.randomUUID()}@example.com` })).page + template));

it("replies begin with the words that the DJ has written, filled in, and with templates of the DJ's own", async () => {
  expect(await leadPage()).toContain("Shall I hold the date for you?");
  expect((await save("free", "Dear {Name},\n\n{date} is yours to take.")).status).toBe(303);
  expect(await leadPage()).toContain("Dear Ana, Friday, June 12, 2099 is yours to take.");
  await save("own-1", "See you at the open house, {name}.", { label: "Open house" });
  expect(await leadPage()).toContain("Open house");
  expect(await leadPage("?template=own-1")).toContain("See you at the open house, Ana.");
});

it("a template without words is not offered, and a reply begins even when none is", async () => {
  await save("call", "", { label: "A call" });
  expect(await leadPage()).not.toContain("A call");
  expect(mainTextIn(await see(settingsPaths.replies))).toContain("A call, not offered");
  for (const id of ["free", "hold", "taken", "held", "booked", "date", "papers", "own"]) await save(id, "");
  expect(await leadPage()).toContain("Own words");
});

it.each([
  ["Hi {nmae}", "{nmae} stands for nothing. There are {name}, {event}"],
  ["Hi {name", "A brace stands alone"],
])("words that could not be filled in are refused: %s", async (text, message) => {
  const refused = await save("free", text);
  expect([refused.status, mainTextIn(await refused.text())]).toEqual([422, expect.stringContaining(message)]);
});

it("a preview stores nothing, and what somebody changed meanwhile is not written over", async () => {
  const looked = mainTextIn(await (await save("free", "Hello {name}.", { look: "yes" })).text());
  expect(looked).toContain("Hello Maya.");
  expect(await rows("SELECT id FROM reply_templates")).toEqual([]);
  await save("free", "First.");
  expect((await save("free", "Second.")).status).toBe(409);
  expect((await save("free", "First.")).status).toBe(303);
  expect((await save("free", "Third.", { version: "1" })).status).toBe(303);
  expect(await leadPage()).toContain("Third.");
});
