import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { hour } from "../../../platform/durations.ts";
import { see, sentTo, submit } from "../../../test/administrator.ts";
import { bookingRow } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { linesOfPdf } from "../../../test/pdf-text.ts";
import { rows } from "../../../test/rows.ts";
import { get, mailbox, postForm, visit } from "../../../test/site.ts";
import { next, whoSigns } from "../../../test/who-signs.ts";
import { adminPaths } from "../../admin/paths.ts";
import { personErasure, personPage } from "../../people/dj/paths.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";

describe("who signs with the client", () => {
  it("gets a link to the agreement and nothing else, and the booking counts once all have signed", async () => {
    const { booking, desk, add, linkTo, page, formAt, sign, clientSigns, contract, dashboard, mails } =
      await whoSigns();
    expect(sentTo(await add({}))).toContain("signer-added");
    const link = linkTo("ben@example.com");
    const agreement = await page(link);
    expect(agreement).toContain("“Ben Cole” (signs as a client as well)");
    expect(agreement).toContain("As in the agreement: Ben Cole");
    expect(next(await dashboard())).toContain("Sign the agreement");

    mails.length = 0;
    await clientSigns();
    expect(mails.map(({ to }) => to).sort()).toEqual([booking.clientEmail, "hello@sunsetbaydj.example"].sort());
    expect(mails.map(({ subject }) => subject.split(":")[0])).toEqual(["Signed in part", "Signed in part"]);
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
      /The client\nAna Núñez\nSigned [^,]*,[\s\S]*electronically[\s\S]*The client\nben cole\nSigned [\s\S]*electronically/,
    );
  });

  it("opens nothing else of the booking, and nothing with another link", async () => {
    const { add, linkTo } = await whoSigns();
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

  it("gets another link where the address was wrong, and the old one ends", async () => {
    const { add, act, idOf, linkTo, page, mails } = await whoSigns();
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

  it("is asked again where the client corrects the address, also after signing, and the old link ends", async () => {
    const { booking, client, linkTo, page, sign, clientSigns, bindings } = await whoSigns();
    const name = (signerEmail: string) =>
      visit(
        postForm(
          portalApi.coSigner,
          { booking: booking.id, signerName: "Ben Cole", signerRole: "partner", signerEmail },
          client,
        ),
        bindings,
      );
    await name("bne@example.com");
    const wrong = linkTo("bne@example.com");
    await clientSigns();
    await name("ben@example.com");
    expect((await visit(get(wrong))).status).toBe(401);
    expect(await page(linkTo("ben@example.com"))).toContain("Sign here");
    await sign(linkTo("ben@example.com"), "Ben Cole");
    expect(await bookingRow(booking.id)).toMatchObject({ status: "confirmed" });
  });

  it("is taken off before signing, and their link ends", async () => {
    const { booking, add, act, idOf, linkTo, clientSigns } = await whoSigns();
    await add({});
    const link = linkTo("ben@example.com");
    expect(sentTo(await act(await idOf("Ben Cole"), "remove"))).toContain("signer-removed");
    expect((await visit(get(link))).status).toBe(401);
    await clientSigns();
    expect(await bookingRow(booking.id)).toMatchObject({ status: "confirmed" });
  });

  it("signs nothing once the booking is canceled, or while its date is not held", async () => {
    const { booking, desk, add, linkTo, page, sign } = await whoSigns({ holdEndsAt: Date.now() + hour });
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
    expect(mainTextIn(await see(desk.page))).not.toContain("Add a signer");
  });

  it("signs in the client's place for a company or a child, and then the client need not", async () => {
    const { booking, add, linkTo, sign, dashboard, contract, mails } = await whoSigns({
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

  it("is named on Today where only that signature is missing", async () => {
    const { booking, add, clientSigns } = await whoSigns({ createdAt: Date.now() - 96 * hour });
    await add({});
    await clientSigns();
    expect(booking.status).toBe("hold");
    expect(mainTextIn(await see(adminPaths.today))).toContain("Not signed by Ben Cole");
  });

  it("is a person with what is stored of them, to read and to erase", async () => {
    const { booking, add, linkTo, sign } = await whoSigns();
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
  const { desk, add } = await whoSigns();
  await add({ name: "Rosa Núñez", role: "parent", email: "rosa@example.com" });
  expect(mainTextIn(await see(desk.page))).toContain("Next step Not signed yet by Rosa Núñez");
});

describe("a partner who has signed with the client", () => {
  it("is told of a cancellation, and not once more", async () => {
    const { booking, desk, add, linkTo, sign, clientSigns, mails, bindings } = await whoSigns();
    await add({});
    await add({ name: "Rosa Cole", email: "rosa@example.com" });
    await clientSigns();
    await sign(linkTo("ben@example.com"), "Ben Cole");
    mails.length = 0;
    const cancel = { status: "cancelled", reason: "Rain", canceledBy: "client", tell: "yes" };
    for (const _ of [1, 2]) await submit(desk.status, cancel, { bindings });
    const told = mails.filter(({ subject }) => subject.startsWith("Canceled"));
    expect(told.map(({ to }) => to).sort()).toEqual([booking.clientEmail, "ben@example.com"].sort());
    expect(told.find(({ to }) => to === "ben@example.com")?.text).not.toContain("/portal");
  });

  it("is asked to sign a new agreement at once, also on the day of the first one", async () => {
    const { booking, client, desk, linkTo, sign, clientSigns, page, mails, bindings } = await whoSigns();
    const named = { signerName: "Ben Cole", signerRole: "partner", signerEmail: "ben@example.com" };
    await visit(postForm(portalApi.coSigner, { booking: booking.id, ...named }, client), bindings);
    await clientSigns();
    await sign(linkTo("ben@example.com"), "Ben Cole");
    for (const status of ["cancelled", "reopened"]) {
      mails.length = 0;
      await submit(desk.status, { status, reason: "Rain", canceledBy: "client", tell: "yes" }, { bindings });
    }
    expect(mails.filter(({ to }) => to === "ben@example.com").map(({ subject }) => subject.split(":")[0])).toEqual([
      "Please sign",
    ]);
    expect(await page(linkTo("ben@example.com"))).toContain("Sign here");
  });
});
