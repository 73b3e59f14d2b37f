import { expect, it } from "vitest";
import { fill } from "../../../platform/language.ts";
import { linesOfPdf } from "../../../test/pdf-text.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { get, postForm, visit } from "../../../test/site.ts";
import { spanish } from "../../../test/spanish.ts";
import { portalApi } from "../../portal/paths.ts";
import { agreementPdfOf, portalContractOf } from "./paths.ts";

it("the signed PDF has both, with every letter that Spanish needs", async () => {
  const booking = await storeBooking({ status: "hold", holdEndsAt: Date.now() + 1e8, language: "es" });
  const client = await signIn(booking);
  const html = await (await visit(get(portalContractOf(booking.id), client))).text();
  const fingerprint = /name="fingerprint" value="(\w+)"/.exec(html)?.[1] ?? "";
  const signed = { booking: booking.id, fingerprint, consent: "yes", name: booking.clientName };
  await visit(postForm(portalApi.sign, signed, client));
  const sent = await visit(get(agreementPdfOf(booking.id, 1), client));
  expect(sent.headers.get("Content-Disposition")).toContain(fill(spanish.agreement.paper.file, { number: "" }));
  const pdf = linesOfPdf(await sent.bytes()).join(" ");
  const { paper, form, page, clauses } = spanish.agreement;
  const signatures = pdf.slice(pdf.indexOf(`/ ${page.signed}`));
  for (const said of [page.electronically, form.consent.slice(0, 40), spanish.bookingMails.copy.theDj])
    expect(signatures).toContain(said);
  for (const said of [paper.title, paper.binds, paper.agreed, clauses?.cancellation?.text ?? ""])
    expect(pdf).toContain(said);
  expect(pdf).toContain("If you cancel.");
  expect(pdf).not.toContain("\ufffd");
});
