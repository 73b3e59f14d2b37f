import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { hour } from "../../../platform/durations.ts";
import { see, sentTo, submit } from "../../../test/administrator.ts";
import { asItStands, bookingRow } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { linesOfPdf } from "../../../test/pdf-text.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { get, mailbox, postForm, visit } from "../../../test/site.ts";
import { adminPaths } from "../../admin/paths.ts";
import { portalContractOf } from "../../bookings/client/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { personErasure, personPage } from "../../people/dj/paths.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";

/** A client, the DJ's page of the booking, and the mails that go out. */
async function atTheDesk(over: Parameters<typeof storeBooking>[0] = {}) {
  const booking = await storeBooking({ clientName: "Ana Núñez", status: "hold", deposit: 0, price: 90_000, ...over });
  const client = await signIn(booking);
  const { email: EMAIL, mails } = mailbox();
  const bindings = { EMAIL };
  const desk = bookingPaths(booking.id);
  const add = (form: Record<string, string>) =>
    submit(desk.signers, { name: "Ben Cole", role: "partner", email: "ben@example.com", ...form }, { bindings });
  const act = (signer: string, change: string, more = {}) =>
    submit(desk.signer, { signer, change, ...more }, { bindings });
  const signers = async (): Promise<{ id: string; name: string }[]> =>
    JSON.parse(String((await bookingRow(booking.id))?.signers));
  const idOf = async (name: string) => (await signers()).find((each) => each.name === name)?.id ?? "";
  /** Where the newest link to sign leads that was mailed to an address. */
  const linkTo = (to: string) =>
    /\/portal\/sign\?token=[\w.-]+/.exec(mails.findLast((each) => each.to === to)?.text ?? "")?.[0] ?? "";
  const page = async (link: string) => mainTextIn(await (await visit(get(link))).text());
  const formAt = async (link: string) => {
    const html = await (await visit(get(link))).text();
    const field = (key: string) => new RegExp(`name="${key}" value="([^"]+)"`).exec(html)?.[1] ?? "";
    return { booking: field("booking"), fingerprint: field("fingerprint"), token: field("token"), consent: "yes" };
  };
  const sign = async (link: string, name: string, form?: Awaited<ReturnType<typeof formAt>>) =>
    visit(postForm(portalApi.signer, { ...(form ?? (await formAt(link))), name }), bindings);
  const clientSigns = async () => {
    const html = await (await visit(get(portalContractOf(booking.id), client))).text();
    const fingerprint = /name="fingerprint" value="(\w+)"/.exec(html)?.[1] ?? "";
    const form = { booking: booking.id, fingerprint, consent: "yes", name: booking.clientName };
    return visit(postForm(portalApi.sign, form, client), bindings);
  };
  const seen = async (path: string) => mainTextIn(await (await visit(get(path, client))).text());
  const contract = () => seen(portalContractOf(booking.id));
  const dashboard = () => seen(portalPaths.dashboard);
  return {
    booking,
    client,
    desk,
    add,
    act,
    idOf,
    linkTo,
    page,
    formAt,
    sign,
    clientSigns,
    contract,
    dashboard,
    mails,
    bindings,
  };
}

const next = (dashboard: string) => /Next for you (.{0,60})/.exec(dashboard)?.[1];

