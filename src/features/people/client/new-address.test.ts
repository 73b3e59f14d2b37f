import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { bookings } from "../../../database/schema/bookings.ts";
import { noSuchAddress, outbox } from "../../../database/schema/outbox.ts";
import { see, submit } from "../../../test/administrator.ts";
import { mainTextIn } from "../../../test/page.ts";
import { cookieIn, linkTo, open, portalStatus, signIn, storeBooking } from "../../../test/portal.ts";
import { get, htmlAt, mailbox, postForm, visit } from "../../../test/site.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";

const db = primary(env.DB);

/** A booking whose mail could not be delivered. */
async function unreachable(overrides: Parameters<typeof storeBooking>[0] = {}) {
  const booking = await storeBooking({ clientEmail: "ana@exmaple.com", ...overrides });
  const id = crypto.randomUUID();
  await db.insert(outbox).values({
    id,
    data: { kind: "booking-confirmed", bookingId: booking.id },
    recipient: booking.clientEmail,
    dedupeKey: id,
    attempts: 1,
    nextAttemptAt: null,
    lastError: `${noSuchAddress}: 550`,
    createdAt: Date.now(),
  });
  return { booking, session: await signIn(booking) };
}

async function ask(session: HeadersInit, email: string) {
  const { email: EMAIL, mails } = mailbox();
  const answer = await visit(postForm(portalApi.newAddress, { email }, session), { EMAIL });
  const link = /\/portal\/email\?token=\S+/.exec(mails[0]?.text ?? "")?.[0] ?? "";
  return { status: answer.status, page: await answer.text(), mails, link, token: link.split("token=")[1] ?? "" };
}

async function confirm(token: string) {
  const { email: EMAIL, mails } = mailbox();
  const answer = await visit(postForm(portalApi.confirmAddress, { token }), { EMAIL });
  return { answer, mails };
}

const addressOf = async (id: string) =>
  (await db.select({ id: bookings.id, email: bookings.clientEmail }).from(bookings)).find((each) => each.id === id)
    ?.email;

it("a client whose mails come back gives another address, which counts once its own link is confirmed", async () => {
  const { booking, session } = await unreachable();
  const other = await storeBooking({ clientEmail: booking.clientEmail });
  const old = await linkTo(booking);
  expect(await htmlAt(portalPaths.dashboard, session)).toContain(`href="${portalPaths.newAddress}"`);

  const { status, mails, link, token } = await ask(session, "Ana@Example.com");
  expect([status, mails.map(({ to }) => to)]).toEqual([303, ["ana@example.com"]]);
  expect(JSON.stringify(mails)).not.toMatch(/Núñez|Sand Key/);
  expect(mainTextIn(await htmlAt(portalPaths.newAddress, session))).toContain("ana@example.com");
  expect((await visit(get(link))).status).toBe(200);
  expect(await addressOf(booking.id)).toBe("ana@exmaple.com");

  const { answer, mails: sent } = await confirm(token);
  expect([await addressOf(booking.id), await addressOf(other.id)]).toEqual(["ana@example.com", "ana@example.com"]);
  expect(sent.map(({ to }) => to)).toContain("ana@example.com");
  const opened = await open(answer.headers.get("Location") ?? "");
  expect(await portalStatus({ Cookie: cookieIn(opened) })).toBe(200);
  expect([await portalStatus(session), (await open(old)).status, (await visit(get(link))).status]).toEqual([
    401, 401, 401,
  ]);
  const again = (await confirm(token)).answer;
  expect([again.status, mainTextIn(await again.text())]).toEqual([401, expect.stringContaining("is confirmed")]);
});

it("the DJ is told, and reads at the booking when it changed, and from what to what", async () => {
  const { booking, session } = await unreachable();
  const { mails } = await confirm((await ask(session, "ana@example.com")).token);
  const notice = mails.find(({ to, text }) => to !== "ana@example.com" && text.includes("ana@exmaple.com"));
  expect(notice?.text).toContain("ana@example.com");
  const page = mainTextIn(await see(bookingPaths(booking.id).page));
  expect(page).toMatch(/My email is now ana@example\.com .*New email · .*Mails to ana@exmaple\.com came back/);
  expect(page).not.toContain("Mails to this email come back");
});

it("an address that mails reach is not changed by who has a session alone", async () => {
  const booking = await storeBooking();
  const { status, mails } = await ask(await signIn(booking), "thief@example.com");
  expect([status, mails]).toEqual([303, []]);
  expect((await ask({}, "thief@example.com")).status).toBe(401);
});

it("what was typed stays, with a reason, when it comes back as well, is the same, or is one too many", async () => {
  const { session } = await unreachable();
  await unreachable({ clientEmail: "gone@example.com" });
  for (const email of ["ana", "gone@example.com", "ana@exmaple.com"]) {
    const { status, page, mails } = await ask(session, email);
    expect([email, status >= 409, page.includes(`value="${email}"`), mails.length]).toEqual([email, true, true, 0]);
  }
  const tried = [];
  for (const each of ["one", "one", "two", "three", "four"])
    tried.push((await ask(session, `${each}@example.com`)).mails.length);
  expect(tried).toEqual([1, 0, 1, 1, 0]);
});

it("a link that was mailed before another address was confirmed, or the booking was canceled, changes nothing", async () => {
  const { booking, session } = await unreachable();
  const [first, second] = [await ask(session, "one@example.com"), await ask(session, "two@example.com")];
  await confirm(second.token);
  expect((await confirm(first.token)).answer.status).toBe(401);
  expect(await addressOf(booking.id)).toBe("two@example.com");
  const canceled = await unreachable({ clientEmail: "bea@exmaple.com" });
  const { token } = await ask(canceled.session, "bea@example.com");
  await submit(bookingPaths(canceled.booking.id).status, { status: "cancelled", reason: "Rain" });
  expect((await confirm(token)).answer.status).toBe(401);
  expect(await addressOf(canceled.booking.id)).toBe("bea@exmaple.com");
});
