import { expect, it } from "vitest";
import { see, sentTo, submit } from "../../../test/administrator.ts";
import { asItStands, bookingRow } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { askForQuote } from "../../../test/quotes.ts";
import { rows } from "../../../test/rows.ts";
import { get, htmlAt, mailbox, postForm, visit } from "../../../test/site.ts";
import { portalContractOf, portalInvoices } from "../../bookings/client/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { bookingMoney } from "../../payments/dj/paths.ts";
import { portalApi } from "../../portal/paths.ts";
import { quoteApi, quoteLink } from "../../quotes/client/paths.ts";

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
  const { token } = await askForQuote({ ...corporate, companyName: firm.companyName });
  expect(mainTextIn(await htmlAt(quoteLink(token)))).toContain("For Bay Events LLC, represented by Maya Brooks.");
  await visit(postForm(quoteApi.accept, { token }), { EMAIL: mailbox().email });
  const [booking] = await rows("SELECT id, company_name FROM bookings");
  expect(booking?.company_name).toBe(firm.companyName);
  expect(mainTextIn(await see(bookingPaths(String(booking?.id)).contract))).toContain(
    "“Bay Events LLC”, represented by “Maya Brooks”",
  );
  expect(mainTextIn(await see(bookingPaths(String(booking?.id)).page))).toContain(
    "Bay Events LLC, represented by Maya Brooks",
  );
});

it("a company that becomes the party after the signature waits for the client; its address and order number do not", async () => {
  const { booking, contract, change, sign } = await atTheDesk();
  await sign();
  expect(await change(firm)).toContain("notice=proposed");
  expect(await bookingRow(booking.id)).toMatchObject({
    company_name: null,
    billing_address: firm.billingAddress,
    purchase_order: firm.purchaseOrder,
  });
  expect(mainTextIn(await contract())).toContain("Company none Bay Events LLC");
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
});
