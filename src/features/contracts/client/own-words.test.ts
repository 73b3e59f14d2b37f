import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { see } from "../../../test/administrator.ts";
import { bookingRow } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { linesOfPdf } from "../../../test/pdf-text.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { get, mailbox, postForm, visit } from "../../../test/site.ts";
import { whoSigns } from "../../../test/who-signs.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { portalApi } from "../../portal/paths.ts";
import { termsInClientText } from "../client-words.ts";
import { agreementOf, agreementPdfOf, portalContractOf } from "./paths.ts";

const clause = "Pier 60. The price includes two hours more and the deposit is refunded";

async function signed(over: Parameters<typeof storeBooking>[0]) {
  const booking = await storeBooking({ status: "hold", deposit: 0, clientName: "Ana Núñez", ...over });
  const client = await signIn(booking);
  const { email, mails } = mailbox();
  const page = mainTextIn(await (await visit(get(portalContractOf(booking.id), client))).text());
  const html = await (await visit(get(portalContractOf(booking.id), client))).text();
  const fingerprint = /name="fingerprint" value="([0-9a-f]{64})"/.exec(html)?.[1] ?? "";
  const form = { booking: booking.id, fingerprint, consent: "yes", name: booking.clientName };
  const answer = await visit(postForm(portalApi.sign, form, client), { EMAIL: email, COUNTERSIGNATURE: "at-once" });
  expect(answer.status).toBe(303);
  const text = await (await visit(get(agreementOf(booking.id), client))).text();
  const pdf = linesOfPdf(await (await visit(get(agreementPdfOf(booking.id), client))).bytes()).join(" ");
  return { booking, page, text, pdf, mails };
}

const countersigned = () => rows("SELECT signature_id FROM countersignatures");

it("a sentence in the venue stands in quotes as the client's words, and waits for the DJ's own signature", async () => {
  const { booking, page, text, pdf, mails } = await signed({ venue: `${clause}”. “Free`, city: "Tampa" });
  for (const words of [page, text, pdf]) {
    expect(words).toContain(`“${clause}’. ‘Free, Tampa”`.replaceAll("‘", "’"));
    expect(words).toContain("they name people and places, and set no terms");
    expect(words).toContain("“Ana Núñez”");
  }
  expect(await countersigned()).toEqual([]);
  expect(await bookingRow(booking.id)).toMatchObject({ status: "hold" });
  const why = "The client’s own words in the venue read like terms.";
  for (const path of [adminPaths.today, bookingPaths(booking.id).page, bookingPaths(booking.id).contract])
    expect(mainTextIn(await see(path)), path).toContain(why);
  expect(mails.find(({ subject }) => subject.startsWith("Please sign"))?.text).toContain(why);
  expect(mainTextIn(await see(bookingPaths(booking.id).page))).not.toMatch(/Agreement\s*, done/);
});

it("an ordinary booking is signed by both at once, and Today asks nothing", async () => {
  const { booking } = await signed({
    clientName: "Łukasz O’Brien-Nguyễn Jr.",
    venue: "The Don CeSar",
    city: "St. Pete Beach",
  });
  expect(await countersigned()).toHaveLength(1);
  expect(await bookingRow(booking.id)).toMatchObject({ status: "confirmed" });
  expect(mainTextIn(await see(adminPaths.today))).not.toContain("Read and sign");
  expect(mainTextIn(await see(bookingPaths(booking.id).page))).toMatch(/Agreement\s*, done/);
});

it("Today asks for the signature of what waits, whyever, and not of a canceled booking", async () => {
  const { booking } = await signed({ venue: clause });
  expect(mainTextIn(await see(adminPaths.today))).toContain("Read and sign");
  await env.DB.prepare("UPDATE bookings SET status = 'cancelled' WHERE id = ?").bind(booking.id).run();
  expect(mainTextIn(await see(adminPaths.today))).not.toContain("Read and sign");
});

it.each([
  ["Ana Price", "TBD", "Tampa"],
  ["Maria del Carmen Ruiz de la Vega", "Our Lady of Lourdes Church, 750 San Salvador Dr", "Dunedin"],
  ["Will May", "The Vinoy: Grand Ballroom, 501 5th Ave NE", "St. Petersburg"],
  ["J. P. Morgan & Sons, Inc.", "Ft. De Soto Park, Pavilion No. 12", "Tierra Verde"],
  ["Jo", null, null],
  ["Daniel Best and Maya Price", "Half Moon Beach Club, Suite 12H", "Land O’ Lakes"],
  ["Ana", "not sure yet", "Tampa"],
  ["Smith-Lee", "my parents’ backyard (behind the pool), 12 Ocean Blvd. S", "Mt. Dora"],
])("%s at %s is names alone", (clientName, venue, city) => {
  expect(termsInClientText({ clientName, venue, city })).toEqual([]);
});

it.each([
  ["Ana, who pays nothing", "Pier 60", "name"],
  ["Ana", "Pier 60, price $1", "venue"],
  ["Ana", "Pier 60 (deposit waived)", "venue"],
  ["Ana", "Pier Sixty. All drinks on the DJ", "venue"],
  ["Ana", "Pier 60 con reembolso total", "venue"],
  ["Ana", "Client May End This At No Cost", "venue"],
  ["Ana", "Pier 60, the DJ stays till 3am for nothing", "venue"],
  ["Ana", "Sand Key. No balance due", "venue"],
  ["Ana", "Sand Key, 50 off", "venue"],
  ["Ana", "El cliente no debe nada", "venue"],
  ["Ana Lee, whose price has all extra hrs in it", "Pier 60", "name"],
  ["Ana", "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen", "venue"],
])("%s at %s is more than names", (clientName, venue, part) => {
  expect(termsInClientText({ clientName, venue, city: null })).toEqual([part]);
});

it.each([
  [{ billingAddress: "Accounts Payable, 100 Main Street, Tampa, FL 33602", purchaseOrder: "PO 4711/26" }, []],
  [{ billingAddress: "100 Main Street. Payable within 90 days", purchaseOrder: "PO-1" }, ["billing address"]],
  [{ billingAddress: null, purchaseOrder: "PO-1, price $1" }, ["purchase order"]],
])("%j has own words in %j", (billed, parts) => {
  expect(termsInClientText({ clientName: "Ana", venue: null, city: null, ...billed })).toEqual(parts);
});

it("a clause as the name of a company or of who signs as well is read by the DJ first", async () => {
  const names = { clientName: "Ana", venue: null, city: null };
  const words = "Ben Cole. The deposit is refunded whenever the client cancels";
  expect(termsInClientText({ ...names, companyName: words })).toHaveLength(1);
  expect(termsInClientText({ ...names, companyName: "Bay Events LLC", signers: [{ name: "Ben Cole" }] })).toEqual([]);
  const { booking, client, linkTo, sign, clientSigns, bindings } = await whoSigns();
  const form = { booking: booking.id, signerName: words, signerRole: "partner", signerEmail: "ben@example.com" };
  expect((await visit(postForm(portalApi.coSigner, form, client), bindings)).status).toBe(303);
  await clientSigns();
  await sign(linkTo("ben@example.com"), words);
  expect(await countersigned()).toEqual([]);
  expect(mainTextIn(await see(adminPaths.today))).toContain("Read and sign");
});
