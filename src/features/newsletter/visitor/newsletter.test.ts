import { env } from "cloudflare:workers";
import { base64url, decodeJwt } from "jose";
import { describe, expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { newsletterSubscribers } from "../../../database/schema/newsletter.ts";
import { day } from "../../../platform/durations.ts";
import type { LinkPurpose } from "../../../platform/links/link-kinds.ts";
import { type LinkClaim, signToken } from "../../../platform/links/signed-link.ts";
import { oneClick, signUp } from "../../../test/newsletter-signup.ts";
import { cron, get, mailbox, postForm, visit } from "../../../test/site.ts";
import { paths, signedPath } from "../../site/paths.ts";

const db = primary(env.DB);

const secret = env.LINK_SECRET ?? "";

const token = (purpose: LinkPurpose, claim: LinkClaim, current = secret) =>
  signToken({ current, previous: null }, purpose, claim);

const subscriber = async () => (await db.select().from(newsletterSubscribers))[0];

describe("the link of a confirmation mail", () => {
  it("asks when it is opened, and confirms when its button is pressed, once and again", async () => {
    const { confirm } = await signUp();
    for (let scan = 0; scan < 3; scan += 1) {
      const asked = await visit(get(confirm));
      expect(asked.status).toBe(200);
      expect(asked.headers.get("Cache-Control")).toBe("private, no-store");
      const html = await asked.text();
      expect(html).toContain(`<form action="${confirm}" method="post">`);
      expect(html.match(/<button[^>]*type="submit"/g)).toHaveLength(1);
      expect(html).toContain('content="noindex"');
    }
    expect((await subscriber())?.confirmedAt).toBeNull();

    const done = await visit(postForm(confirm, {}));
    expect(done.status).toBe(200);
    expect(await done.text()).toContain("You are on the list");
    const confirmed = await subscriber();
    expect(confirmed?.confirmedAt).toEqual(expect.any(Number));
    expect((await visit(postForm(confirm, {}))).status).toBe(200);
    expect(await subscriber()).toEqual(confirmed);
  });

  it("works for seven days", async () => {
    await signUp();
    const id = (await subscriber())?.id ?? "";
    const { mails } = await signUp();
    expect(mails).toEqual([]);
    const expired = await token("newsletter-confirm", { subject: id, expiresAt: Date.now() - 1 });
    const answer = await visit(postForm(signedPath(paths.newsletterConfirm, expired), {}));
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("older than 7 days");
    expect((await subscriber())?.confirmedAt).toBeNull();
  });

  it("is dated at sending time, however long the mail had to wait", async () => {
    const { mails: none } = await signUp({ EMAIL: mailbox(() => true).email });
    expect(none).toEqual([]);
    const { email, mails } = mailbox();
    const sent = Date.now() + 5 * day;
    await cron(sent, { EMAIL: email });
    const [link = ""] = /token=([\w.-]+)/.exec(mails[0]?.text ?? "")?.slice(1) ?? [];
    expect(decodeJwt(link).exp).toBe(Math.floor((sent + 7 * day) / 1000));
  });
});

describe.each([
  [paths.newsletterConfirm, "newsletter-confirm", "newsletter-unsubscribe", "Sign up again"],
  [paths.newsletterUnsubscribe, "newsletter-unsubscribe", "newsletter-confirm", "Write to me"],
] as const)("a link to %s that was not made so", (path, purpose, otherPurpose, advice) => {
  it("changes nothing, says what to do, and tells nothing", async () => {
    await signUp();
    const before = await subscriber();
    const subject = before?.id ?? "";
    const good = await token(purpose, { subject });
    const otherClaims = base64url.encode(JSON.stringify({ ...decodeJwt(good), sub: "other" }));
    const cases: Record<string, string> = {
      none: path,
      empty: signedPath(path, ""),
      nonsense: signedPath(path, "nonsense"),
      "of another purpose": signedPath(path, await token(otherPurpose, { subject })),
      "with another secret": signedPath(
        path,
        await token(purpose, { subject }, "another secret, as long as the first one"),
      ),
      expired: signedPath(path, await token(purpose, { subject, expiresAt: Date.now() - 1 })),
      "with another subject": signedPath(path, good.replace(/\..*\./, `.${otherClaims}.`)),
      "cut short": signedPath(path, good.slice(0, -1)),
    };
    const pages = new Set<string>();
    for (const [name, address] of Object.entries(cases)) {
      for (const request of [get(address), postForm(address, {}), oneClick(address)]) {
        const answer = await visit(request);
        expect(answer.status, name).toBe(400);
        expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
        pages.add(await answer.text());
      }
    }
    const nobody = signedPath(path, await token(purpose, { subject: "nobody" }));
    const answer = await visit(postForm(nobody, {}));
    expect(answer.status).toBe(400);
    pages.add(await answer.text());
    expect(pages.size).toBe(1);
    const [page = ""] = pages;
    expect(page).toContain("This link does not work");
    expect(page).toContain(advice);
    expect(page).not.toContain("<form");
    expect(await subscriber()).toEqual(before);
  });

  it("opens while the secret that signed it is the previous one", async () => {
    await signUp();
    const link = signedPath(path, await token(purpose, { subject: (await subscriber())?.id ?? "" }));
    const rotated = { LINK_SECRET: "a newer secret, of 32 characters or more", LINK_SECRET_PREVIOUS: secret };
    expect((await visit(postForm(link, {}), rotated)).status).toBe(200);
    expect((await visit(postForm(link, {}), { LINK_SECRET: rotated.LINK_SECRET })).status).toBe(400);
  });
});
