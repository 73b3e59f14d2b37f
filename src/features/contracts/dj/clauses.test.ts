import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import type { CalendarDate } from "../../../platform/dates.ts";
import { see, submit } from "../../../test/administrator.ts";
import { asItStands } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { get, postForm, visit } from "../../../test/site.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { portalApi } from "../../portal/paths.ts";
import { settingsPaths } from "../../settings/dj/paths.ts";
import { portalContractOf } from "../client/paths.ts";

const weather = (text: string, more: Record<string, string> = {}) =>
  submit(settingsPaths.contract, {
    clause: "weather",
    version: "0",
    heading: "Weather",
    text,
    withoutDeposit: "",
    ...more,
  });

async function client(eventDate: CalendarDate) {
  const booking = await storeBooking({ eventDate });
  const cookie = await signIn(booking);
  const page = async (version?: number) =>
    mainTextIn(await (await visit(get(portalContractOf(booking.id, version), cookie))).text());
  const sign = async () => {
    const html = await (await visit(get(portalContractOf(booking.id), cookie))).text();
    const fingerprint = /name="fingerprint" value="(\w+)"/.exec(html)?.[1] ?? "";
    const form = { booking: booking.id, fingerprint, consent: "yes", name: booking.clientName };
    await visit(postForm(portalApi.sign, form, cookie));
  };
  const accept = async () => {
    const html = await (await visit(get(portalContractOf(booking.id), cookie))).text();
    const amendment = /name="amendment" value="([\w-]+)"/.exec(html)?.[1] ?? "";
    await visit(postForm(portalApi.amendment, { booking: booking.id, amendment }, cookie));
  };
  return { booking, page, sign, accept };
}

it("new words stand in new agreements at once, and one that is signed keeps its own, its amendments too", async () => {
  const before = await client("2098-03-01");
  await before.sign();
  expect((await weather("Rain costs {deposit}.")).status).toBe(303);
  const after = await client("2098-03-02");
  expect(await after.page()).toContain("Weather. Rain costs $624.75.");
  expect(await before.page()).toContain("Outdoors, please plan a roof");
  await submit(bookingPaths(before.booking.id).page, { ...asItStands(before.booking), venue: "Pier 60" });
  await before.accept();
  const amended = await before.page();
  expect(amended).toContain("Pier 60");
  expect(amended).toContain("Outdoors, please plan a roof");
  expect(amended).not.toContain("Rain costs");
});

it("a clause of the DJ's own follows the others, one without words is left out, and a preview stores nothing", async () => {
  await weather("");
  const own = { clause: "own-1", heading: "Meals", text: "A warm meal, due {due}." };
  const looked = await weather("", { ...own, look: "yes" });
  expect(mainTextIn(await looked.text())).toContain("Meals. A warm meal, due 7 days before the event");
  expect(await rows("SELECT clause FROM contract_clauses")).toEqual([{ clause: "weather" }]);
  await weather("", own);
  const page = await (await client("2098-03-03")).page();
  expect(page).toMatch(/On the night\. .* Meals\. A warm meal/);
  expect(page).not.toContain("Weather.");
  expect(mainTextIn(await see(settingsPaths.contract))).toContain("Meals");
});

it.each([
  ["{deposits} is due", "{deposits} stands for nothing"],
  ["Due: {deposit", "A brace stands alone"],
  ["Regen ☂", "Our papers cannot print “☂”"],
])("words that an agreement could not have are refused: %s", async (text, message) => {
  const refused = await weather(text);
  expect([refused.status, mainTextIn(await refused.text())]).toEqual([422, expect.stringContaining(message)]);
});

it("words that somebody changed meanwhile are not written over, and no version is ever changed", async () => {
  await weather("First.");
  expect((await weather("Second.")).status).toBe(409);
  expect((await weather("First.")).status).toBe(303);
  expect((await weather("Third.", { version: "1" })).status).toBe(303);
  await expect(env.DB.prepare("UPDATE contract_clauses SET text = ''").run()).rejects.toThrow("never change");
});
