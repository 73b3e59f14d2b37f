import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { addDays } from "../../../platform/dates.ts";
import { momentInWords } from "../../../platform/english.ts";
import { wordsIn } from "../../../platform/pages/words.ts";
import { bookingRow } from "../../../test/booking-forms.ts";
import { beginAt } from "../../../test/clock.ts";
import { mainTextIn } from "../../../test/page.ts";
import { cookieIn, open, portalStatus, signIn, storeBooking } from "../../../test/portal.ts";
import { askForQuote, quoteRequest } from "../../../test/quotes.ts";
import { rows } from "../../../test/rows.ts";
import { get, htmlAt, mailbox, postForm, visit } from "../../../test/site.ts";
import { portalPaths } from "../../portal/paths.ts";
import { quoteApi, quoteLink } from "./paths.ts";

const now = Date.parse("2026-11-20T20:00:00Z");
const hours = 3_600_000;

beginAt(now);

const accept = (token: string, bindings = {}, { network = "192.0.2.1", Cookie = "" } = {}) =>
  visit(postForm(quoteApi.accept, { token }, { "CF-Connecting-IP": network, ...(Cookie ? { Cookie } : {}) }), bindings);
const linkIn = (mail: { text: string } | undefined) => /\/portal\?token=\S+/.exec(mail?.text ?? "")?.[0] ?? "";
const held = () => rows("SELECT id, status, price, deposit, hold_ends_at AS ends FROM bookings");

it("a yes holds the date for 48 hours, opens the portal and leads to the agreement; both are told once", async () => {
  const { token } = await askForQuote();
  const { email, mails } = mailbox();
  const answer = await accept(token, { EMAIL: email });
  expect(answer.status).toBe(303);
  const location = answer.headers.get("Location") ?? "";
  const cookie = answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const agreement = await visit(get(location, { Cookie: cookie }));
  expect(location.startsWith(portalPaths.contract)).toBe(true);
  expect(mainTextIn(await agreement.text())).toContain("$2,324.25");
  expect(await held()).toEqual([
    { id: expect.any(String), status: "hold", price: 232_425, deposit: 58_100, ends: now + 48 * hours },
  ]);
  expect(await rows("SELECT status FROM quotes")).toEqual([{ status: "accepted" }]);
  expect(mails.map(({ to, replyTo }) => (to === quoteRequest.email ? "client" : replyTo))).toEqual(
    expect.arrayContaining(["client", quoteRequest.email]),
  );
  const told = mails.find(({ to }) => to === quoteRequest.email)?.text ?? "";
  for (const part of [
    `Held until: ${momentInWords(now + 48 * hours, 0)}`,
    "sign the agreement in your portal, and pay $581 for the deposit",
  ])
    expect(told).toContain(part);
  const again = await accept(token, { EMAIL: email }, { Cookie: cookie });
  expect(again.headers.get("Location")).toBe(location);
  expect(again.headers.get("Set-Cookie")).toBeNull();
  expect(mails).toHaveLength(2);
  expect(await htmlAt(quoteLink(token), { Cookie: cookie })).toContain(`href="${location.replaceAll("&", "&amp;")}"`);
});

