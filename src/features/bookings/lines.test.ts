import { expect, it } from "vitest";
import { see, submit } from "../../test/administrator.ts";
import { bookingFormWith, formIn, idIn } from "../../test/booking-forms.ts";
import { mainTextIn } from "../../test/page.ts";
import { askForQuote } from "../../test/quotes.ts";
import { rows } from "../../test/rows.ts";
import { get, postForm, visit } from "../../test/site.ts";
import { adminPaths } from "../admin/paths.ts";
import { portalContractOf } from "../contracts/client/paths.ts";
import { portalInvoice } from "../payments/client/paths.ts";
import { bookingMoney } from "../payments/dj/paths.ts";
import { portalApi, portalPaths } from "../portal/paths.ts";
import type { PriceLine } from "../prices/model.ts";
import { quoteApi } from "../quotes/client/paths.ts";
import { bookingPaths } from "./dj/paths.ts";
import { entriesOfLines } from "./lines.ts";

it("what a quote lists stands on booking, portal, agreement, invoice and gig sheet, and only things are packed", async () => {
  const { quote, token } = await askForQuote({ city: "Orlando" });
  const accepted = await visit(postForm(quoteApi.accept, { token }, { "CF-Connecting-IP": "192.0.2.1" }));
  const Cookie = accepted.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const [{ id } = { id: "" }] = await rows("SELECT id FROM bookings");
  const booking = String(id);
  const own = async (path: string) => mainTextIn(await (await visit(get(path, { Cookie }))).text());
  const key = crypto.randomUUID();
  await visit(
    postForm(portalApi.invoice, { booking, key, billTo: "Maya Brooks, Tampa", purchaseOrder: "" }, { Cookie }),
  );
  const pages = {
    booking: mainTextIn(await see(bookingPaths(booking).page)),
    portal: await own(portalPaths.dashboard),
    agreement: await own(portalContractOf(booking)),
    invoice: await own(portalInvoice(key)),
  };
  const kinds = quote.price.lines.map(({ kind }) => kind);
  expect(kinds).toEqual(["offer", "discount", "hour", "add-on", "travel"]);
  for (const [name, page] of Object.entries(pages))
    for (const words of ["WEDDING25, 25% off", "Uplights, 8 × $25", "$200", "Travel to Orlando"])
      expect(page, name).toContain(words);
  const sheet = await see(bookingPaths(booking).gigSheet);
  for (const words of ["Uplights, 8 × $25", "Travel to Orlando"]) expect(mainTextIn(sheet)).toContain(words);
  expect(mainTextIn(sheet)).not.toContain("WEDDING25");
  const packing = [...sheet.matchAll(/aria-label="(?:Packed|Pack): ([^"]*)"/g)].map(([, thing]) => thing);
  expect(packing).toContain("Uplights, 8");
  expect(packing.join()).not.toMatch(/WEDDING25|Travel|Extra hour/);
});

it("a booking by hand has its package as its one line", async () => {
  const { tell: _, ...fields } = await bookingFormWith("PREMIUM");
  const id = idIn(
    await submit(adminPaths.newBooking, {
      ...{ ...fields, clientName: "A", clientEmail: "a@example.com", eventDate: "2099-01-01", eventType: "X" },
    }),
  );
  const key = crypto.randomUUID();
  const issued = await submit(bookingMoney(id).invoice, { key, billTo: "Ana, Tampa", purchaseOrder: "" });
  expect([issued.status, await issued.text()]).toEqual([303, ""]);
  const [invoice] = await rows("SELECT lines FROM invoices");
  expect(JSON.parse(String(invoice?.lines))).toMatchObject([{ label: "PREMIUM", amount: 249_900 }]);
});

it("another package fills in its price and hours, keeps discount, add-ons and travel, and charges nothing that it includes", async () => {
  const { token } = await askForQuote({ city: "Orlando" });
  await visit(postForm(quoteApi.accept, { token }, { "CF-Connecting-IP": "192.0.2.1" }));
  const [booked] = await rows("SELECT id, package_name, lines FROM bookings");
  const lines: PriceLine[] = JSON.parse(String(booked?.lines));
  const [other] = await rows(
    `SELECT name, price FROM packages WHERE name <> '${booked?.package_name}' ORDER BY price DESC`,
  );
  const discount = lines.find(({ kind }) => kind === "discount")?.amount ?? 0;
  const offer = lines.find(({ kind }) => kind === "offer")?.amount ?? 0;
  const rest = lines.filter(({ kind }) => kind !== "offer" && kind !== "discount");
  const included = await rows(`SELECT name FROM add_ons WHERE included_in LIKE '%"${other?.name}"%'`);
  const extra = rest.filter(({ label }) => !included.some(({ name }) => name === label));
  const price = Number(other?.price) * (1 + discount / offer) + extra.reduce((sum, { amount }) => sum + amount, 0);

  const { page } = bookingPaths(String(booked?.id));
  const shown = (html: string) => formIn(html.split("Change the booking")[1] ?? "");
  const fields = Object.entries(shown(await see(page))).filter(
    ([name]) => !name.startsWith("line") && name !== "packageName",
  );
  const entries = Object.entries(entriesOfLines(lines)).flatMap(([name, each]) =>
    each.split("\n").map((entry): [string, string] => [name, entry]),
  );
  const look = await submit(page, [...fields, ...entries, ["packageName", String(other?.name)]]);
  expect([look.status, Number(shown(await look.text()).price) * 100]).toEqual([422, Math.round(price)]);
});
