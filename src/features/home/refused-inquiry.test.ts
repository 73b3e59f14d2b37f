import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { primary } from "../../database/client.ts";
import { contacts } from "../../database/schema/leads.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { inquiry, mailbox, postForm, postJson, visit } from "../../test/site.ts";
import { api } from "../site/paths.ts";

const db = primary(env.DB);

const storedLeads = () => db.select().from(contacts);

const queuedMails = () => db.select().from(outbox);

describe("an inquiry that is not right", () => {
  const cases: [string, Record<string, unknown>, string, string][] = [
    ["no first name", { firstName: " " }, "firstName", "First name is required"],
    ["a first name of another type", { firstName: 7 }, "firstName", "First name is required"],
    ["no last name", { lastName: undefined }, "lastName", "Last name is required"],
    ["an e-mail without a domain", { email: "ana@mail" }, "email", "Please enter a valid email"],
    ["a list of e-mails", { email: ["ana@example.com"] }, "email", "Please enter a valid email"],
    ["an e-mail with a header", { email: "ana@example.com\nBcc: x@y.zz" }, "email", "Please enter a valid email"],
    ["no event type", { eventType: "" }, "eventType", "Please select an event type"],
    ["another category's event type", { eventType: "Product Launch" }, "eventType", "Please select an event type"],
    ["no budget", { budget: null }, "budget", "Please select a budget range"],
    ["an unknown budget", { budget: "$3" }, "budget", "Please select a budget range"],
    [
      "an unknown category",
      { eventCategory: "circus" },
      "eventCategory",
      "Please choose corporate, wedding or private-party",
    ],
    ["a past date", { eventDate: "2020-01-01" }, "eventDate", "Please choose a date that is not in the past"],
    ["a day that does not exist", { eventDate: "2099-02-30" }, "eventDate", "Please enter a valid date"],
    ["a date of another type", { eventDate: 4_102_444_800_000 }, "eventDate", "Please enter text"],
    ["an unknown guest count", { guestCount: "7" }, "guestCount", "Please select a guest count from the list"],
    ["10,000 characters", { details: "x".repeat(10_000) }, "details", "Please keep this to 5,000 characters or fewer"],
    ["a name of 101", { lastName: "x".repeat(101) }, "lastName", "Please keep this to 100 characters or fewer"],
    ["a NUL", { details: "a\0b" }, "details", "Please remove the characters that cannot be stored"],
    ["half an emoji", { details: "\ud83c" }, "details", "Please remove the characters that cannot be stored"],
    ["a name of two lines", { firstName: "a\nb" }, "firstName", "Please keep this to one line"],
  ];

  it.each(cases)("%s is answered 422 with its message, and nothing is stored", async (_, change, path, message) => {
    const answer = await visit(postJson(api.leadInquiry, { ...inquiry, ...change }));
    expect(answer.status).toBe(422);
    const body = await answer.text();
    const { message: summary, issues } = JSON.parse(body);
    expect(summary).toMatch(/^validation/);
    expect(issues).toEqual([{ path, message }]);
    expect(body.includes("email")).toBe(path === "email");
    expect(await storedLeads()).toEqual([]);
    expect(await queuedMails()).toEqual([]);
  });

  it("names every field at fault at once", async () => {
    const answer = await visit(postJson(api.leadInquiry, {}));
    expect(answer.status).toBe(422);
    const { issues }: { issues: { path: string }[] } = await answer.json();
    expect(issues.map(({ path }) => path)).toEqual([
      "eventCategory",
      "firstName",
      "lastName",
      "email",
      "eventType",
      "budget",
    ]);
  });

  it.each([
    ["malformed JSON", postJson(api.leadInquiry, '{"firstName":'), 400],
    ["an empty body", postJson(api.leadInquiry, ""), 400],
    ["a list", postJson(api.leadInquiry, [inquiry]), 422],
    ["null", postJson(api.leadInquiry, "null"), 422],
    ["plain text", postJson(api.leadInquiry, inquiry, { "Content-Type": "text/plain" }), 415],
    ["no type", postJson(api.leadInquiry, inquiry, { "Content-Type": "" }), 415],
    ["1 MB", postJson(api.leadInquiry, { ...inquiry, details: "x".repeat(1_048_576) }), 413],
    ["1 MB of something else", postJson(api.leadInquiry, "x".repeat(1_048_576), { "Content-Type": "text/csv" }), 413],
  ])("%s is answered with the right status and a message", async (_, request, status) => {
    const answer = await visit(request);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual(expect.objectContaining({ message: expect.any(String) }));
    expect(await storedLeads()).toEqual([]);
  });

  it("from another site is refused, however it is sent", async () => {
    for (const request of [
      postForm(api.leadInquiry, inquiry, { Origin: "https://evil.example" }),
      postForm(api.leadInquiry, inquiry, { "Sec-Fetch-Site": "cross-site" }),
      postForm(api.leadInquiry, inquiry, { "Sec-Fetch-Site": "same-site" }),
      postJson(api.leadInquiry, inquiry, { Origin: "https://evil.example" }),
    ])
      expect((await visit(request)).status).toBe(403);
    expect(await storedLeads()).toEqual([]);
  });

  it("caught by the honeypot looks like a success and stores nothing", async () => {
    const { email, mails } = mailbox();
    const answer = await visit(postJson(api.leadInquiry, { ...inquiry, leaveBlank: "buy now" }), { EMAIL: email });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(expect.objectContaining({ discountCode: "WEDDING25" }));
    expect(await storedLeads()).toEqual([]);
    expect(mails).toEqual([]);
  });
});
