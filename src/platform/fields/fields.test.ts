import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { primary } from "../../database/client.ts";
import { contacts } from "../../database/schema/leads.ts";
import { api } from "../../features/site/paths.ts";
import { message, postForm, postJson, visit } from "../../test/site.ts";

const last = async () => (await primary(env.DB).select().from(contacts)).at(-1);

const send = async (fields: object) => {
  const answer = await visit(postJson(api.contact, { ...message, ...fields }));
  const { issues }: { issues?: { path: string; message: string }[] } = await answer.json();
  return { status: answer.status, issues };
};

const oneLine = "Please keep this to one line";
const unseen = "Please type this again by hand: it has characters in it that cannot be seen";

it.each([
  ["a line separator", "Pier\u202860", oneLine],
  ["a paragraph separator", "Pier\u202960", oneLine],
  ["a vertical tab", "Pier\v60", oneLine],
  ["a form feed", "Pier\f60", oneLine],
  ["a next line", "Pier\u008560", oneLine],
  ["an override of direction", "Pier \u202e06", unseen],
  ["an isolate", "Pier \u206606\u2069", unseen],
  ["invisible operators", "Pier\u2062 60", unseen],
  ["a tag", "Pier\u{e0041} 60", unseen],
  ["a blank letter", "\u3164", unseen],
  ["a blank of Braille", "Pier\u280060", unseen],
  ["a text within a flag", "Pier 60 🏴\u{e0067}\u{e0062}\u{e0066}\u{e0072}\u{e0065}\u{e0065}\u{e007f}", unseen],
  ["what is no character", "Pier\uffff60", unseen],
])("a line with %s is refused beside its field", async (_, venue, words) => {
  expect(await send({ venue })).toEqual({ status: 422, issues: [{ path: "venue", message: words }] });
});

it("is refused in a name that must be there and in text of several lines, with all that was typed kept", async () => {
  for (const [field, typed] of [
    ["firstName", "A\u202eb"],
    ["details", "Two\nlines \u202egnp.exe"],
    ["details", "Two\nlines \u2067x\u2069"],
  ] as const)
    expect(await send({ [field]: typed })).toEqual({ status: 422, issues: [{ path: field, message: unseen }] });
  const page = await visit(postForm(api.contact, { ...message, firstName: "A\u202eb" }));
  expect(page.status).toBe(422);
  const html = await page.text();
  expect(html).toContain(unseen);
  expect(html).toContain(`value="${message.lastName}"`);
});

it("what people paste without seeing it goes silently, and line breaks of every kind stay", async () => {
  const pasted = { firstName: "\ufeffAna\u200b", lastName: "Nú\u00adñez\u200e", venue: "Pier\u2060 60\u202c" };
  expect(
    await send({ ...pasted, email: "ana@example.com\u200b", details: "One\u2028two\vthree\r\nfour" }),
  ).toMatchObject({
    status: 200,
  });
  expect(await last()).toMatchObject({
    firstName: "Ana",
    lastName: "Núñez",
    venue: "Pier 60",
    email: "ana@example.com",
  });
  expect((await last())?.details).toBe("One\ntwo\nthree\nfour");
  expect(await send({ phone: "\u202a(813) 555-0100\u202c" })).toMatchObject({ status: 200 });
  expect(await send({ firstName: "\u200b" })).toMatchObject({ status: 422 });
});

it("emoji, flags and names keep the characters that join them, and no others do", async () => {
  const kept = {
    firstName: "علی\u200cرضا",
    lastName: "👩🏽\u200d❤️\u200d👩🏻",
    venue: "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} Pub",
  };
  expect(await send(kept)).toMatchObject({ status: 200 });
  expect(await last()).toMatchObject(kept);
  for (const firstName of ["A\u200dn\u200ca", "A\ufe00\ufe01\u{e0101}n\ufe0fa"]) {
    await send({ firstName, venue: "❤\ufe0f\ufe0e\ufe01", lastName: "ع\u200c\u200d\u200cل", phone: "" });
    expect(await last()).toMatchObject({ firstName: "Ana", venue: "❤\ufe0f", lastName: "ع\u200cل" });
  }
});
