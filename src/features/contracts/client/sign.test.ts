import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import type { Bindings } from "../../../env.ts";
import { see, submit } from "../../../test/administrator.ts";
import { bookingRow, storeLead } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { linesOfPdf } from "../../../test/pdf-text.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { get, htmlAt, mailbox, postForm, postJson, visit } from "../../../test/site.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { portalPay } from "../../payments/client/paths.ts";
import { bookingMoney } from "../../payments/dj/paths.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { paths, verifyOf } from "../../site/paths.ts";
import { agreementOf, agreementPdfOf, portalContractOf } from "./paths.ts";

const isWrong = (field: string) => new RegExp(`id="sign-${field}-error"`);

async function atTheContract(over: Parameters<typeof storeBooking>[0] = {}) {
  const booking = await storeBooking({ clientName: "Ana Núñez", status: "hold", ...over });
  const client = await signIn(booking);
  const { email, mails } = mailbox();
  const html = await (await visit(get(portalContractOf(booking.id), client))).text();
  const fingerprint = /name="fingerprint" value="([0-9a-f]{64})"/.exec(html)?.[1] ?? "";
  const form = { booking: booking.id, fingerprint, consent: "yes", name: "ana nunez" };
  const sign = (fields: Partial<typeof form> = {}, bindings: Partial<Bindings> = {}) =>
    visit(postForm(portalApi.sign, { ...form, ...fields }, client), { EMAIL: email, ...bindings });
  return { booking, client, html, form, sign, mails };
}

const sha256 = async (text: string) =>
  [...new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");

function fileIn(pdf: Uint8Array): Uint8Array {
  const text = Array.from(pdf, (byte) => String.fromCharCode(byte)).join("");
  const table = text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]));
  [...table.matchAll(/^(\d{10}) 00000 n $/gm)].forEach(([, place], at) => {
    expect(text.slice(Number(place)).startsWith(`${at + 1} 0 obj`)).toBe(true);
  });
  const pages = Number(/\/Count (\d+)/.exec(text)?.[1]);
  expect(linesOfPdf(pdf).filter((line) => /^Fingerprint [0-9a-f]{64}$/.test(line))).toHaveLength(pages);
  const [head = "", length] = /\/EmbeddedFile [^>]*\/Length (\d+) >>\nstream\n/.exec(text) ?? [];
  const start = text.indexOf(head) + head.length;
  return pdf.slice(start, start + Number(length));
}

it("signs with a tick and a name, keeps the exact text, and brings both their copy once", async () => {
  const { booking, client, form, sign, mails } = await atTheContract();
  for (const answer of [await sign(), await sign()]) {
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(portalPay("deposit", booking.id));
  }
  const [signed, ...others] = await rows("SELECT * FROM signatures");
  expect(others).toEqual([]);
  expect(signed).toMatchObject({ booking_id: booking.id, number: 1, name: "ana nunez", sha256: form.fingerprint });
  expect(signed?.consent).toContain("sign it electronically");
  const text = await (await visit(get(agreementOf(booking.id), client))).text();
  expect(await sha256(text)).toBe(form.fingerprint);
  expect(text).toContain("Price: $2,499");
  expect(text).toMatch(/\n1\. Holding the date\. /);

  const page = mainTextIn(await (await visit(get(portalContractOf(booking.id), client))).text());
  expect(page).toContain("The date is yours once the deposit of $624.75 is paid.");
  expect(page).toMatch(/The client ana nunez Signed .* The DJ Sunset Bay DJ/);
  expect(page).toContain(form.fingerprint.match(/.{4}/g)?.join(" "));
  expect(page).not.toContain("Sign here");

  expect(mails.map(({ to }) => to).sort()).toEqual([booking.clientEmail, "hello@sunsetbaydj.example"].sort());
  for (const { text: words } of mails) {
    expect(words).toContain(form.fingerprint);
    for (const row of ["Price: $2,499", "Deposit: ", "Balance: "]) expect(words).toContain(row);
    expect(words).not.toContain("Holding the date.");
  }
  expect(await bookingRow(booking.id)).toMatchObject({ status: "hold" });
  const pdf = await (await visit(get(agreementPdfOf(booking.id), client))).bytes();
  for (const { attachments } of mails) expect(attachments).toEqual([expect.objectContaining({ content: pdf })]);
  expect(await sha256(new TextDecoder().decode(fileIn(pdf)))).toBe(form.fingerprint);
});

it("never changes", async () => {
  const { sign } = await atTheContract();
  await sign();
  for (const sql of ["UPDATE signatures SET name = 'Jo'", "DELETE FROM signatures", "DELETE FROM countersignatures"])
    await expect(env.DB.prepare(sql).run(), sql).rejects.toThrow(/what was signed/);
});

it("asks for the tick, and for the name that stands in the agreement, and keeps what was typed", async () => {
  const { sign, html } = await atTheContract();
  expect(html).toContain("As in the agreement: Ana Núñez");
  const other = await sign({ name: "Jo Doe" });
  const refused = await other.text();
  expect([other.status, isWrong("name").test(refused)]).toEqual([422, true]);
  expect(refused).toContain('value="Jo Doe"');
  expect(refused).toMatch(/id="sign-consent"[^>]* checked=""/);
  const unticked = await sign({ consent: "" });
  expect([unticked.status, isWrong("consent").test(await unticked.text())]).toEqual([422, true]);
  expect(await rows("SELECT id FROM signatures")).toEqual([]);
});

