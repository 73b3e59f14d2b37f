import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { primary } from "../../database/client.ts";
import { contacts } from "../../database/schema/leads.ts";
import { cookieIn } from "../../test/portal.ts";
import { get, htmlAt, message, origin, postForm, visit } from "../../test/site.ts";
import { api } from "../site/paths.ts";

const db = primary(env.DB);

const storedMessages = () => db.select().from(contacts);

describe("a message sent by a browser without JavaScript", () => {
  it("goes to the contact page with the thanks", async () => {
    const answer = await visit(postForm(api.contact, { ...message, leaveBlank: "", venue: "" }));
    expect(answer.status).toBe(303);
    const location = answer.headers.get("Location") ?? "";
    expect(location).toBe("/contact/sent#message");
    const page = await htmlAt("/contact/sent", { Cookie: cookieIn(answer) });
    expect(page).toMatch(/role="alert"[^>]*>.*Thanks for reaching out! I&#x27;ll get back to you within 24 hours\./);
    expect(page).toContain("The answer goes to ana@example.com.");
    expect(page).toContain('<meta name="robots" content="noindex"/>');
    expect(await storedMessages()).toEqual([expect.objectContaining({ venue: null })]);
  });

  it("comes back with the messages beside the fields and the input kept", async () => {
    const typed = { ...message, email: 'a"<b>', eventType: "", venue: "Pier & Sons", package: "premium" };
    const answer = await visit(postForm(api.contact, typed));
    expect(answer.status).toBe(422);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const page = await answer.text();
    for (const part of [
      "Please enter a valid email",
      "Please select an event type",
      "2 things need another look.",
      'value="a&quot;&lt;b&gt;"',
      'value="Pier &amp; Sons"',
      ">A surprise fortieth.</textarea>",
    ])
      expect(page).toContain(part);
    expect(page).toMatch(/<input[^>]*name="guestCount"[^>]*checked=""[^>]*value="51-100"/);
    expect(page).toMatch(/<input[^>]*name="package"[^>]*value="premium"/);
    expect(await storedMessages()).toEqual([]);
  });

  it("leads back to the form when its refusal is reloaded", async () => {
    const answer = await visit(new Request(origin + api.contact, { redirect: "manual" }));
    expect(answer.status).toBe(303);
    expect((await visit(get(answer.headers.get("Location") ?? ""))).status).toBe(200);
  });
});
