import { expect, it } from "vitest";
import { see, sentTo, submit } from "../../../test/administrator.ts";
import { asItStands, bookingRow, formIn } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { linesOfPdf } from "../../../test/pdf-text.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { askForQuote, quoteRequestForm } from "../../../test/quotes.ts";
import { rows } from "../../../test/rows.ts";
import { get, htmlAt, mailbox, postForm, visit } from "../../../test/site.ts";
import { whoSigns } from "../../../test/who-signs.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import { portalInvoices } from "../../payments/client/paths.ts";
import { bookingMoney } from "../../payments/dj/paths.ts";
import { portalApi } from "../../portal/paths.ts";
import { quoteApi, quoteLink } from "../../quotes/client/paths.ts";
import { agreementPdfOf, portalContractOf } from "./paths.ts";

const firm = { companyName: "Bay Events LLC", billingAddress: "100 Main Street", purchaseOrder: "PO-4711" };

async function atTheDesk() {
  const booking = await storeBooking({ eventDate: "2098-06-14", clientName: "Ana Núñez" });
  const client = await signIn(booking);
  const contract = async () => (await visit(get(portalContractOf(booking.id), client))).text();
  const change = async (form: Record<string, string>) =>
    sentTo(
      await submit(
        bookingPaths(booking.id).page,
        { ...asItStands(booking), ...form },
        { bindings: { EMAIL: mailbox().email } },
      ),
    );
  const sign = async () => {
    const fingerprint = /name="fingerprint" value="(\w+)"/.exec(await contract())?.[1] ?? "";
    const form = { booking: booking.id, fingerprint, consent: "yes", name: booking.clientName };
    await visit(postForm(portalApi.sign, form, client));
  };
  return { booking, client, contract, change, sign };
}

it("the company that a quote names is the party of its agreement, represented by who asked", async () => {
  const corporate = { eventCategory: "corporate", eventType: "Product Launch", code: "CORP25" };
  const { token } = await askForQuote({ ...corporate, ...firm });
  expect(mainTextIn(await htmlAt(quoteLink(token)))).toContain(
    "For Bay Events LLC, represented by Maya Brooks. Purchase order PO-4711.",
  );
  await visit(postForm(quoteApi.accept, { token }), { EMAIL: mailbox().email });
  const [booking] = await rows("SELECT id, company_name, billing_address, purchase_order FROM bookings");
  expect(booking).toMatchObject({
    company_name: firm.companyName,
    billing_address: firm.billingAddress,
    purchase_order: firm.purchaseOrder,
  });
  expect(mainTextIn(await see(bookingPaths(String(booking?.id)).contract))).toContain(
    "“Bay Events LLC”, represented by “Maya Brooks”",
  );
  expect(mainTextIn(await see(bookingPaths(String(booking?.id)).page))).toContain(
    "Bay Events LLC, represented by Maya Brooks",
  );
});

it("the DJ names the company of a quote at the desk, where the lead's stands already", async () => {
  const { quote } = await askForQuote({
    companyName: "Bay Events",
    eventCategory: "corporate",
    eventType: "Product Launch",
    code: "",
  });
  const { quote: editor, page } = leadPaths(quote.contactId);
  const form = formIn(await see(editor));
  expect(form.companyName).toBe("Bay Events");
  await submit(editor, [...quoteRequestForm({ ...form, ...firm, addOns: "", counts: "" })], {
    bindings: { EMAIL: mailbox().email },
  });
  const newest = `SELECT version FROM quotes WHERE status = 'open'`;
  expect(await rows(newest)).toEqual([{ version: 2 }]);
  for (const text of Object.values(firm)) expect(mainTextIn(await see(page))).toContain(text);
  expect(formIn(await see(leadPaths(quote.contactId).booking))).toMatchObject(firm);
});

it("a company that becomes the party after the signature waits for the client, with its address and order number", async () => {
  const { booking, contract, change, sign } = await atTheDesk();
  await sign();
  expect(await change(firm)).toContain("notice=proposed");
  expect(await bookingRow(booking.id)).toMatchObject({
    company_name: null,
    billing_address: null,
    purchase_order: null,
  });
  expect(mainTextIn(await contract())).toContain(
    `Company none Bay Events LLC Billing address none ${firm.billingAddress} Purchase order none ${firm.purchaseOrder}`,
  );
});

