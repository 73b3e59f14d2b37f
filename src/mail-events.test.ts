import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { mailPaths } from "./features/admin/outbox/paths.ts";
import { adminApi, adminPaths } from "./features/admin/paths.ts";
import { bookingPaths } from "./features/bookings/dj/paths.ts";
import { portalContractOf } from "./features/contracts/client/paths.ts";
import { leadPaths } from "./features/leads/dj/paths.ts";
import { portalApi, portalPaths } from "./features/portal/paths.ts";
import { api } from "./features/site/paths.ts";
import worker from "./index.ts";
import { see, submit } from "./test/administrator.ts";
import { mainTextIn } from "./test/page.ts";
import { signIn, storeBooking } from "./test/portal.ts";
import { rows } from "./test/rows.ts";
import { cron, get, inquiry, mailbox, postForm, postJson, visit } from "./test/site.ts";

const { email: EMAIL, mails } = mailbox();

function event(kind: string, messageId: string, more: object = {}) {
  const payload = { eventId: crypto.randomUUID(), messageId, recipient: inquiry.email, sender: "", terminal: true };
  return { type: `cf.email.sending.message.${kind}`, source: {}, payload: { ...payload, ...more }, metadata: {} };
}
const gone = { bounce: { type: "hard", classification: "permanent_failure", reason: "550 5.1.1 User unknown" } };

async function bring(...bodies: unknown[]) {
  const messages = bodies.map((body, at) => ({ id: `m${at}`, timestamp: new Date(), attempts: 1, body }));
  const batch = createMessageBatch("sunset-bay-dj-mail-events", messages);
  await worker.queue(batch, env);
  return getQueueResult(batch, createExecutionContext());
}

async function sendMail() {
  mails.length = 0;
  await visit(postJson(api.leadInquiry, inquiry), { EMAIL });
  const [mail] = await rows("SELECT id, contact_id, message_id FROM outbox WHERE kind = 'lead-reply'");
  expect(mail?.message_id).toEqual(expect.any(String));
  return { id: String(mail?.id), lead: String(mail?.contact_id), messageId: String(mail?.message_id) };
}

it("a mail that comes back stands on Today and at its lead as failed, with the reason, until it is sent again", async () => {
  const { id, lead, messageId } = await sendMail();
  expect(mainTextIn(await see(adminPaths.today))).not.toContain("come back");
  for (let time = 0; time < 2; time++) await bring(event("delivered", "another"), event("bounced", messageId, gone));
  expect(mainTextIn(await see(adminPaths.today))).toContain(
    `Ana Núñez Mails to ${inquiry.email} come back, so ask for the right address: Code and next steps, to the client`,
  );
  expect(mainTextIn(await see(mailPaths(id).page))).toContain("550 5.1.1 User unknown");
  expect(mainTextIn(await see(leadPaths(lead).page))).toContain(`Failed to ${inquiry.email}`);

  mails.length = 0;
  await submit(mailPaths(id).address, { email: "right@example.com" }, { bindings: { EMAIL } });
  expect(mails.map(({ to }) => to)).toEqual(["right@example.com"]);
  expect(mainTextIn(await see(adminPaths.today))).not.toContain("come back");
  await bring(event("bounced", messageId, gone));
  expect(mainTextIn(await see(adminPaths.today))).not.toContain("come back");
});

