import { env } from "cloudflare:workers";
import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { newsletterSubscribers } from "../../../database/schema/newsletter.ts";
import { oneClick, signUp } from "../../../test/newsletter-signup.ts";
import { get, origin, postForm, visit } from "../../../test/site.ts";

const db = primary(env.DB);

const subscriber = async () => (await db.select().from(newsletterSubscribers))[0];

describe("the link that ends the newsletter", () => {
  it("asks when it is opened, and ends it when its button is pressed, once and again", async () => {
    const { confirm, unsubscribe } = await signUp();
    await visit(postForm(confirm, {}));
    const asked = await visit(get(unsubscribe));
    expect(await asked.text()).toContain(`<form action="${unsubscribe}" method="post">`);
    expect((await subscriber())?.subscribed).toBe(true);
    for (let press = 0; press < 2; press += 1) {
      const done = await visit(postForm(unsubscribe, {}));
      expect(done.status).toBe(200);
      expect(await done.text()).toContain("You are off the list");
      expect((await subscriber())?.subscribed).toBe(false);
    }
  });

  it("ends it with a mail program's one click, and answers without a redirect", async () => {
    const { unsubscribe } = await signUp();
    const answer = await visit(oneClick(unsubscribe));
    expect(answer.status).toBe(200);
    expect((await subscriber())?.subscribed).toBe(false);
  });

  it("ends it with one click sent as multipart too", async () => {
    const { unsubscribe } = await signUp();
    const body = new FormData();
    body.set("List-Unsubscribe", "One-Click");
    expect((await visit(new Request(origin + unsubscribe, { method: "POST", body }))).status).toBe(200);
    expect((await subscriber())?.subscribed).toBe(false);
  });

  it("is not pressed from another site's page", async () => {
    const { unsubscribe } = await signUp();
    expect((await visit(postForm(unsubscribe, {}, { Origin: "https://evil.example" }))).status).toBe(403);
    expect((await subscriber())?.subscribed).toBe(true);
  });

  it("never expires", async () => {
    const { unsubscribe } = await signUp();
    const claims = decodeJwt(unsubscribe.replace(/.*token=/, ""));
    expect(Object.keys(claims).sort()).toEqual(["aud", "sub", "version"]);
  });
});
