import { expect, it } from "vitest";
import { dollarEntry } from "../../../platform/money.ts";
import { see, sentTo, submit } from "../../../test/administrator.ts";
import { beginAt } from "../../../test/clock.ts";
import { mainTextIn } from "../../../test/page.ts";
import { askForQuote, quoteRequestForm } from "../../../test/quotes.ts";
import { rows } from "../../../test/rows.ts";
import { htmlAt, postForm, visit } from "../../../test/site.ts";
import { adminPaths } from "../../admin/paths.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import { quoteLink } from "../../quotes/client/paths.ts";
import { settingsPaths } from "../../settings/dj/paths.ts";
import { api, paths } from "../../site/paths.ts";

beginAt(Date.parse("2026-11-20T20:00:00Z"));

const friends = { of: "", code: "friends10", percent: "10", from: "", to: "", on: "yes" };
const save = async (fields: Partial<Record<string, string>> = {}) => {
  const form = { ...friends, ...fields };
  expect(sentTo(await submit(settingsPaths.codes, form))).toBe(`${settingsPaths.codes}?notice=setting-saved`);
};
const applied = async (fields: Partial<Record<string, string>> = {}) =>
  mainTextIn(await (await visit(postForm(paths.quote, quoteRequestForm({ code: "Friends10", ...fields })))).text());

it("takes its percent off where a client types it, once the DJ has added it, and tells nobody else of it", async () => {
  expect(await applied()).toContain("This is none of my codes");
  await save();
  expect(await applied()).toContain("FRIENDS10, 10% off");
  expect(await htmlAt(paths.quote)).not.toContain("FRIENDS10");
  const { quote } = await askForQuote({ code: "friends10" });
  expect(quote.price.lines).toContainEqual({
    kind: "discount",
    label: "FRIENDS10, 10% off",
    note: null,
    amount: -24_990,
  });
  expect(await rows("SELECT discount_code FROM contacts")).toEqual([{ discount_code: "FRIENDS10" }]);
  expect(mainTextIn(await see(adminPaths.audit))).toContain("code FRIENDS10");
});

it("holds on its days, for its packages and its kinds of event alone, and says which", async () => {
  await save({ to: "2026-11-19" });
  expect(await applied()).toContain("This is none of my codes, or it has ended");
  await save({ of: "FRIENDS10", code: "FRIENDS10", packages: "ELITE" });
  expect(await applied()).toContain("FRIENDS10 is for ELITE");
  await save({ of: "FRIENDS10", code: "FRIENDS10", categories: "wedding" });
  expect(await applied()).toContain("FRIENDS10, 10% off");
  const corporate = { eventCategory: "corporate", eventType: "Product Launch" };
  expect(await applied(corporate)).toContain("FRIENDS10 is for Weddings: CORP25 took its place");
  const refused = await visit(postForm(api.quote, quoteRequestForm({ code: "FRIENDS10", ...corporate })));
  expect([refused.status, mainTextIn(await refused.text())]).toEqual([
    422,
    expect.stringContaining("FRIENDS10 is for Weddings"),
  ]);
});

it("takes nothing off any more once it is switched off, while a quote that is out keeps what it said", async () => {
  await save();
  const { quote, token } = await askForQuote({ code: "friends10" });
  await save({ of: "FRIENDS10", code: "FRIENDS10", on: "" });
  expect(mainTextIn(await see(settingsPaths.codes))).toContain("FRIENDS10: Switched off, 10% off");
  expect(await applied()).toContain("This is none of my codes");
  expect(mainTextIn(await htmlAt(quoteLink(token)))).toContain("FRIENDS10, 10% off");
  const booking = await see(leadPaths(quote.contactId).booking);
  expect(booking).toContain(`name="price" value="${dollarEntry(quote.price.total)}"`);
});

it("refuses what cannot be, beside its field, with what was typed", async () => {
  await save();
  for (const [fields, message] of [
    [{ code: "F!" }, "3 to 20 letters"],
    [{ percent: "120" }, "whole number from 1 to 100"],
    [{ code: "NEW10", from: "2027-02-01", to: "2027-01-01" }, "a last day that is not before the first"],
    [{}, "This code is there already"],
    [{ code: "corp25" }, "This code is there already"],
  ] as const) {
    const refused = await submit(settingsPaths.codes, { ...friends, ...fields });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(message)]);
  }
});

it("is told to nobody who tries codes one after another, by price or by refusal", async () => {
  await save();
  const limit = { PORTAL_CLIENT_LIMIT: { limit: async () => ({ success: false }) } };
  const tried = async (path: string, code: string) => {
    const answer = await visit(postForm(path, quoteRequestForm({ code })), limit);
    return { status: answer.status, text: mainTextIn(await answer.text()) };
  };
  for (const path of [paths.quote, api.quote]) {
    const [right, wrong] = [await tried(path, "FRIENDS10"), await tried(path, "FRIENDS11")];
    expect(right.text).not.toContain("10% off");
    expect(right).toEqual(wrong);
  }
  expect(await rows("SELECT id FROM contacts")).toEqual([]);
  expect((await tried(paths.quote, "WEDDING25")).text).toContain("WEDDING25, 25% off");
});
