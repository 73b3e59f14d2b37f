import { describe, expect, it } from "vitest";
import { hour } from "../../../platform/durations.ts";
import { ask, see, sentTo, submit } from "../../../test/administrator.ts";
import { asItStands, bookingRow } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { linesOfPdf } from "../../../test/pdf-text.ts";
import { rows } from "../../../test/rows.ts";
import { get, postForm, visit } from "../../../test/site.ts";
import { next, whoSigns } from "../../../test/who-signs.ts";
import { mailPaths } from "../../admin/outbox/paths.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { portalApi } from "../../portal/paths.ts";

const dj = "hello@sunsetbaydj.example";

/** Signed by Ana and Ben, confirmed, at $900. */
async function signedByTwo(email = "ben@example.com") {
  const signing = await whoSigns({
    createdAt: Date.now() - 96 * hour,
    lines: [{ kind: "offer", label: "PREMIUM", note: "5 hours", amount: 90_000 }],
  });
  const { booking, client, desk, add, act, idOf, linkTo, sign, clientSigns, mails, bindings } = signing;
  await add({ email });
  await clientSigns();
  const link = linkTo(email);
  if (email) await sign(link, "Ben Cole");
  else await act(await idOf("Ben Cole"), "paper");
  expect(await bookingRow(booking.id)).toMatchObject({ status: "confirmed" });
  mails.length = 0;
  const open = async () => String((await rows("SELECT id FROM amendments WHERE status = 'proposed'"))[0]?.id);
  const propose = async (price: string) =>
    sentTo(await submit(desk.page, { ...asItStands(booking), price, deposit: "0" }, { bindings }));
  const answer = async (change: string) =>
    visit(postForm(portalApi.amendment, { booking: booking.id, amendment: await open(), change }, client), bindings);
  const answerAsBen = async (change: string, amendment?: string) => {
    const token = new URL(link, "https://site.test").searchParams.get("token") ?? "";
    return visit(postForm(portalApi.signerChange, { token, amendment: amendment ?? (await open()), change }), bindings);
  };
  const decide = async (change: string) =>
    sentTo(await submit(desk.proposal, { amendment: await open(), change }, { bindings }));
  const told = () => mails.map(({ to, subject }) => [to, subject.split(":")[0]]).sort();
  return { ...signing, link, open, propose, answer, answerAsBen, decide, told };
}

const standsAt = (price: number) => ({ price, agreement: 1, status: "confirmed" });

describe("two who share a mailbox", () => {
  const ana = "ana.nunez@example.com";

  async function signedAtOne() {
    const signing = await whoSigns({ clientEmail: ana, createdAt: Date.now() - 96 * hour });
    const { booking, desk, add, linkTo, sign, clientSigns, mails, bindings } = signing;
    await add({ email: ana });
    const link = linkTo(ana);
    await clientSigns();
    mails.length = 0;
    await sign(link, "Ben Cole");
    expect(await bookingRow(booking.id)).toMatchObject({ status: "confirmed" });
    const open = async () => String((await rows("SELECT id FROM amendments WHERE status = 'proposed'"))[0]?.id);
    const sayYes = async () => {
      const token = new URL(linkTo(ana), "https://site.test").searchParams.get("token") ?? "";
      const form = { token, amendment: await open(), change: "accept" };
      expect((await visit(postForm(portalApi.signerChange, form), bindings)).status).toBe(303);
    };
    const toAna = () => mails.filter(({ to }) => to === ana);
    const propose = async (price: string) =>
      submit(desk.page, { ...asItStands(booking), price, deposit: "0" }, { bindings });
    return { ...signing, open, sayYes, toAna, propose };
  }

  it("get one mail of each happening, and in it a link each to say yes", async () => {
    const { booking, client, desk, open, sayYes, toAna, propose, mails, bindings } = await signedAtOne();
    expect(toAna().filter(({ subject }) => subject.startsWith("Signed"))).toHaveLength(1);
    mails.length = 0;
    await propose("1200");
    expect(toAna()).toHaveLength(1);
    for (const part of ["Ana Núñez: ", "Ben Cole: ", "/portal/sign?token="]) expect(toAna()[0]?.text).toContain(part);
    const yes = { booking: booking.id, amendment: await open(), change: "accept" };
    await visit(postForm(portalApi.amendment, yes, client), bindings);
    expect(await bookingRow(booking.id)).toMatchObject({ price: 90_000 });
    await sayYes();
    expect(await bookingRow(booking.id)).toMatchObject({ price: 120_000 });
    expect(toAna()).toHaveLength(2);
    mails.length = 0;
    await submit(desk.status, { status: "cancelled", reason: "Rain", canceledBy: "dj", tell: "yes" }, { bindings });
    expect(toAna()).toHaveLength(1);
  });

  it("are both asked where one of them wishes the change, and hear once that it is declined", async () => {
    const { booking, client, desk, open, sayYes, toAna, propose, mails, bindings } = await signedAtOne();
    await visit(
      postForm(portalApi.addOns, { booking: booking.id, addOns: "add-on-cold-sparks", counts: "1" }, client),
      bindings,
    );
    mails.length = 0;
    await submit(desk.proposal, { amendment: await open(), change: "accept" }, { bindings });
    expect(toAna()).toHaveLength(1);
    await sayYes();
    expect(Number((await bookingRow(booking.id))?.price)).toBeGreaterThan(90_000);
    await propose("1300");
    mails.length = 0;
    await submit(desk.proposal, { amendment: await open(), change: "withdraw" }, { bindings });
    expect(toAna()).toHaveLength(1);
  });

  it("beside the client's are mailed once, and greeted by both names", async () => {
    const { desk, add, sign, linkTo, clientSigns, mails, bindings } = await whoSigns();
    await add({});
    const ben = linkTo("ben@example.com");
    await add({ name: "Rosa Cole" });
    const rosa = linkTo("ben@example.com");
    await clientSigns();
    await sign(ben, "Ben Cole");
    await sign(rosa, "Rosa Cole");
    mails.length = 0;
    await submit(desk.status, { status: "cancelled", reason: "Rain", canceledBy: "dj", tell: "yes" }, { bindings });
    const told = mails.filter(({ to }) => to === "ben@example.com");
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain("Ben and Rosa");
  });
});

