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

describe("the same inquiry again", () => {
  it("sent 50 times at once stores one lead and two mails, and gives one answer", async () => {
    const { email, mails } = mailbox();
    const body = { ...inquiry, idempotencyKey: crypto.randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => visit(postJson(api.leadInquiry, body), { EMAIL: email })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(await storedLeads()).toHaveLength(1);
    expect(await queuedMails()).toHaveLength(2);
    expect(mails).toHaveLength(2);
  });

  it("with the same key but another content gives the first answer", async () => {
    const idempotencyKey = crypto.randomUUID();
    await visit(postJson(api.leadInquiry, { ...inquiry, idempotencyKey }));
    const answer = await visit(
      postJson(api.leadInquiry, {
        ...inquiry,
        idempotencyKey,
        eventCategory: "corporate",
        eventType: "Product Launch",
      }),
    );
    expect(await answer.json()).toEqual(expect.objectContaining({ discountCode: "WEDDING25" }));
    expect(await storedLeads()).toHaveLength(1);
  });

  it("without a key is known by its content", async () => {
    await visit(postForm(api.leadInquiry, inquiry));
    await visit(postForm(api.leadInquiry, inquiry));
    expect(await storedLeads()).toHaveLength(1);
    await visit(postForm(api.leadInquiry, { ...inquiry, details: "Something else" }));
    expect(await storedLeads()).toHaveLength(2);
  });

  it("more often than a person can is answered 429 with Retry-After", async () => {
    const address = { "CF-Connecting-IP": "203.0.113.7" };
    let stored = 0;
    let answer = await visit(postJson(api.leadInquiry, { ...inquiry, details: "first" }, address));
    while (answer.status === 200 && stored < 121) {
      stored += 1;
      answer = await visit(postJson(api.leadInquiry, { ...inquiry, details: String(stored) }, address));
    }
    expect(stored).toBe(60);
    expect(answer.status).toBe(429);
    expect(answer.headers.get("Retry-After")).toBe("60");
    const other = { "CF-Connecting-IP": "203.0.113.8" };
    expect((await visit(postJson(api.leadInquiry, inquiry, other))).status).toBe(200);
  });
});