it("the agreement has the billing address on one line and the order number, on the page, in its text and in its PDF", async () => {
  const { booking, client, contract, change, sign } = await atTheDesk();
  await change({ ...firm, billingAddress: "Accounts Payable\n100 Main Street", venue: "" });
  const words = "Billing address “Accounts Payable, 100 Main Street” Purchase order “PO-4711”";
  expect(mainTextIn(await contract())).toContain(words);
  expect(mainTextIn(await contract())).toContain("Venue To be named by you in writing City “Clearwater”");
  await sign();
  const [signature] = await rows("SELECT text FROM signatures");
  for (const line of [
    "Billing address: “Accounts Payable, 100 Main Street”",
    "Purchase order: “PO-4711”",
    "Venue: to be named by you in writing",
    "City: “Clearwater”",
  ])
    expect(signature?.text).toContain(`\n${line}\n`);
  const pdf = await (await visit(get(agreementPdfOf(booking.id), client))).bytes();
  expect(linesOfPdf(pdf).join(" ")).toContain("“PO-4711”");
  expect(await rows("SELECT count(*) AS n FROM countersignatures")).toEqual([{ n: 1 }]);
  await change({ ...firm, purchaseOrder: "PO-9" });
  expect(mainTextIn(await contract())).toContain("Purchase order “PO-4711”");
});

it("an invoice begins with the booking's company, address and order number, at the desk and in the portal", async () => {
  const { booking, client, contract, change } = await atTheDesk();
  await change(firm);
  expect(mainTextIn(await contract())).toContain("represented by");
  const portal = await (await visit(get(portalInvoices(booking.id), client))).text();
  for (const page of [portal, await see(bookingMoney(booking.id).page)]) {
    expect(page).toContain("Bay Events LLC\n100 Main Street");
    expect(page).toContain('value="PO-4711"');
  }
  for (const [companyName, billingAddress, billTo] of [
    ["Bay Events LLC", "Bay Events LLC, 100 Main Street", ">Bay Events LLC, 100 Main Street"],
    ["Bay", "Bay Street 1", ">Bay\nBay Street 1"],
  ] as const) {
    await change({ ...firm, companyName, billingAddress });
    expect(await see(bookingMoney(booking.id).page)).toContain(billTo);
  }
});

it("whoever signs beside a company's representative signs for the client, and every paper has one representative", async () => {
  const carla = { clientName: "Carla Corp", companyName: "Bay Events LLC", status: "hold", price: 90_000 } as const;
  const { booking, client, desk, contract, clientSigns, sign, linkTo, mails, bindings } = await whoSigns(carla);
  const named = {
    booking: booking.id,
    signerName: "Vera Vice",
    signerEmail: "vera@example.com",
    signerRole: "representative",
  };
  await visit(postForm(portalApi.coSigner, named, client), bindings);
  const [{ signers } = { signers: "[]" }] = await rows("SELECT signers FROM bookings WHERE id = ?", booking.id);
  expect(JSON.parse(String(signers))).toHaveLength(1);
  await clientSigns();
  const text = await contract();
  expect(text).toMatch(/For the client Carla Corp/);
  expect(text).not.toMatch(/The client Carla Corp/);
  expect(text).toContain("“Bay Events LLC”, represented by “Vera Vice”");
  expect(mainTextIn(await see(desk.page))).toContain("Carla Corp For the client");
  expect(mainTextIn(await see(bookingMoney(booking.id).statement))).toContain(
    "Bay Events LLC, represented by Vera Vice",
  );
  await sign(linkTo("vera@example.com"), "Vera Vice");
  const copies = mails.filter(({ subject }) => subject.startsWith("Signed agreement"));
  expect(copies.length).toBeGreaterThan(1);
  for (const copy of copies) expect(copy.text).not.toContain("The client: ");
});