it("is refused for words that have changed meanwhile, for a hold that has ended, and for anyone else", async () => {
  const { booking, sign, form } = await atTheContract();
  await env.DB.prepare("UPDATE bookings SET price = 300000, updated_at = updated_at + 1 WHERE id = ?")
    .bind(booking.id)
    .run();
  const changed = await sign();
  expect(changed.status).toBe(409);
  expect(mainTextIn(await changed.text())).toContain("This is how it stands now");
  const stranger = await signIn(await storeBooking());
  expect((await visit(postJson(portalApi.sign, form, stranger))).status).toBe(404);
  expect((await visit(postJson(portalApi.sign, form))).status).toBe(401);

  const late = await atTheContract();
  await env.DB.prepare("UPDATE bookings SET hold_ends_at = ? WHERE id = ?").bind(Date.now(), late.booking.id).run();
  expect((await late.sign()).status).toBe(409);
  expect(await rows("SELECT id FROM signatures")).toEqual([]);
});

it("confirms a booking that asks for no deposit, and its lead", async () => {
  const lead = await storeLead();
  const { booking, sign } = await atTheContract({ deposit: 0, contactId: lead });
  await sign();
  expect(await bookingRow(booking.id)).toMatchObject({ status: "confirmed", hold_ends_at: null });
  expect(await rows("SELECT status FROM contacts WHERE id = ?", lead)).toEqual([{ status: "booked" }]);
  const kinds = await rows("SELECT kind FROM outbox ORDER BY kind");
  expect(kinds.map(({ kind }) => kind)).toEqual([
    "agreement-copy",
    "agreement-copy",
    "booking-confirmed",
    "booking-confirmed-notice",
  ]);
});

it("asks for no deposit once as much is paid, whatever it was paid for, and is confirmed with the signatures", async () => {
  const { booking, client, sign } = await atTheContract();
  const { email, mails } = mailbox();
  const bindings = { EMAIL: email };
  const payment = { key: crypto.randomUUID(), purpose: "balance", method: "zelle", amount: "2499", note: "" };
  expect((await submit(bookingMoney(booking.id).mark, payment, { bindings })).status).toBe(303);
  expect(mainTextIn(await see(bookingMoney(booking.id).page))).not.toContain("Deposit still due");
  const seen = async (path: string) => mainTextIn(await htmlAt(path, client));
  expect(await seen(portalPay("deposit", booking.id))).toContain("The deposit is here, thank you.");
  expect(await seen(portalPaths.dashboard)).not.toContain("Deposit of");
  const before = await seen(portalContractOf(booking.id));
  expect(before).toContain("The date is on hold until this is signed.");
  expect(before).not.toContain("Next: the deposit");

  const signed = await sign({}, { ...bindings, COUNTERSIGNATURE: "by-hand" });
  expect(signed.headers.get("Location")).toContain(portalPaths.contract);
  expect(await seen(portalContractOf(booking.id))).not.toContain("The date is yours once the deposit");
  await submit(bookingPaths(booking.id).contract, { change: "sign" }, { bindings });
  expect(await bookingRow(booking.id)).toMatchObject({ status: "confirmed" });
  const words = mails.filter(({ to }) => to === booking.clientEmail).map(({ text }) => text);
  expect(words).toHaveLength(4);
  for (const text of words) expect(text).not.toMatch(/pay the|once the deposit/);
});

it("waits for the DJ's own signature where that is set, and is confirmed with it", async () => {
  const { booking, sign, mails, form } = await atTheContract({ deposit: 0 });
  await sign({}, { COUNTERSIGNATURE: "by-hand" });
  expect(mails.map(({ subject }) => subject.split(":")[0]).sort()).toEqual(["Please sign", "Signed agreement"]);
  expect(await bookingRow(booking.id)).toMatchObject({ status: "hold" });
  expect(mainTextIn(await htmlAt(verifyOf(form.fingerprint)))).toContain("The DJ has not signed it yet.");
  const { contract } = bookingPaths(booking.id);
  expect(mainTextIn(await see(contract))).toContain("It counts once you have, too. Sign it");
  const notices = [await submit(contract, { change: "sign" }), await submit(contract, { change: "sign" })];
  expect(notices.map(({ headers }) => headers.get("Location")?.split("=")[1])).toEqual([
    "countersigned",
    "not-countersigned",
  ]);
  expect(await bookingRow(booking.id)).toMatchObject({ status: "confirmed" });
  expect(await rows("SELECT by IS NOT NULL AS named FROM countersignatures")).toEqual([{ named: 1 }]);
});

it("can be checked by anyone, who hears whether it is signed and nothing else", async () => {
  const { form, sign, booking } = await atTheContract();
  const says = async (fingerprint: string) => mainTextIn(await htmlAt(verifyOf(fingerprint)));
  expect(await says(form.fingerprint)).toContain("No signed agreement has this fingerprint.");
  await sign();
  const spaced = form.fingerprint.toUpperCase().replace(/.{4}/g, "$& ");
  for (const typed of [form.fingerprint, spaced]) expect(await says(typed)).toContain("was signed by both sides.");
  const html = await htmlAt(verifyOf(form.fingerprint));
  for (const secret of ["Ana", booking.clientEmail, booking.eventDate, booking.id]) expect(html).not.toContain(secret);
  expect(await says("4f2a")).toContain("That is no fingerprint.");
  expect(mainTextIn(await htmlAt(paths.verify))).not.toContain("No signed agreement");
});
