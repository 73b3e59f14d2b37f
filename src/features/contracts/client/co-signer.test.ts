import { describe, expect, it } from "vitest";
import { english } from "../../../content/words/en/index.ts";
import { day, hour } from "../../../platform/durations.ts";
import { fill } from "../../../platform/language.ts";
import { see, submit } from "../../../test/administrator.ts";
import { bookingRow } from "../../../test/booking-forms.ts";
import { beginAt } from "../../../test/clock.ts";
import { mainTextIn } from "../../../test/page.ts";
import { cookieIn, storeBooking } from "../../../test/portal.ts";
import { askForQuote } from "../../../test/quotes.ts";
import { rows } from "../../../test/rows.ts";
import { cron, get, htmlAt, mailbox, postForm, visit } from "../../../test/site.ts";
import { spanish } from "../../../test/spanish.ts";
import { next, whoSigns } from "../../../test/who-signs.ts";
import { portalApi } from "../../portal/paths.ts";
import { quoteApi } from "../../quotes/client/paths.ts";
import { portalContractOf } from "./paths.ts";

it("a client names who signs as well, who gets a link and signs; the client who had signed signs again", async () => {
  const { booking, client, desk, linkTo, sign, clientSigns, contract, mails, bindings } = await whoSigns();
  const name = (form: Record<string, string> = {}) => {
    const ben = { signerName: "Ben Cole", signerRole: "partner", signerEmail: "ben@example.com" };
    return visit(postForm(portalApi.coSigner, { booking: booking.id, ...ben, ...form }, client), bindings);
  };
  const refused = await name({ signerEmail: "ben@" });
  const html = await refused.text();
  expect([refused.status, html.includes("Please enter their email"), html.includes('value="Ben Cole"')]).toEqual([
    422,
    true,
    true,
  ]);
  for (const _ of [1, 2]) expect((await name()).status).toBe(303);
  expect(mails.map(({ to, subject }) => [to, subject.split(":")[0]])).toEqual([["ben@example.com", "Please sign"]]);
  await clientSigns();
  expect(mainTextIn(await see(desk.page))).toMatch(/not by Ben Cole yet/);
  await name({ signerName: "Mia Cole", signerEmail: "mia@example.com" });
  expect(await contract()).toContain("Sign here");
  await clientSigns();
  await sign(linkTo("ben@example.com"), "Ben Cole");
  await sign(linkTo("mia@example.com"), "Mia Cole");
  expect(await bookingRow(booking.id)).toMatchObject({ status: "confirmed" });
  expect(await contract()).not.toContain("Somebody else signs, too");
  const late = await name({ signerName: "Max Cole", signerEmail: "max@example.com" });
  expect([late.status, (await late.text()).includes("Everybody has signed by now")]).toEqual([409, true]);
});

it.each([english, spanish])("a client whose own signature is missing is not named to themselves", async (words) => {
  const language = words.formats.tag;
  const { booking, client, add, linkTo, sign, mails } = await whoSigns({ language });
  await add({});
  await sign(linkTo("ben@example.com"), "Ben Cole");
  const said = fill(words.agreement.done.waits, { names: words.bookingMails.copy.you });
  expect(mails.findLast(({ to }) => to === booking.clientEmail)?.text).toContain(said);
  const headers = { Cookie: `${client.Cookie}; __Host-language=${language}` };
  expect(mainTextIn(await htmlAt(portalContractOf(booking.id), headers))).toContain(said);
});

it("a name that cannot be added is refused in the client's language", async () => {
  const { booking, client, bindings } = await whoSigns({ language: "es" });
  const headers = { Cookie: `${client.Cookie}; __Host-language=es` };
  const name = async (signerName: string, signerEmail: string) => {
    const form = { booking: booking.id, signerName, signerRole: "partner", signerEmail };
    return mainTextIn(await (await visit(postForm(portalApi.coSigner, form, headers), bindings)).text());
  };
  const { refusals } = spanish.agreement.coSigner;
  expect(await name(booking.clientName, "other@example.com")).toContain(refusals.self);
  expect(await name("Ben Cole", booking.clientEmail)).toContain(refusals.ownEmail);
  await rows("UPDATE bookings SET status = 'released' WHERE id = ?", booking.id);
  await storeBooking({ eventDate: booking.eventDate });
  expect(await name("Ben Cole", "ben@example.com"), "somebody else has the hours").toContain(refusals.ask);
});

it("a client is no second signer of their own, by name or by mailbox", async () => {
  const { booking, client, bindings, mails } = await whoSigns();
  const name = (signerName: string, signerEmail: string) => {
    const form = { booking: booking.id, signerName, signerRole: "partner", signerEmail };
    return visit(postForm(portalApi.coSigner, form, client), bindings);
  };
  expect((await name(booking.clientName, "other@example.com")).status).toBe(409);
  expect((await name("Ben Cole", booking.clientEmail)).status).toBe(409);
  expect(mails).toEqual([]);
});