describe("a yes that is said again opens nothing", () => {
  const sessionCount = async () => (await rows("SELECT sid FROM sessions")).length;

  it("in another browser, or where the answer was lost: it says so, and the link is in the mail", async () => {
    const { token } = await askForQuote();
    const { email, mails } = mailbox();
    await accept(token, { EMAIL: email });
    const again = await accept(token, { EMAIL: email });
    expect([again.status, again.headers.get("Set-Cookie")]).toEqual([303, null]);
    const page = mainTextIn(await htmlAt(again.headers.get("Location") ?? ""));
    for (const part of ["You have accepted this quote already", "The date is held for you until", "is in your email"])
      expect(page).toContain(part);
    expect(await sessionCount()).toBe(1);
    const own = mails.filter(({ to }) => to === quoteRequest.email);
    expect(own).toHaveLength(1);
    expect((await open(linkIn(own[0]))).status).toBe(303);
  });

  it("weeks later: the link goes to the booking's address, once for many presses", async () => {
    const { token } = await askForQuote();
    await accept(token);
    await rows("UPDATE bookings SET status = 'confirmed', hold_ends_at = NULL");
    vi.setSystemTime(now + 70 * 24 * hours);
    const { email, mails } = mailbox();
    const answers = [await accept(token, { EMAIL: email }), await accept(token, { EMAIL: email })];
    expect(answers.map(({ headers }) => headers.get("Set-Cookie"))).toEqual([null, null]);
    expect(mails.map(({ to }) => to)).toEqual([quoteRequest.email]);
    expect(linkIn(mails[0])).not.toBe("");
  });

  it("after the booking went to another address by hand: the link goes there, and not where the quote went", async () => {
    const { token } = await askForQuote();
    await accept(token);
    vi.setSystemTime(now + hours);
    await rows("UPDATE bookings SET client_email = 'other@example.com'");
    const { email, mails } = mailbox();
    expect((await accept(token, { EMAIL: email })).headers.get("Set-Cookie")).toBeNull();
    expect(mails.map(({ to }) => to)).toEqual(["other@example.com"]);
  });

  it("and where another client is signed in, that one stays", async () => {
    const { token } = await askForQuote();
    await accept(token);
    const stranger = await signIn(await storeBooking());
    const again = await accept(token, {}, stranger);
    expect(again.headers.get("Location")).toBe(quoteLink(token, "accepted"));
    expect(await portalStatus(stranger)).toBe(200);
  });
});

describe("of an address with other bookings, a forwarded quote", () => {
  it.each(["confirmed", "released", "cancelled"] as const)(
    "holds the date and opens none of them (%s): the way in is mailed, and the page says so",
    async (status) => {
      await storeBooking({ clientEmail: quoteRequest.email, status });
      const { token } = await askForQuote();
      const { email, mails } = mailbox();
      const answer = await accept(token, { EMAIL: email });
      expect([answer.status, answer.headers.get("Set-Cookie")]).toEqual([303, null]);
      expect(await rows("SELECT sid FROM sessions")).toEqual([]);
      const location = answer.headers.get("Location") ?? "";
      const page = mainTextIn(await htmlAt(location));
      for (const part of [wordsIn("en").quote.notices.booked, "The date is held for you until"])
        expect(page).toContain(part);
      const own = mails.filter(({ to }) => to === quoteRequest.email);
      expect(own).toHaveLength(1);
      expect((await open(linkIn(own[0]))).status).toBe(303);
    },
  );

  it("says it in Spanish to who asked in Spanish", async () => {
    await storeBooking({ clientEmail: quoteRequest.email });
    const { token } = await askForQuote();
    await rows("UPDATE contacts SET language = 'es'");
    const answer = await accept(token);
    expect(mainTextIn(await htmlAt(answer.headers.get("Location") ?? ""))).toContain(
      wordsIn("es").quote.notices.booked,
    );
  });

  it("goes on to its agreement where the browser is signed in as the client", async () => {
    const own = await signIn(await storeBooking({ clientEmail: quoteRequest.email }));
    const { token } = await askForQuote();
    const answer = await accept(token, {}, own);
    const Cookie = cookieIn(answer) || own.Cookie;
    expect((await visit(get(answer.headers.get("Location") ?? "", { Cookie }))).status).toBe(200);
  });

  it("that was the first opens what its yes has booked until the address books more, and nothing of that", async () => {
    const first = await askForQuote();
    const couple = { Cookie: cookieIn(await accept(first.token)) };
    expect(await portalStatus(couple)).toBe(200);
    const planners = await askForQuote(
      { ...quoteRequest, eventDate: addDays(quoteRequest.eventDate, 60) },
      "192.0.2.77",
    );
    const { email, mails } = mailbox();
    const answer = await accept(planners.token, { EMAIL: email });
    expect([answer.status, answer.headers.get("Set-Cookie")]).toEqual([303, null]);
    expect(await portalStatus(couple)).toBe(401);
    const mailed = { Cookie: cookieIn(await open(linkIn(mails.find(({ to }) => to === quoteRequest.email)))) };
    expect(await portalStatus(mailed)).toBe(200);
    await storeBooking({ clientEmail: quoteRequest.email });
    expect(await portalStatus(mailed)).toBe(200);
  });

  it("leaves another client signed in, whose browser it was pressed in", async () => {
    await storeBooking({ clientEmail: quoteRequest.email });
    const stranger = await signIn(await storeBooking());
    const { token } = await askForQuote();
    expect((await accept(token, {}, stranger)).headers.get("Set-Cookie")).toBeNull();
    expect(await portalStatus(stranger)).toBe(200);
  });
});