describe("a change of what two have signed", () => {
  it("of the DJ's counts with the last yes, in whichever order: until then what they signed stands", async () => {
    for (const isBenFirst of [true, false]) {
      const { booking, desk, link, page, contract, dashboard, propose, answer, answerAsBen, told, mails } =
        await signedByTwo();
      expect(await propose("1200")).toContain("proposed");
      expect(told()).toEqual(
        [
          ["ben@example.com", "A change to agree on"],
          [booking.clientEmail, "A change to agree on"],
        ].sort(),
      );
      expect(await page(link)).toMatch(/\$900 \$1,200 Accept the change/);
      mails.length = 0;
      const [first, last] = isBenFirst ? [answerAsBen, answer] : [answer, answerAsBen];
      for (const _ of [1, 2]) expect((await first("accept")).status).toBe(303);
      expect(told()).toEqual([]);
      expect(await bookingRow(booking.id)).toMatchObject(standsAt(90_000));
      expect(await contract()).toContain("Booking confirmed");
      expect(mainTextIn(await see(desk.page))).toMatch(/What is signed stands until .* says yes/);
      expect(mainTextIn(await see(desk.page))).toMatch(/Agreement signed on .*, by all/);
      expect(mainTextIn(await see(adminPaths.today))).not.toContain("Not signed");
      if (!isBenFirst) {
        expect(await contract()).toMatch(/You have agreed to this change.*once Ben Cole has said yes/);
        expect(next(await dashboard())).not.toContain("change of your agreement");
      } else expect(await page(link)).toMatch(/You have agreed to this change.*once Ana Núñez has said yes/);
      await last("accept");
      expect(await page(link)).toContain("You signed version 1 on");
      expect(await page(link)).not.toContain("You signed this on");
      expect(await bookingRow(booking.id)).toMatchObject(standsAt(120_000));
      expect(told()).toEqual(
        [
          ["ben@example.com", "Changed"],
          [booking.clientEmail, "Changed"],
          [dj, "Accepted"],
        ].sort(),
      );
      for (const { attachments } of mails)
        expect(attachments.some(({ filename }) => filename.endsWith(".pdf"))).toBe(true);
      expect(linesOfPdf(await (await ask(desk.agreementPdf)).bytes()).join(" ")).toMatch(/Version 2[\s\S]*\$1,200/);
      expect(await contract()).not.toContain("Sign here");
      expect(await rows("SELECT id FROM signatures WHERE booking_id = ?", booking.id)).toHaveLength(2);
    }
  });

  it("of the client's, which the DJ accepts, waits for the partner, who is asked then and not before", async () => {
    const { booking, client, link, page, contract, decide, answerAsBen, open, told, mails, bindings } =
      await signedByTwo();
    const wish = { booking: booking.id, addOns: "add-on-cold-sparks", counts: "1" };
    await visit(postForm(portalApi.addOns, wish, client), bindings);
    expect(told()).toEqual([[dj, "A change is asked for"]]);
    expect(await page(link)).not.toContain("Accept the change");
    await answerAsBen("accept");
    mails.length = 0;
    const amendment = await open();
    expect(await decide("accept")).toContain("amendment-waits");
    expect(told()).toEqual([["ben@example.com", "A change to agree on"]]);
    expect(await bookingRow(booking.id)).toMatchObject(standsAt(90_000));
    expect(await contract()).toMatch(/I have said yes\. It counts once Ben Cole has said yes/);
    expect(mainTextIn(await see(adminPaths.today))).not.toContain("Asks to change");
    expect(mainTextIn(await see(bookingPaths(booking.id).gigSheet))).toContain("Agreed and signed");
    expect(await page(link)).toMatch(/Ana Núñez asks for it, and I have said yes/);
    await answerAsBen("accept", amendment);
    expect(Number((await bookingRow(booking.id))?.price)).toBeGreaterThan(90_000);
  });

  it("is declined by the partner, of which client and DJ hear, or taken back, of which both hear who were asked", async () => {
    const { booking, page, link, propose, answer, answerAsBen, decide, told, mails } = await signedByTwo();
    await propose("1200");
    await answer("accept");
    mails.length = 0;
    await answerAsBen("decline");
    expect(told()).toEqual(
      [
        [booking.clientEmail, "Not changed"],
        [dj, "Not changed"],
      ].sort(),
    );
    for (const { text } of mails) expect(text).toContain("Ben Cole does not agree");
    await propose("1300");
    mails.length = 0;
    expect(await decide("withdraw")).toContain("amendment-ended");
    expect(told()).toEqual(
      [
        ["ben@example.com", "Change taken back"],
        [booking.clientEmail, "Change taken back"],
      ].sort(),
    );
    expect(await page(link)).not.toContain("Accept the change");
    expect(await bookingRow(booking.id)).toMatchObject(standsAt(90_000));
  });

  it("is signed on paper by whom no mail reaches, and the DJ enters it", async () => {
    const { booking, propose, answer, decide, told, mails } = await signedByTwo("");
    await propose("1200");
    await answer("accept");
    expect(await bookingRow(booking.id)).toMatchObject(standsAt(90_000));
    mails.length = 0;
    expect(await decide("signed-on-paper")).toContain("amendment-accepted");
    expect(told()).toEqual([[booking.clientEmail, "Changed"]]);
    expect(await bookingRow(booking.id)).toMatchObject(standsAt(120_000));
  });

  it("of the client's says that it was on paper, and who entered it, once the partner has signed there", async () => {
    const { booking, client, contract, decide, bindings } = await signedByTwo("");
    const wish = { booking: booking.id, addOns: "add-on-cold-sparks", counts: "1" };
    await visit(postForm(portalApi.addOns, wish, client), bindings);
    expect(await decide("accept")).toContain("amendment-waits");
    expect(await decide("signed-on-paper")).toContain("amendment-accepted");
    expect(await contract()).toMatch(/on paper, as dj@example\.com has entered/);
  });

  it("is asked again of a partner whose address was wrong, at the right one, and of nobody else", async () => {
    const { booking, link, propose, answer, act, idOf, linkTo, page, told, mails, open, bindings } =
      await signedByTwo();
    await propose("1200");
    await answer("accept");
    mails.length = 0;
    await act(await idOf("Ben Cole"), "address", { address: "ben.cole@example.com" });
    expect(told()).toEqual([["ben.cole@example.com", "A change to agree on"]]);
    expect((await visit(get(link))).status).toBe(401);
    const right = linkTo("ben.cole@example.com");
    expect(await page(right)).toContain("Accept the change");
    const token = new URL(right, "https://site.test").searchParams.get("token") ?? "";
    await visit(postForm(portalApi.signerChange, { token, amendment: await open(), change: "accept" }), bindings);
    expect(await bookingRow(booking.id)).toMatchObject(standsAt(120_000));
  });

  it("is asked again once where the mail to the wrong address failed and is readdressed", async () => {
    const { propose, linkTo, page, told, mails, bindings } = await signedByTwo();
    await propose("1200");
    await rows(
      "UPDATE outbox SET sent_at = NULL, next_attempt_at = NULL, last_error = 'gone' WHERE kind = 'amendment-proposed' AND recipient = 'ben@example.com'",
    );
    const [failed] = await rows("SELECT id FROM outbox WHERE last_error = 'gone'");
    mails.length = 0;
    await submit(mailPaths(String(failed?.id)).address, { email: "ben.cole@example.com" }, { bindings });
    expect(told()).toEqual([["ben.cole@example.com", "A change to agree on"]]);
    expect(await page(linkTo("ben.cole@example.com"))).toContain("Accept the change");
  });

  it("is answered by nobody else's link, and not once it has been replaced", async () => {
    const { booking, link, propose, answerAsBen, open } = await signedByTwo();
    await propose("1200");
    const first = await open();
    await propose("1300");
    await answerAsBen("accept", first);
    const forged = new URL(link, "https://site.test").searchParams.get("token") ?? "";
    const form = { token: `${forged}x`, amendment: await open(), change: "accept" };
    expect((await visit(postForm(portalApi.signerChange, form))).status).toBe(401);
    expect(await rows("SELECT yeses FROM amendments WHERE booking_id = ?", booking.id)).toEqual([
      { yeses: "[]" },
      { yeses: "[]" },
    ]);
  });
});
