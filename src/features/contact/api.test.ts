import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { primary } from "../../database/client.ts";
import { contacts } from "../../database/schema/leads.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { mailbox, message, postForm, postJson, visit } from "../../test/site.ts";
import { api } from "../site/paths.ts";

const db = primary(env.DB);

const storedMessages = () => db.select().from(contacts);

const queuedMails = () => db.select().from(outbox);

describe("a message sent as JSON", () => {
  it("is one row and one mail to the DJ, whose answer goes to who wrote", async () => {
    const { email, mails } = mailbox();
    const answer = await visit(postJson(api.contact, message), { EMAIL: email });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ success: true });
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await storedMessages()).toEqual([
      expect.objectContaining({
        ...message,
        source: "website",
        status: "new",
        discountCode: null,
        eventCategory: null,
      }),
    ]);
    expect(mails).toEqual([
      expect.objectContaining({
        to: "hello@sunsetbaydj.example",
        replyTo: "ana@example.com",
        subject: "New message: Ana Núñez, Friday, June 12, 2099",
      }),
    ]);
    for (const fact of ["Event: Private", "Pier 60", "51-100", "$1000-1500", "tel:8135550100", "A surprise fortieth."])
      expect(mails[0]?.text).toContain(fact);
    expect(await queuedMails()).toEqual([expect.objectContaining({ kind: "contact-notice", nextAttemptAt: null })]);
  });

  it("needs four answers alone", async () => {
    const { firstName, lastName, email, eventType } = message;
    expect((await visit(postJson(api.contact, { firstName, lastName, email, eventType }))).status).toBe(200);
    const nothing = { phone: null, eventDate: null, venue: null, guestCount: null, budget: null, details: null };
    expect(await storedMessages()).toEqual([expect.objectContaining(nothing)]);
  });

  it("about a package names it where the DJ reads it", async () => {
    const { email, mails } = mailbox();
    await visit(postJson(api.contact, { ...message, package: "premium" }), { EMAIL: email });
    expect((await storedMessages())[0]?.details).toBe("Package: PREMIUM\n\nA surprise fortieth.");
    expect(mails[0]?.text).toContain("Package: PREMIUM");
  });

  it.each(["wedding", "club", "corporate", "private", "other"])("may be about the event type %s", async (eventType) => {
    expect((await visit(postJson(api.contact, { ...message, eventType }))).status).toBe(200);
    expect((await storedMessages())[0]?.eventType).toBe(eventType);
  });
});

describe("a message that is not right", () => {
  const cases: [string, Record<string, unknown>, string, string][] = [
    ["no first name", { firstName: " " }, "firstName", "First name is required"],
    ["no last name", { lastName: undefined }, "lastName", "Last name is required"],
    ["an e-mail without a domain", { email: "ana@mail" }, "email", "Please enter a valid email"],
    ["no event type", { eventType: "" }, "eventType", "Please select an event type"],
    ["a quote's event type", { eventType: "Birthday Party" }, "eventType", "Please select an event type"],
    ["a past date", { eventDate: "2020-01-01" }, "eventDate", "Please choose a date that is not in the past"],
    ["a quote's guest count", { guestCount: "1-50" }, "guestCount", "Please select a guest count from the list"],
    ["a quote's budget", { budget: "$5,000+" }, "budget", "Please select a budget from the list"],
    ["a package of 101", { package: "x".repeat(101) }, "package", "Please keep this to 100 characters or fewer"],
    ["a venue of 201", { venue: "x".repeat(201) }, "venue", "Please keep this to 200 characters or fewer"],
    ["5,001 characters", { details: "x".repeat(5001) }, "details", "Please keep this to 5,000 characters or fewer"],
  ];

  it.each(cases)("%s is answered 422 with its message, and nothing is stored", async (_, change, path, text) => {
    const answer = await visit(postJson(api.contact, { ...message, ...change }));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      message: "validation: 1 field needs another look",
      issues: [{ path, message: text }],
    });
    expect(await storedMessages()).toEqual([]);
    expect(await queuedMails()).toEqual([]);
  });

  it("caught by the honeypot looks like a success and stores nothing", async () => {
    const { email, mails } = mailbox();
    const answer = await visit(postJson(api.contact, { ...message, leaveBlank: "buy now" }), { EMAIL: email });
    expect(await answer.json()).toEqual({ success: true });
    expect(await storedMessages()).toEqual([]);
    expect(mails).toEqual([]);
  });

  it("from another site is refused", async () => {
    const answer = await visit(postForm(api.contact, message, { Origin: "https://evil.example" }));
    expect(answer.status).toBe(403);
    expect(await storedMessages()).toEqual([]);
  });
});

describe("the same message again", () => {
  it("sent 20 times at once is stored and mailed once", async () => {
    const { email, mails } = mailbox();
    const body = { ...message, idempotencyKey: crypto.randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => visit(postJson(api.contact, body), { EMAIL: email })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await storedMessages()).toHaveLength(1);
    expect(mails).toHaveLength(1);
  });

  it("without a key is known by its content", async () => {
    await visit(postForm(api.contact, message));
    await visit(postForm(api.contact, message));
    expect(await storedMessages()).toHaveLength(1);
    await visit(postForm(api.contact, { ...message, package: "elite" }));
    expect(await storedMessages()).toHaveLength(2);
  });

  it("more often than a person can is answered 429 with Retry-After", async () => {
    const address = { "CF-Connecting-IP": "203.0.113.9" };
    let last: Response | undefined;
    for (let count = 0; count < 61; count += 1)
      last = await visit(postJson(api.contact, { ...message, details: String(count) }, address));
    expect(last?.status).toBe(429);
    expect(last?.headers.get("Retry-After")).toBe("60");
    expect(await storedMessages()).toHaveLength(60);
  });
});

it("stores nothing by halves: when the database refuses the mail, there is no message either", async () => {
  await env.DB.exec("DROP TABLE outbox");
  expect((await visit(postJson(api.contact, message))).status).toBe(500);
  expect(await storedMessages()).toEqual([]);
});
