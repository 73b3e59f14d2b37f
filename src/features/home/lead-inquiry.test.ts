import { env } from "cloudflare:workers";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { primary } from "../../database/client.ts";
import { contacts } from "../../database/schema/leads.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { inquiry, mailbox, postForm, postJson, visit } from "../../test/site.ts";
import { quoteAnswers } from "../leads/model.ts";
import { api } from "../site/paths.ts";

const db = primary(env.DB);

const storedLeads = () => db.select().from(contacts);

const queuedMails = () => db.select().from(outbox);

function clockAt(time: string): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(`${time}-05:00`) });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

describe("an inquiry sent as JSON", () => {
  it.each([
    ["corporate", "Product Launch", "CORP25"],
    ["wedding", "Wedding Reception", "WEDDING25"],
    ["private-party", "Birthday Party", "PARTY25"],
  ])("of %s earns its code, one row and two mails", async (eventCategory, eventType, code) => {
    clockAt("2026-11-18T10:00:00");
    const { email, mails } = mailbox();
    const answer = await visit(postJson(api.leadInquiry, { ...inquiry, eventCategory, eventType }), { EMAIL: email });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      discountCode: code,
      nextSteps: expect.stringContaining("2 business hours"),
      eventCategory,
      quoteBy: null,
    });
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await storedLeads()).toEqual([
      expect.objectContaining({
        eventCategory,
        discountCode: code,
        status: "new",
        source: "website",
        companyName: null,
      }),
    ]);
    expect(mails.map(({ to, replyTo }) => ({ to, replyTo }))).toEqual(
      expect.arrayContaining([
        { to: "hello@sunsetbaydj.example", replyTo: "ana@example.com" },
        { to: "ana@example.com", replyTo: "hello@sunsetbaydj.example" },
      ]),
    );
    expect(mails).toHaveLength(2);
    expect(mails.every(({ text, html }) => text.includes(code) && html.includes(code))).toBe(true);
    expect((await queuedMails()).every(({ sentAt, nextAttemptAt }) => sentAt && nextAttemptAt === null)).toBe(true);
  });

  it("keeps every text as it was typed", async () => {
    const typed = {
      firstName: "Zoë 🎉 <b>",
      lastName: "O'Brien שלום",
      details: '<script>alert("x")</script>\n\n🎶 مرحبا\n"; DROP TABLE contacts; --\t%00 {{7*7}}',
    };
    const { email, mails } = mailbox();
    expect((await visit(postJson(api.leadInquiry, { ...inquiry, ...typed }), { EMAIL: email })).status).toBe(200);
    expect(await storedLeads()).toEqual([expect.objectContaining(typed)]);
    const notice = mails.find(({ to }) => to === "hello@sunsetbaydj.example");
    expect(notice?.text).toContain(typed.details);
    expect(notice?.html).not.toContain("<script>");
  });

  it("needs the answers that the page counts, and no other field", async () => {
    const least = Object.fromEntries(
      (["eventCategory", ...quoteAnswers] as const).map((name) => [name, inquiry[name]]),
    );
    for (const missing of quoteAnswers)
      expect((await visit(postJson(api.leadInquiry, { ...least, [missing]: "" }))).status, missing).toBe(422);
    expect((await visit(postJson(api.leadInquiry, least))).status).toBe(200);
    expect(await storedLeads()).toEqual([
      expect.objectContaining({ phone: null, eventDate: null, guestCount: null, details: null }),
    ]);
  });

  it("takes 5,000 characters of details, line breaks counted once however they are sent", async () => {
    const details = `${"a\n".repeat(2499)}b`;
    expect(
      (await visit(postForm(api.leadInquiry, { ...inquiry, details: details.replaceAll("\n", "\r\n") }))).status,
    ).toBe(303);
    expect((await storedLeads())[0]?.details).toBe(details);
  });
});

it("tells nothing half-stored: when the database refuses the mails, there is no lead either, nor a word of it in the log", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  await env.DB.exec("DROP TABLE outbox");
  const answer = await visit(postJson(api.leadInquiry, inquiry));
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({ message: expect.any(String) });
  expect(await storedLeads()).toEqual([]);
  const lines = log.mock.calls.flat().join();
  log.mockRestore();
  expect(lines).toContain("request-failed");
  for (const typed of [inquiry.lastName, inquiry.email, inquiry.phone, inquiry.details])
    expect(lines).not.toContain(typed);
});

it("takes no mailbox of more than 64 characters", async () => {
  const at = async (length: number) =>
    (await visit(postJson(api.leadInquiry, { ...inquiry, email: `${"a".repeat(length)}@example.com` }))).status;
  expect([await at(64), await at(65)]).toEqual([200, 422]);
});

it("makes the id of a request itself, whatever one is sent", async () => {
  const answer = await visit(postJson(api.leadInquiry, inquiry, { "X-Request-Id": "an-id-from-outside" }));
  expect(answer.headers.get("X-Request-Id")).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
});
