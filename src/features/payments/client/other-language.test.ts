import { expect, it } from "vitest";
import { speakInMarks, unmarkedIn } from "../../../test/marked-words.ts";

it("a deposit and a balance are paid in the client's language, whatever stands in the way", async () => {
  const language = speakInMarks();
  const { get, postForm, visit } = await import("../../../test/site.ts");
  const { signIn, storeBooking } = await import("../../../test/portal.ts");
  const { rows } = await import("../../../test/rows.ts");
  const { portalPay } = await import("../../bookings/client/paths.ts");
  const { portalApi } = await import("../../portal/paths.ts");
  const { site } = await import("../../../content/site.ts");
  const { payTo } = site;

  const booking = await storeBooking({ status: "hold", holdEndsAt: Date.now() + 1e8, language });
  const client = { Cookie: `${(await signIn(booking)).Cookie}; __Host-language=${language}` };
  const own = [payTo.bank?.name, payTo.venmo, payTo.zelle, site.legalName, ...site.postalAddress];
  const names = ["Ana Núñez", "FL", "LLC", ...own.flatMap((name) => name ?? [])];
  const check = async (answer: Response, where: string) => {
    const html = await answer.text();
    expect(html, where).toContain(`<html lang="${language}">`);
    expect(unmarkedIn(html, names), where).toEqual([]);
  };
  const see = async (where: string, purpose: "deposit" | "balance" = "deposit", way = "") =>
    check(await visit(get(portalPay(purpose, booking.id, way || undefined), client)), where);
  const pay = (fields: Record<string, string>) =>
    visit(postForm(portalApi.pay, { booking: booking.id, purpose: "deposit", way: "check", ...fields }, client));

  await see("to pay");
  await check(await pay({ amount: "much" }), "no amount");
  await check(await pay({ amount: "1" }), "too little");
  await pay({});
  await see("on its way", "deposit", "check");
  await see("in cash", "deposit", "cash");
  await see("card given up", "deposit", "card");
  await rows("UPDATE bookings SET status = 'released', hold_ends_at = 1");
  await see("over");
  await rows("UPDATE bookings SET status = 'confirmed', hold_ends_at = NULL, deposit = 0");
  await see("balance", "balance");
});
