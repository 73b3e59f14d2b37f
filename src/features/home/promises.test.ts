import { env } from "cloudflare:workers";
import { expect, it, onTestFinished, vi } from "vitest";
import { primary } from "../../database/client.ts";
import { contacts } from "../../database/schema/leads.ts";
import { mainTextIn } from "../../test/page.ts";
import { cookieIn } from "../../test/portal.ts";
import { get, inquiry, mailbox, postForm, postJson, visit } from "../../test/site.ts";
import { api } from "../site/paths.ts";

const storedLeads = () => primary(env.DB).select().from(contacts);

function clockAt(time: string): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(`${time}-05:00`) });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

it("an inquiry outside of business hours is told the day and hour of its quote, in the answer, by mail and on the page", async () => {
  clockAt("2026-11-22T22:30:00");
  const by = "by 11:00 AM on Monday, November 23 (Eastern time)";
  const { email, mails } = mailbox();
  const answer = await visit(postJson(api.leadInquiry, inquiry), { EMAIL: email });
  expect(await answer.json()).toMatchObject({ nextSteps: expect.stringContaining(by) });
  const reply = mails.find(({ to }) => to === inquiry.email);
  expect(reply?.text).toContain(by);
  expect(reply?.text).toContain("Monday to Friday, 9 AM to 6 PM; Saturday and Sunday, 10 AM to 10 PM");
  const plain = await visit(postForm(api.leadInquiry, inquiry));
  const seen = { Cookie: cookieIn(plain) };
  const confirmation = async () =>
    mainTextIn(await (await visit(get(plain.headers.get("Location") ?? "", seen))).text());
  const page = await confirmation();
  expect(page).toContain(`A real quote reaches ana@example.com within 2 business hours: ${by}.`);
  vi.setSystemTime(Date.parse("2026-11-24T10:00:00-05:00"));
  const later = await confirmation();
  expect(later).toContain("WEDDING25");
  expect(later).not.toContain("ana@example.com");
});

it.each([
  ["813.555.0100", "(813) 555-0100"],
  ["+1 813 555 0100", "(813) 555-0100"],
  ["+44 20 7946 0958", "+44 20 7946 0958"],
  ["1", null],
  ["12", null],
  ["555-0100", null],
  ["call me maybe", null],
])("keeps the phone number %s as %s", async (phone, kept) => {
  const answer = await visit(postJson(api.leadInquiry, { ...inquiry, phone }));
  expect(answer.status).toBe(kept === null ? 422 : 200);
  if (kept === null)
    expect(await answer.json()).toMatchObject({
      issues: [{ path: "phone", message: "Please enter a phone number with its area code" }],
    });
  expect((await storedLeads()).map((lead) => lead.phone)).toEqual(kept === null ? [] : [kept]);
});
