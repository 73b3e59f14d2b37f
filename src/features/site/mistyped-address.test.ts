import { expect, it } from "vitest";
import { quoteRequestForm } from "../../test/quotes.ts";
import { rows } from "../../test/rows.ts";
import { inquiry, message, postForm, postJson, visit } from "../../test/site.ts";
import { portalApi } from "../portal/paths.ts";
import { api } from "./paths.ts";

const typed = "ana@gmial.com";

const forms: readonly [path: string, fields: Readonly<Record<string, string>>][] = [
  [api.leadInquiry, inquiry],
  [api.contact, message],
  [api.newsletter, { firstName: "Ana", interests: "events" }],
  [api.notifyMe, {}],
  [api.waitlist, { date: "2099-06-13", name: "Ana" }],
  [
    api.paperwork,
    {
      firstName: "Ana",
      lastName: "Núñez",
      companyName: "A firm",
      papers: "Certificate of insurance",
      venue: "Pier 60",
    },
  ],
  [api.quote, Object.fromEntries(quoteRequestForm())],
  [portalApi.access, {}],
];

it.each(forms)("a mistyped address keeps the form of %s and offers the likely one", async (path, fields) => {
  const answer = await visit(postForm(path, { ...fields, email: typed }));
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toMatch(/<button[^>]*value="ana@gmail.com"[^>]*name="chosenAddress"/);
  expect(html).toMatch(/<button[^>]*value="ana@gmial.com"[^>]*name="chosenAddress"/);
  if (fields.firstName) expect(html).toContain(`value="${fields.firstName}"`);
  expect(await rows("SELECT id FROM contacts")).toEqual([]);
});

it("takes the likely address by its button, keeps the typed one by the other, and forgets both when it was typed anew", async () => {
  const post = (email: string, chosenAddress: string) =>
    visit(postForm(api.contact, { ...message, email, chosenAddress }));
  for (const [email, chosen] of [
    [typed, "ana@gmail.com"],
    [typed, typed],
    ["ana @gmail.com", "ana@gmail.com"],
    ["ana@gmail", "ana@gmail.com"],
    ["ana@example.com", "ana@gmail.com"],
  ] as const)
    expect((await post(email, chosen)).status, email).toBe(303);
  expect((await rows("SELECT email FROM contacts ORDER BY email")).map(({ email }) => email)).toEqual([
    ...["ana@example.com", "ana@gmail.com", "ana@gmial.com"],
  ]);
});

it("offers an address without a space or with its end where the typed one is none", async () => {
  for (const email of ["ana @gmail.com", "ana@gmail", "ana@gmailcom"]) {
    const answer = await visit(postForm(api.contact, { ...message, email }));
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('value="ana@gmail.com"');
    expect(html).not.toContain("Keep ana");
  }
});

it("leaves a program alone, which has asked beside the field", async () => {
  expect((await visit(postJson(api.contact, { ...message, email: typed }))).status).toBe(200);
});
