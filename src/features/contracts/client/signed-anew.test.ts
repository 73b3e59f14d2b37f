import { describe, expect, it } from "vitest";
import { hour } from "../../../platform/durations.ts";
import { see, sentTo, submit } from "../../../test/administrator.ts";
import { asItStands, bookingRow } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { rows } from "../../../test/rows.ts";
import { postForm, visit } from "../../../test/site.ts";
import { next, whoSigns } from "../../../test/who-signs.ts";
import { adminPaths } from "../../admin/paths.ts";
import { portalApi } from "../../portal/paths.ts";

describe("who signs with the client", () => {
  it("is asked again when a change makes another agreement, as the client is", async () => {
    const { booking, desk, add, linkTo, page, sign, dashboard, mails, bindings } = await whoSigns();
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
    const { booking, desk, add, linkTo, page, sign, clientSigns, contract, client, bindings } = await whoSigns({
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

  it("without an address signs on paper, which the DJ marks by name", async () => {
    const { booking, desk, add, act, idOf, clientSigns, contract, mails } = await whoSigns();
    await add({ name: "Rosa Núñez", email: "" });
    await clientSigns();
    mails.length = 0;
    expect(sentTo(await act(await idOf("Rosa Núñez"), "paper"))).toContain("signed-on-paper");
    expect(mainTextIn(await see(desk.page))).toMatch(/Rosa Núñez .*Signed on paper, entered on .* by dj@example\.com/);
    expect(await contract()).toMatch(/The client Rosa Núñez Signed .*, on paper/);
    expect(await bookingRow(booking.id)).toMatchObject({ status: "confirmed" });
    expect(sentTo(await act(await idOf("Rosa Núñez"), "paper"))).toContain("signer-unchanged");
  });

  it("signs on paper what was changed, also when it is changed once more before all have signed", async () => {
    const { booking, desk, add, act, idOf, clientSigns, contract, client, bindings } = await whoSigns();
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
});

it("a signature on paper that was entered by mistake ends with its agreement, which is signed anew", async () => {
  const { booking, desk, act, contract, dashboard, mails } = await whoSigns();
  const read = async () => mainTextIn(await see(desk.page));
  expect(await read()).not.toContain("It was not signed");
  await act("", "paper");
  expect(await read()).toContain("It was not signed");
  mails.length = 0;
  expect(sentTo(await act("", "not-signed"))).toContain("paper-signature-ended");
  expect(mails.map(({ to, subject }) => [to, subject.split(":")[0]])).toEqual([
    [booking.clientEmail, "To be signed anew"],
  ]);
  expect(mails[0]?.text).toContain("The next step: sign the agreement in your portal");
  expect(await read()).toMatch(/Next step The agreement is not signed .* not signed: what was signed on .* has ended/);
  expect(await contract()).toContain("This is a new agreement. What was signed as version 1 has ended");
  expect(next(await dashboard())).toContain("Sign the agreement");
  expect(await rows("SELECT what FROM audit_log WHERE what = 'paper-signature-ended'")).toHaveLength(1);
  expect(sentTo(await act("", "not-signed"))).toContain("signer-unchanged");
});