describe("in one hour", () => {
  // At a quarter past.
  beginAt(Math.floor(Date.now() / hour) * hour + hour / 4);

  it("whom a client names waits for a later hour once strangers have set off all mails of this one", async () => {
    const { booking, client, bindings, mails } = await whoSigns();
    for (const one of Array.from({ length: 60 }, (_, at) => at))
      await rows(
        "INSERT INTO outbox (id, data, recipient, dedupe_key, created_at, sent_at) VALUES (?, '{\"kind\":\"test\"}', 'x@example.com', ?, ?, ?)",
        ...[`filled-${one}`, `automatic:x${one}:2026-01-01`, Date.now(), Date.now()],
      );
    const form = { booking: booking.id, signerName: "Ben Cole", signerRole: "partner", signerEmail: "ben@example.com" };
    expect((await visit(postForm(portalApi.coSigner, form, client), bindings)).status).toBe(303);
    expect(mails).toEqual([]);
    await cron(Date.now() + hour, { EMAIL: bindings.EMAIL });
    expect(mails.map(({ to }) => to)).toEqual(["ben@example.com"]);
  });
});

it("a client who typed an address wrong names them again with the right one, and the old link ends", async () => {
  const { booking, client, linkTo, page, contract, bindings } = await whoSigns();
  const name = (signerEmail: string, signerName = "Ben Cole") =>
    visit(
      postForm(portalApi.coSigner, { booking: booking.id, signerName, signerRole: "partner", signerEmail }, client),
      bindings,
    );
  await name("ben@exampel.com");
  expect(await contract()).toContain("Named so far: Ben Cole at ben@exampel.com.");
  expect((await name("ben@example.com", "ben  COLE")).status).toBe(303);
  expect(await contract()).toContain("Named so far: Ben Cole at ben@example.com.");
  expect((await visit(get(linkTo("ben@exampel.com")))).status).toBe(401);
  expect(await page(linkTo("ben@example.com"))).toContain("As in the agreement: Ben Cole");
  const another = await name("ben@example.com", "Rosa Cole");
  expect([another.status, mainTextIn(await another.text()).includes("Ben Cole has this email")]).toEqual([409, true]);
});

it("of a stranger's free hold reach one mailbox once a day, whatever is typed, with no words but a name's", async () => {
  const { token } = await askForQuote({ firstName: "Win", lastName: "Big", email: "stranger@example.net" });
  const headers = { Cookie: cookieIn(await visit(postForm(quoteApi.accept, { token }))) };
  const [held] = await rows("SELECT id FROM bookings");
  const { email: EMAIL, mails } = mailbox();
  const name = (signerName: string, signerEmail: string) => {
    const form = { booking: String(held?.id), signerName, signerRole: "partner", signerEmail };
    return visit(postForm(portalApi.coSigner, form, headers), { EMAIL });
  };
  const lure = "Refund due www.evil.example 813-555-0199";
  const spellings = ["victim@gmail.com", "v.ictim@gmail.com", "victim+1@gmail.com", "vi.ctim@gmail.com"];
  for (const each of [...spellings, ...spellings]) await name(lure, each);
  expect((await name("Rosa Cole", "v.i.c.t.i.m@gmail.com")).status).toBe(409);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).not.toMatch(/evil|555-0199|Refund/);
  for (const later of [1, 2, 3, 4, 5, 6, 7]) await cron(Date.now() + later * day, { EMAIL });
  expect(mails.filter(({ to }) => spellings.includes(to)).length).toBeLessThanOrEqual(4);
});

describe("a client cannot sign for others", () => {
  const naming =
    ({ booking, client, bindings }: Awaited<ReturnType<typeof whoSigns>>) =>
    (signerName: string, signerEmail: string, signerRole = "partner") =>
      visit(
        postForm(portalApi.coSigner, { booking: booking.id, signerName, signerRole, signerEmail }, client),
        bindings,
      );

  it("by giving the link of a parent whom the DJ named another address", async () => {
    const story = await whoSigns();
    const { add, mails } = story;
    await add({ name: "Rosa Núñez", role: "parent", email: "rosa@example.com" });
    expect((await naming(story)("Rosa Núñez", "mine-too@example.net")).status).toBe(409);
    expect(mails.some(({ to }) => to === "mine-too@example.net")).toBe(false);
  });

  it("by moving the link of a partner who has signed", async () => {
    const story = await whoSigns();
    const { linkTo, sign, mails } = story;
    await naming(story)("Ben Cole", "ben@example.com");
    await sign(linkTo("ben@example.com"), "Ben Cole");
    expect((await naming(story)("Ben Cole", "mine-too@example.net")).status).toBe(409);
    expect(mails.some(({ to }) => to === "mine-too@example.net")).toBe(false);
  });

  it("and signs beside a parent of their own naming, who takes nobody's place", async () => {
    const story = await whoSigns();
    const { booking, linkTo, sign, clientSigns, dashboard } = story;
    await naming(story)("Mickey Mouse", "mine-too@example.net", "parent");
    await sign(linkTo("mine-too@example.net"), "Mickey Mouse");
    expect(await bookingRow(booking.id)).toMatchObject({ status: "hold" });
    expect(next(await dashboard())).toMatch(/sign/i);
    await clientSigns();
    expect(await bookingRow(booking.id)).toMatchObject({ status: "confirmed" });
  });

  it("once the DJ has ended all links: the one that was given out shows nothing any more", async () => {
    const story = await whoSigns();
    const { desk, linkTo, page, bindings } = story;
    await naming(story)("Ben Cole", "thief@example.net");
    const link = linkTo("thief@example.net");
    expect(await page(link)).toContain("Ben Cole");
    await submit(desk.portalLink, { change: "revoke" }, { bindings });
    expect(await page(link)).not.toContain("Ben Cole");
  });
});
