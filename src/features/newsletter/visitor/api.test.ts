import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { newsletterSubscribers } from "../../../database/schema/newsletter.ts";
import { outbox } from "../../../database/schema/outbox.ts";
import { mailbox, postJson, visit } from "../../../test/site.ts";
import { api } from "../../site/paths.ts";

const db = primary(env.DB);

const subscribers = () => db.select().from(newsletterSubscribers);

const mailsQueued = () => db.select().from(outbox);

const signup = { firstName: "Ana", email: "ana@example.com", phone: "", interests: ["events", "new-mixes"] };

describe("a signup sent as JSON", () => {
  it("is stored unconfirmed and mails a link to confirm", async () => {
    const { email, mails } = mailbox();
    const answer = await visit(postJson(api.newsletter, signup), { EMAIL: email });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ message: expect.stringContaining("Check your email") });
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await subscribers()).toEqual([
      expect.objectContaining({
        email: "ana@example.com",
        firstName: "Ana",
        phone: null,
        interests: ["new-mixes", "events"],
        subscribed: true,
        confirmedAt: null,
      }),
    ]);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.to).toBe("ana@example.com");
    expect(mails[0]?.text).toMatch(/https:\/\/sunsetbaydj\.example\/newsletter\/confirm\?token=[\w-]+\.[\w-]+/);
    expect(mails[0]?.text + (mails[0]?.html ?? "")).not.toContain("Ana");
  });

  it("carries the headers and the link by which every mail to subscribers can be ended", async () => {
    const { email, mails } = mailbox();
    await visit(postJson(api.newsletter, signup), { EMAIL: email });
    const { headers = {}, text = "", html = "" } = mails[0] ?? {};
    expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const [, link = ""] = /^<(https:\/\/sunsetbaydj\.example\/newsletter\/unsubscribe\?token=[\w.-]+)>$/.exec(
      headers["List-Unsubscribe"] ?? "",
    ) ?? [null, "none"];
    expect(text).toContain(`Unsubscribe: ${link}`);
    expect(html).toContain(`href="${link}"`);
  });

  it("stores no link that works: the outbox holds the subscriber alone", async () => {
    await visit(postJson(api.newsletter, signup));
    const [subscriber] = await subscribers();
    expect(await mailsQueued()).toEqual([
      expect.objectContaining({
        data: { kind: "newsletter-confirm", subscriberId: subscriber?.id, version: 0 },
        attempts: 1,
      }),
    ]);
  });

  const refusals: [string, object, string, string][] = [
    ["no first name", { firstName: " " }, "firstName", "First name is required"],
    ["no address", { email: "" }, "email", "Please enter a valid email"],
    ["half an address", { email: "ana@" }, "email", "Please enter a valid email"],
    ["a long phone", { phone: "1".repeat(33) }, "phone", "Please keep this to 32 characters or fewer"],
    ["an unknown interest", { interests: ["spam"] }, "interests", "Please choose interests from the list"],
    ["interests of another shape", { interests: { a: 1 } }, "interests", "Please choose interests from the list"],
  ];
  it.each(refusals)("with %s is answered 422 with its message", async (_, change, path, message) => {
    const answer = await visit(postJson(api.newsletter, { ...signup, ...change }));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      message: expect.stringMatching(/^validation/),
      issues: [{ path, message }],
    });
    expect(await subscribers()).toEqual([]);
  });

  it.each([[undefined], [null], [""], [[]]])("takes %j for no interests", async (interests) => {
    expect((await visit(postJson(api.newsletter, { ...signup, interests }))).status).toBe(200);
    expect((await subscribers())[0]?.interests).toEqual([]);
  });

  it("caught by the honeypot looks like a success and stores nothing", async () => {
    const answer = await visit(postJson(api.newsletter, { ...signup, leaveBlank: "x" }));
    expect(await answer.json()).toEqual(await (await visit(postJson(api.newsletter, signup))).json());
    expect(await subscribers()).toHaveLength(1);
    const trapped = await visit(postJson(api.notifyMe, { email: "b@example.com", leaveBlank: "x" }));
    expect(trapped.status).toBe(200);
    expect(await subscribers()).toHaveLength(1);
  });

  it("more often than a person can is answered 429 with Retry-After", async () => {
    const address = { "CF-Connecting-IP": "203.0.113.9" };
    let last = 0;
    for (let count = 0; count < 61; count += 1)
      last = (await visit(postJson(api.notifyMe, { email: "ana@example.com" }, address))).status;
    expect(last).toBe(429);
    const refused = await visit(postJson(api.newsletter, signup, address));
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Retry-After")).toBe("60");
  });

  it("from another site is refused", async () => {
    const answer = await visit(postJson(api.newsletter, signup, { Origin: "https://evil.example" }));
    expect(answer.status).toBe(403);
    expect(await subscribers()).toEqual([]);
  });

  it("stores nothing when the mail cannot be queued", async () => {
    await env.DB.exec("DROP TABLE outbox");
    expect((await visit(postJson(api.newsletter, signup))).status).toBe(500);
    expect(await subscribers()).toEqual([]);
  });
});
