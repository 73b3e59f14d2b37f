import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { newsletterSubscribers } from "../../../database/schema/newsletter.ts";
import { origin, postForm, postJson, visit } from "../../../test/site.ts";
import { api } from "../../site/paths.ts";

const db = primary(env.DB);
const subscribers = () => db.select().from(newsletterSubscribers);

const signup = { firstName: "Ana", email: "ana@example.com", phone: "", interests: ["events", "new-mixes"] };

describe("the notify-me form", () => {
  it("subscribes to live streams, in addition to what was asked for before", async () => {
    await visit(postJson(api.notifyMe, { email: "ana@example.com" }));
    expect(await subscribers()).toEqual([
      expect.objectContaining({ firstName: null, interests: ["live-streams"], confirmedAt: null }),
    ]);
    await visit(postJson(api.newsletter, signup));
    await visit(postJson(api.notifyMe, { email: "ana@example.com" }));
    const [row] = await subscribers();
    expect(row?.firstName).toBe("Ana");
    expect([...(row?.interests ?? [])].sort()).toEqual(["events", "live-streams", "new-mixes"]);
  });

  it("sent without JavaScript comes back with its message and the address kept", async () => {
    const answer = await visit(postForm(api.notifyMe, { email: 'ana"@' }));
    expect(answer.status).toBe(422);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const html = await answer.text();
    expect(html).toContain("Please enter a valid email");
    expect(html).toContain('value="ana&quot;@"');
    expect(html).toContain("Live from");
    expect(html).toContain('content="noindex"');
  });
});

describe("a signup sent by a browser without JavaScript", () => {
  it("goes to the page that says what to do", async () => {
    const answer = await visit(
      postForm(api.newsletter, [
        ["firstName", "Ana"],
        ["email", "ana@example.com"],
        ["interests", "events"],
        ["interests", "live-streams"],
        ["leaveBlank", ""],
      ]),
    );
    expect(answer.status).toBe(303);
    const page = await visit(new Request(new URL(answer.headers.get("Location") ?? "", origin)));
    expect(await page.text()).toContain("Check your email");
    expect((await subscribers())[0]?.interests).toEqual(["live-streams", "events"]);
  });

  it("comes back with the messages beside the fields and everything typed kept", async () => {
    const answer = await visit(
      postForm(api.newsletter, [
        ["firstName", ""],
        ["email", "ana@example.com"],
        ["interests", "events"],
        ["interests", "booking"],
      ]),
    );
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain("First name is required");
    expect(html).toContain('value="ana@example.com"');
    const checked = [...html.matchAll(/<input(?=[^>]*type="checkbox")(?=[^>]*checked)[^>]*value="([\w-]+)"/g)];
    expect(checked.map(([, value]) => value)).toEqual(["events", "booking"]);
  });

  it.each([
    [api.newsletter, "/newsletter"],
    [api.notifyMe, "/live#notify"],
  ])("and reloaded at %s leads back to the form", async (path, form) => {
    const answer = await visit(new Request(origin + path, { redirect: "manual" }));
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(form);
  });
});
