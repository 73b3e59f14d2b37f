import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { newsletterSubscribers } from "../../../database/schema/newsletter.ts";
import { mailbox, postJson, visit } from "../../../test/site.ts";
import { api } from "../../site/paths.ts";

const db = primary(env.DB);

const subscribers = () => db.select().from(newsletterSubscribers);

const signup = { firstName: "Ana", email: "ana@example.com", phone: "", interests: ["events", "new-mixes"] };

const put = (email: string, subscribed: number, confirmedAt: number | null) =>
  env.DB.prepare(
    "INSERT INTO newsletter_subscribers (id, email, first_name, interests, subscribed, confirmed_at, created_at) VALUES (?, ?, 'Bea', '[\"booking\"]', ?, ?, 1)",
  )
    .bind(`id-${email}`, email, subscribed, confirmedAt)
    .run();

describe("an address that is known", () => {
  it("gets the same answer as a new one, whatever its state, through either form", async () => {
    await put("waiting@example.com", 1, null);
    await put("confirmed@example.com", 1, 5);
    await put("left@example.com", 0, 5);
    const seen = new Set<string>();
    for (const who of ["new", "waiting", "confirmed", "left"])
      for (const request of [
        postJson(api.newsletter, { ...signup, email: `${who}@example.com` }),
        postJson(api.notifyMe, { email: `${who}@example.com` }),
      ]) {
        const answer = await visit(request);
        const headers = [...answer.headers].filter(([name]) => name !== "x-request-id");
        seen.add(JSON.stringify([answer.status, headers, await answer.text()]));
      }
    expect(seen.size).toBe(1);
  });

  it("costs the same round trips to the database, so that the time tells nothing either", async () => {
    await put("confirmed@example.com", 1, 5);
    const trips: string[] = [];
    for (const who of ["new", "confirmed"]) {
      let count = 0;
      const counted = new Proxy(env.DB, {
        get(target, name) {
          const value = Reflect.get(target, name);
          if (typeof value !== "function") return value;
          return (...args: unknown[]) => {
            if (name === "batch") count += 1;
            return Reflect.apply(value, target, args);
          };
        },
      });
      await visit(postJson(api.newsletter, { ...signup, email: `${who}@example.com` }), { DB: counted });
      trips.push(String(count));
    }
    expect(trips).toEqual(["2", "2"]);
  });

  it("that has confirmed keeps its name, and is mailed about nothing that it has already", async () => {
    await put("ana@example.com", 1, 5);
    const { email, mails } = mailbox();
    const before = await subscribers();
    await visit(postJson(api.newsletter, { ...signup, interests: ["booking"], phone: "123" }), { EMAIL: email });
    await visit(postJson(api.newsletter, { ...signup, interests: [] }), { EMAIL: email });
    expect(mails).toEqual([]);
    expect(await subscribers()).toEqual(before.map((row) => ({ ...row, mailbox: "ana@example.com" })));
  });

  it("that has left is mailed, and stays away until it confirms", async () => {
    await put("ana@example.com", 0, 5);
    const { email, mails } = mailbox();
    await visit(postJson(api.newsletter, signup), { EMAIL: email });
    expect(mails).toHaveLength(1);
    expect(await subscribers()).toEqual([expect.objectContaining({ subscribed: false, confirmedAt: 5 })]);
  });

  it("in other letters is the same one", async () => {
    await visit(postJson(api.newsletter, signup));
    await visit(postJson(api.newsletter, { ...signup, email: "Ana@Example.COM", firstName: "Anna" }));
    expect(await subscribers()).toEqual([expect.objectContaining({ email: "ana@example.com", firstName: "Anna" })]);
  });

  it("keeps its interests when a later signup names none", async () => {
    await visit(postJson(api.newsletter, signup));
    await visit(postJson(api.newsletter, { ...signup, interests: [] }));
    expect((await subscribers())[0]?.interests).toEqual(["new-mixes", "events"]);
  });

  it("sent 50 times at once is one subscriber and one mail", async () => {
    const { email, mails } = mailbox();
    const body = { ...signup, idempotencyKey: crypto.randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => visit(postJson(api.newsletter, body), { EMAIL: email })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await subscribers()).toHaveLength(1);
    expect(mails).toHaveLength(1);
  });
});
