import { describe, expect, it } from "vitest";
import { ask, see, submit } from "../../../test/administrator.ts";
import { mainTextIn } from "../../../test/page.ts";
import { linesOfPdf } from "../../../test/pdf-text.ts";
import { rows } from "../../../test/rows.ts";
import { signedBooking } from "../../../test/signed-booking.ts";
import { get, visit } from "../../../test/site.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { agreementOf, agreementPdfOf } from "./paths.ts";

const words = (pdf: Uint8Array) => linesOfPdf(pdf).join(" ");

/** Signed for June 14 at $2,499, and proposed for June 21 at $2,600. */
async function moved() {
  const { booking, client, change, page, ...more } = await signedBooking();
  await change({ eventDate: "2098-06-21", price: "2600" });
  const desk = bookingPaths(booking.id);
  const text = async (version?: number) => (await visit(get(agreementOf(booking.id, version), client))).text();
  const pdf = async (version?: number) =>
    words(await (await visit(get(agreementPdfOf(booking.id, version), client))).bytes());
  return { booking, desk, page, text, pdf, ...more };
}

describe("the agreement in force", () => {
  it("is what portal, desk and mails hand out once a change is accepted, and the earlier one as such", async () => {
    const { booking, desk, page, text, pdf, accept, mails } = await moved();
    for (const signed of [await text(), await pdf()]) expect(signed).toMatch(/June 14, 2098[\s\S]*\$2,499/);
    mails.length = 0;
    await accept();
    for (const agreed of [await text(), await pdf(), words(await (await ask(desk.agreementPdf)).bytes())]) {
      expect(agreed).toMatch(/June 21, 2098[\s\S]*\$2,600/);
      expect(agreed.split("Amended")[0]).not.toContain("June 14, 2098");
    }
    expect(await pdf()).toMatch(/Ana Núñez Signed .* version 1, electronically\..* accepted what this version changes/);
    expect(await pdf()).toMatch(/Amended Date .*June 21, 2098 .*June 14, 2098.* Price \$2,600 .*\$2,499/);
    for (const signed of [
      await text(1),
      await pdf(1),
      words(await (await ask(`${desk.agreementPdf}?version=1`)).bytes()),
    ])
      expect(signed).toMatch(/June 14, 2098[\s\S]*\$2,499/);
    for (const recipient of [booking.clientEmail, "hello@sunsetbaydj.example"]) {
      const sent = mails
        .find(({ to }) => to === recipient)
        ?.attachments.find(({ filename }) => filename.endsWith(".pdf"));
      expect(sent?.content instanceof Uint8Array && words(sent.content)).toContain("June 21, 2098");
    }
    const html = await page();
    expect(html).toContain(agreementPdfOf(booking.id, 2).replace("&", "&amp;"));
    expect(html).toContain(agreementPdfOf(booking.id, 1).replace("&", "&amp;"));
  });

  it("is dated at the desk by the change, also where that was signed on paper", async () => {
    const { desk } = await moved();
    const facts = async () => mainTextIn(await see(desk.page));
    expect(await facts()).toMatch(/Agreement signed on .*, by both/);
    const [{ id = "" } = {}] = await rows("SELECT id FROM amendments");
    await submit(desk.proposal, { amendment: String(id), change: "signed-on-paper" });
    expect(await facts()).toMatch(/Agreement version 2 agreed on .*, first signed on .*, by both/);
    expect(words(await (await ask(desk.agreementPdf)).bytes())).toMatch(
      /June 21, 2098[\s\S]*on paper, as .* has entered/,
    );
  });

  it("is not what waits for a yes, or what was taken back", async () => {
    const { desk, text } = await moved();
    expect(await see(`${desk.contract}?version=proposed`)).not.toContain(desk.agreementPdf);
    const [{ id = "" } = {}] = await rows("SELECT id FROM amendments");
    await submit(desk.proposal, { amendment: String(id), change: "withdraw" });
    expect(await text()).toContain("June 14, 2098");
    expect((await ask(`${desk.agreementPdf}?version=2`)).status).toBe(404);
  });
});
