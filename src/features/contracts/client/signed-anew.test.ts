import { describe, expect, it } from "vitest";
import { see, sentTo, submit } from "../../../test/administrator.ts";
import { asItStands, bookingRow } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { rows } from "../../../test/rows.ts";
import { next, whoSigns } from "../../../test/who-signs.ts";

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
