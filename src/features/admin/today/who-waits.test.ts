import { env } from "cloudflare:workers";
import { eq, isNotNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { contacts } from "../../../database/schema/leads.ts";
import { day, hour } from "../../../platform/durations.ts";
import { asAdministrator } from "../../../test/access.ts";
import { sentTo } from "../../../test/administrator.ts";
import { open } from "../../../test/first-page.ts";
import { askForQuote } from "../../../test/quotes.ts";
import { postForm, visit } from "../../../test/site.ts";
import { leadPaths, replyFragment } from "../../leads/dj/paths.ts";
import { quoteApi } from "../../quotes/client/paths.ts";
import { adminPaths } from "../paths.ts";

const db = primary(env.DB);

describe("who waits on the first page", () => {
  it("puts the lead that waits longest for its answer first, and leaves out who was answered", async () => {
    const lead = (name: string, ago: number, status: "new" | "contacted" = "new") => ({
      id: name,
      firstName: name,
      lastName: "B",
      email: "a@example.com",
      eventType: "Wedding Reception",
      eventCategory: "wedding" as const,
      status,
      idempotencyKey: name,
      createdAt: Date.now() - ago * hour,
    });
    await db
      .insert(contacts)
      .values([lead("Answered", 1, "contacted"), lead("Fresh", 0), lead("Late", 100), lead("Later", 200)]);
    const { text } = await open();
    expect(text).toMatch(/Later B.*late.*Late B.*late.*Fresh B.*(?:left|by)/);
    expect(text).not.toContain("Answered B");
    expect(text).toContain("Some have waited too long.");
  });

  it("moves a lead on by one press, and counts no further than 99", async () => {
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 119)
       INSERT INTO contacts (id, first_name, last_name, email, event_type, idempotency_key, created_at)
       SELECT 'c' || i, 'A', 'B', 'p' || i || '@example.com', 'x', i, i FROM n`,
    ).run();
    const first = await open();
    expect(first.text).toContain("99+ new leads waiting for you.");
    const [, id = ""] = /action="\/admin\/leads\/(c\d+)\/status"/.exec(first.html) ?? [];
    const press = async (form: Record<string, string>) =>
      sentTo(await visit(postForm(leadPaths(id).status, { today: "", ...form }, await asAdministrator())));
    const contacted = () => db.select({ id: contacts.id }).from(contacts).where(eq(contacts.status, "contacted"));
    const there = await press({ status: "contacted", was: "new" });
    expect(there).toBe(`${adminPaths.today}?undo=${id}.new&notice=status-set`);
    expect(await contacted()).toEqual([{ id }]);
    const { html, text } = await open(there.slice(adminPaths.today.length));
    expect(text).toContain("The status is set. Undo");
    expect(html).toMatch(/<input type="hidden" name="status" value="new"\/?><input type="hidden" name="undo"/);
    expect(await press({ status: "new", undo: "yes" })).toBe(`${adminPaths.today}?notice=status-undone`);
    expect(await contacted()).toEqual([]);
    expect(await db.select().from(contacts).where(isNotNull(contacts.answeredAt))).toEqual([]);
  });

  it("shows what clients ask about their quotes until it is answered, here or by the DJ’s word", async () => {
    const { token, quote } = await askForQuote();
    expect((await open()).text).not.toContain("Asks about the quote");
    await visit(postForm(quoteApi.ask, { token, question: "Does the terrace get its own speakers?" }));
    const { html, text } = await open();
    expect(text).toContain("Maya Brooks Asks about the quote: Does the terrace get its own speakers?");
    expect(html).toContain(`href="${leadPaths(quote.contactId).page}${replyFragment}"`);
    for (const table of ["outbox", "contact_events"])
      await env.DB.prepare(`UPDATE ${table} SET created_at = created_at - ?`)
        .bind(30 * day)
        .run();
    expect((await open()).text).toContain("Asks about the quote");
    const own = await asAdministrator();
    await visit(postForm(leadPaths(quote.contactId).status, { status: "contacted" }, own));
    expect((await open()).text).not.toContain("Asks about the quote");
    await visit(postForm(quoteApi.ask, { token, question: "And the garden?", idempotencyKey: crypto.randomUUID() }));
    expect((await open()).text).toContain("And the garden?");
    const reply = { key: crypto.randomUUID(), subject: "The terrace", text: "It does, two of them." };
    await visit(postForm(leadPaths(quote.contactId).reply, reply, await asAdministrator()));
    expect((await open()).text).not.toContain("Asks about the quote");
  });
});
