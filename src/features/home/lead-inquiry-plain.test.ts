import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { primary } from "../../database/client.ts";
import { contacts } from "../../database/schema/leads.ts";
import { hour } from "../../platform/durations.ts";
import { cookieIn } from "../../test/portal.ts";
import { askForQuote } from "../../test/quotes.ts";
import { get, htmlAt, inquiry, message, postForm, visit } from "../../test/site.ts";
import { api, messageSentPath, quoteSent, receivedPath } from "../site/paths.ts";

const db = primary(env.DB);
const storedLeads = () => db.select().from(contacts);

describe("an inquiry sent by a browser without JavaScript", () => {
  it("goes to the confirmation page", async () => {
    const answer = await visit(postForm(api.leadInquiry, { ...inquiry, leaveBlank: "", idempotencyKey: "" }));
    expect(answer.status).toBe(303);
    const page = answer.headers.get("Location") ?? "";
    expect(page).toBe("/received?category=wedding");
    expect(answer.headers.get("Set-Cookie")).toMatch(
      /^__Host-sent-inquiry=[\w-]{36}; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const shown = await visit(get(page, { Cookie: cookieIn(answer) }));
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

describe("a confirmation", () => {
  it("names the address that was typed to the browser that has sent it alone, and for an hour", async () => {
    const pages = [
      [receivedPath, inquiry.email, await visit(postForm(api.leadInquiry, inquiry))],
      [messageSentPath, message.email, await visit(postForm(api.contact, message))],
      [quoteSent, "maya@example.com", (await askForQuote()).answer],
    ] as const;
    for (const [path, email, answer] of pages) {
      const own = { Cookie: cookieIn(answer) };
      expect(await htmlAt(path, own), path).toContain(email);
      const [name, id] = own.Cookie.split("=");
      for (const Cookie of ["", `${name}=${crypto.randomUUID()}`]) {
        const shown = await visit(get(path, { Cookie }));
        expect(shown.status).toBe(200);
        expect(await shown.text(), path).not.toContain(email);
      }
      expect((await visit(get(`${path}/${id}`))).status).toBe(404);
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hour });
      expect(await htmlAt(path, own), path).not.toContain(email);
      vi.useRealTimers();
    }
  });
});
