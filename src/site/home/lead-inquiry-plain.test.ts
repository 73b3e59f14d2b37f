import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { contacts } from "../../business/leads/schema.ts";
import { primary } from "../../db/client.ts";
import { inquiry, origin, postForm, visit } from "../../test/site.ts";
import { api } from "../paths.ts";

const db = primary(env.DB);
const storedLeads = () => db.select().from(contacts);

describe("an inquiry sent by a browser without JavaScript", () => {
  it("goes to the confirmation page", async () => {
    const answer = await visit(postForm(api.leadInquiry, { ...inquiry, leaveBlank: "", idempotencyKey: "" }));
    expect(answer.status).toBe(303);
    const page = answer.headers.get("Location") ?? "";
    expect(page).toMatch(/^\/received\/[\w-]{36}\?category=wedding$/);
    const shown = await visit(new Request(new URL(page, origin)));
    expect(shown.headers.get("Cache-Control")).toBe("private, no-store");
    const confirmation = await shown.text();
    expect(confirmation).toContain("ana@example.com");
    expect(confirmation).toContain('<meta name="robots" content="noindex"/>');
    expect(confirmation).toContain("WEDDING25");
    expect(confirmation).toContain("Submit another inquiry");
    expect(await storedLeads()).toHaveLength(1);
  });

  it("comes back with the messages beside the fields and the input kept", async () => {
    const answer = await visit(
      postForm(api.leadInquiry, {
        ...inquiry,
        eventCategory: "corporate",
        eventType: "",
        email: 'a"<b>',
        companyName: "Pelican & Sons",
      }),
    );
    expect(answer.status).toBe(422);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const page = await answer.text();
    expect(page).toContain("Please enter a valid email");
    expect(page).toContain("Please select an event type");
    expect(page).toContain('value="a&quot;&lt;b&gt;"');
    expect(page).toContain('value="Pelican &amp; Sons"');
    expect(page).toContain('data-accent="corporate"');
    expect(await storedLeads()).toEqual([]);
  });

  it("that is too large is told so in a page", async () => {
    const answer = await visit(postForm(api.leadInquiry, { ...inquiry, details: "x".repeat(1_048_576) }));
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain("Please shorten it.");
  });
});
