import { describe, expect, it, vi } from "vitest";
import { api, paths } from "../../../features/site/paths.ts";
import { impatiently } from "../../../test/clock.ts";
import { elementsIn, mainTextIn } from "../../../test/page.ts";
import { quoteRequestForm } from "../../../test/quotes.ts";
import { rows } from "../../../test/rows.ts";
import { get, inquiry, mailbox, message, postForm, postJson, visit } from "../../../test/site.ts";
import { openForField, tokenField } from "../../fields/form-state.ts";
import { speculationRulesHash } from "../../pages/speculation-rules.ts";

/** Cloudflare's published test keys. */
const keys = (secret = "1x0000000000000000000000000000000AA") => ({
  TURNSTILE_SITE_KEY: "1x00000000000000000000AA",
  TURNSTILE_SECRET: secret,
});
const token = "XXXX.DUMMY.TOKEN.XXXX";
const fails = "2x0000000000000000000000000000000AA";
const spent = "3x0000000000000000000000000000000AA";

const countLeads = async () => (await rows("SELECT count(*) AS count FROM contacts"))[0]?.count;
const from = (network: number) => ({ "CF-Connecting-IP": `2001:db8:${network}::1` });
const tooFast = { ...inquiry, [openForField]: 1500 };

async function confirmedForm(html: string, given = token): Promise<[string, string][]> {
  const hidden = (await elementsIn(html)).filter(({ attributes }) => attributes.type === "hidden");
  return [
    ...hidden.map(({ attributes }): [string, string] => [attributes.name ?? "", attributes.value ?? ""]),
    [tokenField, given],
  ];
}

async function untilAsked(form: Record<string, string>, network: number) {
  for (let taken = 0; taken < 60; taken += 1) {
    const answer = await visit(postForm(api.leadInquiry, { ...form, details: `${taken}` }, from(network)), keys());
    if (answer.status === 403) return { taken, answer, html: await answer.text() };
  }
  throw new Error("nobody was asked");
}

describe("where Turnstile is set up", () => {
  it("several forms of one network lead to its widget, which keeps every word and stores them once", async () => {
    const { taken, answer, html } = await untilAsked(inquiry, 1);
    expect(taken).toBe(5);
    expect(mainTextIn(html)).toContain("One more look");
    for (const words of [inquiry.firstName, inquiry.email, inquiry.budget]) expect(mainTextIn(html)).toContain(words);
    expect(html).toContain(`data-sitekey="${keys().TURNSTILE_SITE_KEY}"`);
    const policy = answer.headers.get("Content-Security-Policy") ?? "";
    const script = (await elementsIn(html)).find(({ attributes }) => attributes.src?.endsWith("/turnstile/v0/api.js"));
    const origin = new URL(script?.attributes.src ?? "").origin;
    expect(policy).toContain(`script-src 'self' '${speculationRulesHash}' ${origin};`);
    expect(policy).toContain(`frame-src ${origin};`);
    expect(await countLeads()).toBe(taken);

    const form = await confirmedForm(html);
    for (let press = 0; press < 2; press += 1)
      expect((await visit(postForm(api.leadInquiry, form, from(1)), keys())).status).toBe(303);
    expect(await countLeads()).toBe(taken + 1);
    expect((await visit(postForm(api.leadInquiry, inquiry, from(2)), keys())).status).toBe(303);
  });

  it("a form that is sent faster than by hand is asked for a person, as JSON by the token's name", async () => {
    const asked = await visit(postJson(api.leadInquiry, tooFast), keys());
    expect([asked.status, await asked.json()]).toEqual([
      403,
      { message: expect.stringContaining("person"), issues: [expect.objectContaining({ path: tokenField })] },
    ]);
    expect((await visit(postJson(api.contact, { ...message, [openForField]: 3 }), keys())).status).toBe(403);
    const signup = { firstName: "Ana", email: "a@example.com", [openForField]: 3 };
    expect((await visit(postJson(api.newsletter, signup), keys())).status).toBe(403);
    expect(await countLeads()).toBe(0);
    const confirmed = await visit(postJson(api.leadInquiry, { ...tooFast, [tokenField]: token }), keys());
    expect(confirmed.status).toBe(200);
  });

  it.each([
    ["of nobody", fails, token],
    ["that was used before", spent, token],
    ["that is made up", undefined, "made-up"],
  ])("a token %s is asked for again, and every word is kept", async (_, secret, given) => {
    const answer = await visit(postForm(api.leadInquiry, { ...inquiry, [tokenField]: given }), keys(secret));
    expect(answer.status).toBe(403);
    const html = await answer.text();
    expect(mainTextIn(html)).toContain(inquiry.details);
    expect(html).not.toContain(given);
    expect(await countLeads()).toBe(0);
  });

  it.each(["down", "html", "slow"])("no lead is lost while its check is %s", async (fault) => {
    vi.spyOn(console, "error").mockReturnValue();
    const { email, mails } = mailbox();
    const form = { ...inquiry, [tokenField]: token };
    const send = () => visit(postForm(api.leadInquiry, form), { ...keys(fault), EMAIL: email });
    const answer = await (fault === "slow" ? impatiently(send) : send());
    expect(answer.status).toBe(303);
    expect(await countLeads()).toBe(1);
    expect(mails).toHaveLength(2);
    expect(await rows("SELECT event FROM faults")).toEqual([{ event: "turnstile-no-answer" }]);
    vi.restoreAllMocks();
  });

  it("no other page may load anything of it", async () => {
    const answer = await visit(get(paths.home), keys());
    expect(answer.headers.get("Content-Security-Policy")).toContain(`script-src 'self' '${speculationRulesHash}';`);
    expect(await answer.text()).not.toContain("turnstile");
  });
});

describe("where Turnstile is not set up", () => {
  it("nobody is asked; what was sent faster than by hand is stored and told to the DJ, and answered by no mail", async () => {
    const { email, mails } = mailbox();
    expect((await visit(postJson(api.leadInquiry, tooFast), { EMAIL: email })).status).toBe(200);
    expect(await countLeads()).toBe(1);
    expect(mails.map(({ to }) => to)).toEqual(["hello@sunsetbaydj.example"]);
    const byHand = { ...inquiry, email: "b@example.com", [openForField]: 2000 };
    await visit(postJson(api.leadInquiry, byHand), { EMAIL: email });
    expect(mails.slice(1).map(({ to }) => to)).toEqual(["b@example.com"]);
  });

  it("tells the DJ of a quote that was sent faster than by hand that it has not gone out", async () => {
    const { email, mails } = mailbox();
    await visit(postForm(api.quote, [...quoteRequestForm(), [openForField, "100"]]), { EMAIL: email });
    expect(mails).toEqual([expect.objectContaining({ text: expect.stringContaining("was not sent") })]);
  });

  it("tells the DJ of a quote that was sent by hand that it has gone out", async () => {
    const { email, mails } = mailbox();
    await visit(postForm(api.quote, quoteRequestForm()), { EMAIL: email });
    const [notice] = mails.filter(({ to }) => to === "hello@sunsetbaydj.example");
    expect(notice?.text).toContain("was sent automatically");
  });
});
