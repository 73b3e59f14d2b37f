import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { outbox } from "../../../database/schema/outbox.ts";
import { lease } from "../../../platform/mail/claim-mails.ts";
import { mailsPerMinute } from "../../../platform/mail/outbox.ts";
import { asAdministrator } from "../../../test/access.ts";
import {
  beginWithSubscriber,
  db,
  dropped,
  failed,
  inDoubt,
  page,
  sent,
  waiting,
  write,
} from "../../../test/outbox-rows.ts";
import { mainTextIn } from "../../../test/page.ts";
import { mailbox, postForm, postJson, visit } from "../../../test/site.ts";
import { adminApi } from "../paths.ts";

beginWithSubscriber();

const resend = async (id: string, email = mailbox().email) =>
  visit(postJson(adminApi.resendMail, { id }, await asAdministrator()), { EMAIL: email });

const row = async (id: string) => (await db.select().from(outbox)).find((mail) => mail.id === id);

describe("sending again", () => {
  it.each([
    ["a failed mail", failed],
    ["one in doubt, by the DJ's word", inDoubt],
    ["one that would wait", waiting],
  ])("%s goes out at once", async (_, mail) => {
    await write("one", mail);
    const { email, mails } = mailbox();
    expect(await (await resend("one", email)).json()).toEqual({ resent: 1 });
    expect(mails.map(({ to }) => to)).toEqual(["one@example.com"]);
    expect(await row("one")).toMatchObject({ attempts: 1, nextAttemptAt: null, sendingSince: null, lastError: null });
    expect(await (await resend("one", email)).json()).toEqual({ resent: 0 });
    expect(mails).toHaveLength(1);
  });

  it("does nothing to a mail that went out, that nobody needs any more, or that a sender may have in hand", async () => {
    await write("one", sent);
    await write("two", { attempts: 1, nextAttemptAt: Date.now() + lease });
    await write("three", dropped);
    const { email, mails } = mailbox();
    for (const id of ["one", "two", "three", "nobody", "all"])
      expect(await (await resend(id, email)).json()).toEqual({ resent: 0 });
    expect(mails).toEqual([]);
  });

  it("all that failed but what is in doubt go out again, oldest first, in portions that a minute can send", async () => {
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
       INSERT INTO outbox (id, data, recipient, dedupe_key, attempts, created_at)
       SELECT 'n' || i, '{"kind":"newsletter-confirm","subscriberId":"ana"}', i || '@example.com', i, 10, i FROM n`,
    )
      .bind(mailsPerMinute)
      .run();
    await write("sent", sent);
    await write("doubt", inDoubt);
    const { email, mails } = mailbox();
    expect(await (await resend("all", email)).json()).toEqual({ resent: mailsPerMinute + 1 });
    expect(mails).toHaveLength(mailsPerMinute);
    expect(await row(`n${mailsPerMinute}`)).toMatchObject({ attempts: 0, nextAttemptAt: expect.any(Number) });
  });

  it("by a browser's own form comes back to the list, and says how many", async () => {
    await write("one", failed);
    const answer = await visit(postForm(adminApi.resendMail, { id: "one", state: "failed" }, await asAdministrator()));
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/outbox?state=failed&resent=1"]);
    expect(mainTextIn(await page("/admin/outbox?state=failed&resent=1"))).toContain("1 mail goes out again.");
  });

  it.each([{}, { id: "" }, { id: "a b" }, { id: "one", state: "lost" }])("takes no %j", async (body) => {
    expect((await visit(postJson(adminApi.resendMail, body, await asAdministrator()))).status).toBe(422);
  });
});