it("of eight yeses to one date at once one holds it; the others read of free days, and lose nothing", async () => {
  const networks = Array.from({ length: 8 }, (_, at) => `198.51.100.${at}`);
  const asked = [];
  for (const network of networks) asked.push(await askForQuote({ email: `${network}@example.com` }, network));
  const answers = await Promise.all(asked.map(({ token }, at) => accept(token, {}, { network: networks[at] ?? "" })));
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(7);
  for (const answer of refused) expect(mainTextIn(await answer.text())).toContain("Sat, Apr 10");
  expect(await held()).toHaveLength(1);
  const counts = await rows("SELECT status, count(*) AS count FROM quotes GROUP BY status ORDER BY status");
  expect(counts).toEqual([
    { status: "accepted", count: 1 },
    { status: "open", count: 7 },
  ]);
});

it("the same button pressed many times at once holds one date, and opens the portal once", async () => {
  const { token } = await askForQuote();
  const answers = await Promise.all(Array.from({ length: 10 }, () => accept(token)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(303));
  expect(answers.filter(({ headers }) => headers.get("Set-Cookie"))).toHaveLength(1);
  expect(await held()).toHaveLength(1);
});

it("a hold that is over is held again by one press, as long as nobody else has the date", async () => {
  const { token } = await askForQuote();
  await accept(token);
  vi.setSystemTime(now + 49 * hours);
  const { email, mails } = mailbox();
  const again = await accept(token, { EMAIL: email });
  expect([again.status, again.headers.get("Set-Cookie")]).toEqual([303, null]);
  expect(mainTextIn(await htmlAt(again.headers.get("Location") ?? ""))).toContain("The date is held for you again");
  expect(mails.map(({ to }) => to)).toContain(quoteRequest.email);
  expect(await held()).toMatchObject([{ status: "hold", ends: now + 97 * hours }]);
  vi.setSystemTime(now + 98 * hours);
  await env.DB.prepare("UPDATE bookings SET status = 'released'").run();
  const id = await storeBooking({ eventDate: quoteRequest.eventDate, status: "confirmed" });
  const late = await accept(token);
  expect(late.status).toBe(409);
  expect(mainTextIn(await late.text())).toContain("is not free just now");
  expect(await bookingRow(id.id)).toMatchObject({ status: "confirmed" });
});

it("a version that was replaced or has expired holds nothing", async () => {
  const { token, quote } = await askForQuote();
  vi.setSystemTime(quote.expiresAt);
  await accept(token);
  vi.setSystemTime(now);
  await env.DB.prepare("UPDATE quotes SET status = 'superseded'").run();
  await accept(token);
  expect(await held()).toEqual([]);
});

it("the agreement spells out what the package has of the others, and an hour more costs what the quote says", async () => {
  const { token } = await askForQuote();
  const answer = await accept(token);
  const cookie = answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const agreement = await visit(get(answer.headers.get("Location") ?? "", { Cookie: cookie }));
  const words = mainTextIn(await agreement.text());
  expect(words).not.toContain("Everything in");
  expect(words).toContain("Two wireless microphones");
  expect(words).toContain("That rate is $250, as your quote has it.");
});