describe("who signs with the client", () => {
  it("gets a link to the agreement and nothing else, and the booking counts once all have signed", async () => {
    const { booking, desk, add, linkTo, page, formAt, sign, clientSigns, contract, dashboard, mails } =
      await atTheDesk();
    expect(sentTo(await add({}))).toContain("signer-added");
    const link = linkTo("ben@example.com");
    const agreement = await page(link);
    expect(agreement).toContain("“Ben Cole” (signs as a client as well)");
    expect(agreement).toContain("As in the agreement: Ben Cole");
    expect(next(await dashboard())).toContain("Sign the agreement");

    mails.length = 0;
    await clientSigns();
    expect(mails.map(({ to }) => to).sort()).toEqual([booking.clientEmail, "hello@sunsetbaydj.example"].sort());
    expect(mails[0]?.text).toContain("It counts once Ben Cole has signed as well.");
    expect(next(await dashboard())).toContain("Waiting for Ben Cole to sign");
    expect(await contract()).toContain("It counts once Ben Cole has signed as well");
    expect(mainTextIn(await see(desk.page))).toMatch(/Agreement signed on .*, not by Ben Cole yet/);
    expect(await bookingRow(booking.id)).toMatchObject({ status: "hold" });
    expect(await rows("SELECT * FROM countersignatures")).toEqual([]);

    mails.length = 0;
    expect((await sign(link, "Ana Núñez")).status).toBe(422);
    const form = await formAt(link);
    for (const _ of [1, 2]) expect((await sign(link, "ben cole", form)).status).toBe(303);
    expect(await rows("SELECT signer FROM signatures")).toHaveLength(2);
    expect(await bookingRow(booking.id)).toMatchObject({ status: "confirmed" });
    const copies = mails.filter(({ subject }) => subject.startsWith("Signed agreement"));
    expect(copies.map(({ to }) => to).sort()).toEqual(
      [booking.clientEmail, "hello@sunsetbaydj.example", "ben@example.com"].sort(),
    );
    for (const { text } of copies) {
      expect(text).toContain("The client: ben cole");
      expect(text).not.toContain("For the client");
    }
    expect(await page(link)).toMatch(/You signed this on .* All of you have signed/);
    expect(await contract()).toMatch(
      /The client Ana Núñez Signed .* The client ben cole Signed .* The DJ Sunset Bay DJ/,
    );
    const pdf = await visit(get(link.replace("/sign?", "/sign/agreement.pdf?")));
    const lines = linesOfPdf(new Uint8Array(await pdf.arrayBuffer())).join("\n");
    expect(lines).toMatch(
      /The client\nAna Núñez\nSigned electronically[\s\S]*The client\nben cole\nSigned electronically/,
    );
  });

  it("is named by the client as well, gets a link, and signs; the client who had signed signs again", async () => {
    const { booking, client, desk, linkTo, sign, clientSigns, contract, mails, bindings } = await atTheDesk();
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

  it("opens nothing else of the booking, and nothing with another link", async () => {
    const { add, linkTo } = await atTheDesk();
    await add({});
    const link = linkTo("ben@example.com");
    for (const path of [portalPaths.dashboard, portalPaths.contract, portalPaths.plan])
      expect((await visit(get(link.replace("/portal/sign", path)))).status, path).not.toBe(200);
    expect((await visit(get(`${link.slice(0, -1)}x`))).status).toBe(401);
    const answer = await visit(get(portalPaths.sign));
    expect([answer.status, mainTextIn(await answer.text()).includes("This link does not open an agreement.")]).toEqual([
      401,
      true,
    ]);
  });

  it("without an address signs on paper, which the DJ marks by name", async () => {
    const { booking, desk, add, act, idOf, clientSigns, contract, mails } = await atTheDesk();
    await add({ name: "Rosa Núñez", email: "" });
    await clientSigns();
    mails.length = 0;
    expect(sentTo(await act(await idOf("Rosa Núñez"), "paper"))).toContain("signed-on-paper");
    expect(mainTextIn(await see(desk.page))).toMatch(/Rosa Núñez .*Signed on paper, entered on .* by dj@example\.com/);
    expect(await contract()).toMatch(/The client Rosa Núñez Signed .*, on paper/);
    expect(await bookingRow(booking.id)).toMatchObject({ status: "confirmed" });
    expect(sentTo(await act(await idOf("Rosa Núñez"), "paper"))).toContain("signer-unchanged");
  });

  it("signs in the client's place for a company or a child, and then the client need not", async () => {
    const { booking, add, linkTo, sign, dashboard, contract, mails } = await atTheDesk({
      clientName: "Dana Lee",
      companyName: "Bayline Logistics",
    });
    await add({ role: "representative" });
    expect(mails.find(({ to }) => to === "ben@example.com")?.text).toContain(
      "sign this agreement for Bayline Logistics",
    );
    expect(next(await dashboard())).toContain("Waiting for Ben Cole to sign");
    expect(await contract()).not.toContain("Sign here");
    await sign(linkTo("ben@example.com"), "Ben Cole");
    expect(await bookingRow(booking.id)).toMatchObject({ status: "confirmed" });
  });

  it("gets another link where the address was wrong, and the old one ends", async () => {
    const { add, act, idOf, linkTo, page, mails } = await atTheDesk();
    await add({ email: "bne@example.com" });
    const wrong = linkTo("bne@example.com");
    const ben = await idOf("Ben Cole");
    const refused = await act(ben, "address", { address: "ben" });
    expect([refused.status, (await refused.text()).includes('value="ben"')]).toEqual([422, true]);
    await act(ben, "address", { address: "Ben@example.com" });
    expect((await visit(get(wrong))).status).toBe(401);
    expect(await page(linkTo("ben@example.com"))).toContain("Sign here");
    const first = linkTo("ben@example.com");
    mails.length = 0;
    await act(ben, "mail");
    expect((await visit(get(first))).status).toBe(401);
    expect(await page(linkTo("ben@example.com"))).toContain("Sign here");
    await act(ben, "address", { address: "" });
    expect((await visit(get(linkTo("ben@example.com")))).status).toBe(401);
  });

  it("is taken off before signing, and their link ends", async () => {
    const { booking, add, act, idOf, linkTo, clientSigns } = await atTheDesk();
    await add({});
    const link = linkTo("ben@example.com");
    expect(sentTo(await act(await idOf("Ben Cole"), "remove"))).toContain("signer-removed");
    expect((await visit(get(link))).status).toBe(401);
    await clientSigns();
    expect(await bookingRow(booking.id)).toMatchObject({ status: "confirmed" });
  });

  it("signs nothing once the booking is canceled, or while its date is not held", async () => {
    const { booking, desk, add, linkTo, page, sign } = await atTheDesk({ holdEndsAt: Date.now() + hour });
    await add({});
    const link = linkTo("ben@example.com");
    await env.DB.prepare("UPDATE bookings SET hold_ends_at = 1 WHERE id = ?").bind(booking.id).run();
    expect(await page(link)).toContain("The date is not held any more");
    expect(await page(link)).not.toContain("Sign here");
    await submit(desk.status, { status: "hold" }, { bindings: { EMAIL: mailbox().email } });
    expect(await page(link)).toContain("Sign here");
    await submit(desk.status, { status: "cancelled", reason: "Rain" }, { bindings: { EMAIL: mailbox().email } });
    const gone = await visit(get(link));
    expect([gone.status, mainTextIn(await gone.text()).includes("There is nothing to sign")]).toEqual([410, true]);
    expect((await sign(link, "Ben Cole")).status).not.toBe(303);
    expect(await rows("SELECT id FROM signatures")).toEqual([]);
    expect(mainTextIn(await see(desk.page))).not.toContain("Somebody more signs");
  });

  it("is asked again when a change makes another agreement, as the client is", async () => {
    const { booking, desk, add, linkTo, page, sign, dashboard, mails, bindings } = await atTheDesk();
    await add({});
    await sign(linkTo("ben@example.com"), "Ben Cole");
    mails.length = 0;
    const before = await bookingRow(booking.id);
    const form = { ...asItStands(booking), price: "1200", status: String(before?.status) };
    expect(sentTo(await submit(desk.page, form, { bindings }))).toContain("saved");
    expect(await page(linkTo("ben@example.com"))).toMatch(/Version 2.*\$1,200.*Sign here/);
    expect(next(await dashboard())).toContain("Sign the agreement");
    expect(await bookingRow(booking.id)).toMatchObject({ agreement: 2 });
  });

  it("is asked to sign a change of what they have signed as well: the client's yes makes another agreement", async () => {
    const { booking, desk, add, linkTo, page, sign, clientSigns, contract, client, bindings } = await atTheDesk({
      createdAt: Date.now() - 96 * hour,
    });
    await add({});
    await clientSigns();
    await sign(linkTo("ben@example.com"), "Ben Cole");
    expect(await bookingRow(booking.id)).toMatchObject({ status: "confirmed" });
    expect(
      sentTo(await submit(desk.page, { ...asItStands(booking), price: "1200", deposit: "0" }, { bindings })),
    ).toContain("proposed");
    expect(await contract()).toContain("signed anew, by everybody");
    const amendment = String((await rows("SELECT id FROM amendments"))[0]?.id);
    const form = { booking: booking.id, amendment, change: "accept" };
    expect((await visit(postForm(portalApi.amendment, form, client), bindings)).status).toBe(303);
    expect(await bookingRow(booking.id)).toMatchObject({ price: 120_000, agreement: 2, status: "confirmed" });
    expect(mainTextIn(await see(adminPaths.today))).toContain("Not signed by Ana Núñez and Ben Cole.");
    expect(await contract()).not.toContain("All of you have signed");
    expect(await page(linkTo("ben@example.com"))).toMatch(/\$1,200.*Sign here/);
    await sign(linkTo("ben@example.com"), "Ben Cole");
    expect(await contract()).toMatch(/Ben Cole.*Sign here/);
    expect((await clientSigns()).status).toBe(303);
    expect(await rows("SELECT signer FROM signatures WHERE agreement = 2")).toHaveLength(2);
    expect(
      await rows("SELECT id FROM countersignatures INNER JOIN signatures ON id = signature_id WHERE agreement = 2"),
    ).toHaveLength(1);
  });

  it("signs on paper what was changed, also when it is changed once more before all have signed", async () => {
    const { booking, desk, add, act, idOf, clientSigns, contract, client, bindings } = await atTheDesk();
    await add({ email: "" });
    const ben = await idOf("Ben Cole");
    await clientSigns();
    await act(ben, "paper");
    const price = async (dollars: string) =>
      sentTo(await submit(desk.page, { ...asItStands(booking), price: dollars, deposit: "0" }, { bindings }));
    expect(await price("1200")).toContain("proposed");
    const amendment = String((await rows("SELECT id FROM amendments"))[0]?.id);
    for (let press = 0; press < 2; press += 1)
      await visit(
        postForm(portalApi.amendment, { booking: booking.id, amendment, change: "accept" }, client),
        bindings,
      );
    expect(await bookingRow(booking.id)).toMatchObject({ price: 120_000, agreement: 2 });
    await act(ben, "paper");
    // Not all have signed the second agreement: a change of it applies at once, and makes the third.
    expect(await price("1300")).toContain("saved");
    expect(await bookingRow(booking.id)).toMatchObject({ price: 130_000, agreement: 3, status: "confirmed" });
    await clientSigns();
    await act(ben, "paper");
    await act(ben, "paper");
    expect(await rows("SELECT agreement, count(*) AS signed FROM signatures GROUP BY agreement")).toEqual([
      { agreement: 1, signed: 2 },
      { agreement: 2, signed: 1 },
      { agreement: 3, signed: 2 },
    ]);
    expect(await contract()).toContain("$1,300");
    expect(await contract()).not.toContain("Sign here");
  });

  it("is named on Today where only that signature is missing", async () => {
    const { booking, add, clientSigns } = await atTheDesk({ createdAt: Date.now() - 96 * hour });
    await add({});
    await clientSigns();
    expect(booking.status).toBe("hold");
    expect(mainTextIn(await see(adminPaths.today))).toContain("Not signed by Ben Cole.");
  });

  it("is a person with what is stored of them, to read and to erase", async () => {
    const { booking, add, linkTo, sign } = await atTheDesk();
    await add({});
    const link = linkTo("ben@example.com");
    await sign(link, "Ben Cole");
    const text = mainTextIn(await see(personPage("ben@example.com")));
    expect(text).toContain("Agreements to sign for or with a client 1");
    expect(mainTextIn(await see(`${adminPaths.people}?q=Cole`))).toContain("ben@example.com");
    await submit(personErasure, { email: "ben@example.com", again: "ben@example.com" });
    expect(String((await bookingRow(booking.id))?.signers)).not.toMatch(/Cole|ben@/);
    expect((await visit(get(link))).status).toBe(401);
    expect(await rows("SELECT name FROM signatures")).toEqual([{ name: "Ben Cole" }]);
  });
});

it("the DJ is led to who signs in the client's place, not to the client", async () => {
  const { desk, add } = await atTheDesk();
  await add({ name: "Rosa Núñez", role: "parent", email: "rosa@example.com" });
  expect(mainTextIn(await see(desk.page))).toContain("Next step Not signed yet by Rosa Núñez");
});

it("a client who typed an address wrong names them again with the right one, and the old link ends", async () => {
  const { booking, client, linkTo, page, contract, bindings } = await atTheDesk();
  const name = (signerEmail: string, signerName = "Ben Cole") =>
    visit(
      postForm(portalApi.coSigner, { booking: booking.id, signerName, signerRole: "partner", signerEmail }, client),
      bindings,
    );
  await name("ben@exampel.com");
  expect(await contract()).toContain("Named so far: Ben Cole at ben@exampel.com.");
  expect((await name("ben@example.com")).status).toBe(303);
  expect((await visit(get(linkTo("ben@exampel.com")))).status).toBe(401);
  expect(await page(linkTo("ben@example.com"))).toContain("As in the agreement: Ben Cole");
  const another = await name("ben@example.com", "Rosa Cole");
  expect([another.status, mainTextIn(await another.text()).includes("Ben Cole has this email")]).toEqual([409, true]);
});

it("a signature on paper that was entered by mistake ends with its agreement, which is signed anew", async () => {
  const { desk, act, contract, dashboard } = await atTheDesk();
  const read = async () => mainTextIn(await see(desk.page));
  expect(await read()).not.toContain("It was not signed");
  await act("", "paper");
  expect(await read()).toContain("It was not signed");
  expect(sentTo(await act("", "not-signed"))).toContain("paper-signature-ended");
  expect(await read()).toMatch(/Next step The agreement is not signed .* not signed: what was signed on .* has ended/);
  expect(await contract()).toContain("This is a new agreement. What was signed as version 1 has ended");
  expect(next(await dashboard())).toContain("Sign the agreement");
  expect(await rows("SELECT what FROM audit_log WHERE what = 'paper-signature-ended'")).toHaveLength(1);
  expect(sentTo(await act("", "not-signed"))).toContain("signer-unchanged");
});
