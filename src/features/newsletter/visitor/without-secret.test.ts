import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { newsletterSubscribers } from "../../../database/schema/newsletter.ts";
import { outbox } from "../../../database/schema/outbox.ts";
import { signToken } from "../../../platform/links/signed-link.ts";
import { oneClick, signUp } from "../../../test/newsletter-signup.ts";
import { cron, get, mailbox, postForm, visit } from "../../../test/site.ts";
import { paths, signedPath } from "../../site/paths.ts";

const db = primary(env.DB);

const secret = env.LINK_SECRET ?? "";

const secrets = { current: secret, previous: null };

const subscriber = async () => (await db.select().from(newsletterSubscribers))[0];

describe.each([
  ["without a secret", undefined],
  ["with a secret that is too short", "short"],
])("%s", (_, LINK_SECRET) => {
  // `undefined` cannot be bound.
  const bindings = { LINK_SECRET } as { LINK_SECRET: string };

  it("mails wait in the outbox with the reason, and go out once there is one", async () => {
    const { mails } = await signUp(bindings);
    expect(mails).toEqual([]);
    const [row] = await db.select().from(outbox);
    expect(row).toEqual(expect.objectContaining({ sentAt: null, nextAttemptAt: expect.any(Number), attempts: 1 }));
    expect(row?.lastError).toContain("LINK_SECRET");
    const later = mailbox();
    await cron(row?.nextAttemptAt ?? 0, { EMAIL: later.email });
    expect(later.mails).toHaveLength(1);
  });

  it("links are answered 503, and change nothing", async () => {
    await signUp();
    const before = await subscriber();
    for (const [path, purpose] of [
      [paths.newsletterConfirm, "newsletter-confirm"],
      [paths.newsletterUnsubscribe, "newsletter-unsubscribe"],
    ] as const) {
      const link = signedPath(path, await signToken(secrets, purpose, { subject: before?.id ?? "" }));
      for (const request of [get(link), postForm(link, {}), oneClick(link)]) {
        const answer = await visit(request, bindings);
        expect(answer.status).toBe(503);
        expect(await answer.text()).toContain("try again later");
      }
    }
    expect(await subscriber()).toEqual(before);
  });

  it("everything else works", async () => {
    expect((await visit(get("/live"), bindings)).status).toBe(200);
  });
});