it("nothing new is mailed to an address that does not exist, both sides read so, and what was held back goes to the right one", async () => {
  const booking = await storeBooking({ clientEmail: "ana@exmaple.com", deposit: 0 });
  const client = await signIn(booking);
  const path = bookingPaths(booking.id).portalLink;
  const send = () => submit(path, { change: "send" }, { bindings: { EMAIL } });
  const desk = async () => mainTextIn(await see(bookingPaths(booking.id).page));
  const portal = async () => mainTextIn(await (await visit(get(portalPaths.dashboard, client))).text());
  const own =
    "SELECT id, message_id, last_error FROM outbox WHERE recipient = 'ana@exmaple.com' ORDER BY created_at, id";
  mails.length = 0;
  await send();
  for (const page of [await desk(), await portal()]) expect(page).not.toContain("come back");
  await bring(event("bounced", String((await rows(own))[0]?.message_id), gone));
  for (const page of [await desk(), await portal()])
    expect(page).toMatch(/mails to .* come back, so nothing is mailed/i);

  const html = await (await visit(get(portalContractOf(booking.id), client))).text();
  expect(html).not.toContain("Your copy goes to");
  expect(await desk()).toContain("Next step Mails to the client come back");
  const fingerprint = /name="fingerprint" value="(\w+)"/.exec(html)?.[1] ?? "";
  const form = { booking: booking.id, fingerprint, consent: "yes", name: booking.clientName };
  expect((await visit(postForm(portalApi.sign, form, client), { EMAIL })).status).toBe(303);
  expect(mails.filter(({ to }) => to === "ana@exmaple.com")).toHaveLength(1);
  const [back, held] = await rows(own);
  expect(held?.last_error).toBe("Not sent: mails to this address come back");
  expect(mainTextIn(await see(adminPaths.today))).toContain(
    "Ana Núñez Mails to ana@exmaple.com come back, so ask for the right address: Signed agreement; Portal link",
  );
  await submit(adminApi.resendMail, { id: "all", state: "" }, { bindings: { EMAIL } });
  expect(mails.filter(({ to }) => to === "ana@exmaple.com")).toHaveLength(1);

  mails.length = 0;
  await submit(mailPaths(String(back?.id)).address, { email: "ana@example.com" }, { bindings: { EMAIL } });
  expect(mails.map(({ to }) => to)).toEqual(["ana@example.com", "ana@example.com"]);
  expect(mails.map(({ subject }) => subject).join()).toMatch(/Your portal link.*signed|signed.*Your portal link/i);
  for (const page of [await desk(), mainTextIn(await see(adminPaths.today))]) expect(page).not.toContain("come back");
  await send();
  expect(mails).toHaveLength(3);
});

it("an address that the DJ tries again is mailed again once nothing comes back", async () => {
  const { id, messageId } = await sendMail();
  await bring(event("bounced", messageId, gone));
  mails.length = 0;
  await visit(postJson(api.newsletter, { email: inquiry.email, firstName: "Ana" }), { EMAIL });
  expect(mails).toEqual([]);
  await submit(adminApi.resendMail, { id, state: "" }, { bindings: { EMAIL } });
  expect(mails.map(({ to }) => to)).toEqual([inquiry.email]);
});

it("a mail that is reported as spam is on Today until the DJ has spoken with who got it", async () => {
  const { id, messageId } = await sendMail();
  await bring(event("complained", messageId, { complaint: { type: "abuse" } }));
  expect(mainTextIn(await see(adminPaths.today))).toContain("Reported as spam, so ask by phone");
  const page = mainTextIn(await see(mailPaths(id).page));
  expect(page).toContain("Reported as spam");
  expect(page).not.toContain("Not sent");
  await submit(mailPaths(id).told, {});
  expect(mainTextIn(await see(adminPaths.today))).not.toContain("Reported as spam");
  expect(mainTextIn(await see(mailPaths(id).page))).toContain("Reported as spam, spoken with");
});

it("waits for a mail that is not recorded as sent yet, and leaves what it does not know", async () => {
  const result = await bring(event("failed", "soon", { failure: { reason: "delivery_failed" } }), { odd: true }, null);
  expect(result.retryMessages.map(({ msgId }) => msgId)).toEqual(["m0"]);
  expect(result.outcome).toBe("ok");
});

it.each([
  ["whose address is gone for good", event("bounced", "x", gone), 0, 0],
  ["who reports one as spam", event("complained", "x", { complaint: { type: "abuse" } }), 0, 1],
  ["whose mailbox is full", event("bounced", "x", { bounce: { type: "soft", reason: "452 full" } }), 1, 0],
] as const)("someone %s is written to accordingly", async (_, told, subscribed, leftAlone) => {
  await sendMail();
  await env.DB.prepare(
    "INSERT INTO newsletter_subscribers (id, email, subscribed, confirmed_at, created_at) VALUES ('s', ?, 1, 1, 1)",
  )
    .bind(inquiry.email)
    .run();
  await bring(told);
  expect(await rows("SELECT subscribed FROM newsletter_subscribers")).toEqual([{ subscribed }]);
  expect(await rows("SELECT is_left_alone FROM contacts")).toEqual([{ is_left_alone: leftAlone }]);
  await cron(Date.now() + 60_000, { EMAIL });
});

it("comes again when the database is away", async () => {
  const DB = new Proxy(env.DB, {
    get() {
      throw new Error("D1_ERROR: network connection lost");
    },
  });
  const batch = createMessageBatch("sunset-bay-dj-mail-events", [
    { id: "m", timestamp: new Date(), attempts: 1, body: event("bounced", "x", gone) },
  ]);
  await expect(worker.queue(batch, { ...env, DB })).rejects.toThrow();
});
