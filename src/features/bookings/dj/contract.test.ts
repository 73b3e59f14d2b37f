import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { see, submit } from "../../../test/administrator.ts";
import { formIn } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { htmlAt } from "../../../test/site.ts";
import { portalContractOf } from "../../contracts/client/paths.ts";
import { withQuery } from "../../site/paths.ts";
import { bookingPaths } from "./paths.ts";

async function contractOfBoth() {
  const booking = await storeBooking({ eventDate: "2099-06-12" });
  const client = await signIn(booking);
  const { page, contract } = bookingPaths(booking.id);
  return {
    ofClient: async (version?: number) => mainTextIn(await htmlAt(portalContractOf(booking.id, version), client)),
    atDesk: async (version = "") => mainTextIn(await see(withQuery(contract, { version }))),
    async edit(change: Readonly<Record<string, string>>) {
      const html = await see(page);
      expect(html).toContain(`href="${contract}"`);
      await submit(page, { ...formIn(html.slice(html.indexOf("Change the booking"))), ...change });
    },
  };
}

it("a contract that the client has seen stays: an edit makes the next version, and both sides read what it changed", async () => {
  await env.DB.prepare("UPDATE add_ons SET is_hour = 0").run();
  const { ofClient, atDesk, edit } = await contractOfBoth();
  expect(await atDesk()).toContain("Version 1, not seen by the client yet");
  expect(await ofClient()).toMatch(/Version 1, .* That rate is \$499\.80/);
  expect(await atDesk()).not.toContain("not seen by the client yet");

  await edit({ startTime: "17:00" });
  const told =
    "What has changed since version 1 Until now From now on Time 6:00 PM to 11:00 PM 5:00 PM to 11:00 PM " +
    "Package PREMIUM, 5 hours of music PREMIUM, 6 hours of music Terms Until now From now on Overtime That rate is $499.80, the price divided by the hours of music. That rate is $416.50,";
  const draft = await atDesk();
  expect(draft).toContain("Version 2, not seen by the client yet");
  expect(draft).toContain(told);
  const second = await ofClient();
  expect(second).toMatch(/Version 2, .* That rate is \$416\.50/);
  expect(second).toContain(told);
  expect(second).not.toContain("Price Before");

  for (const first of [await ofClient(1), await atDesk("1")]) {
    expect(first).toMatch(/Time 6:00 PM to 11:00 PM .* That rate is \$499\.80/);
    expect(first).not.toContain("What has changed");
  }
});

it("no price list and no look changes it, and what was never seen is no version", async () => {
  const { ofClient, atDesk, edit } = await contractOfBoth();
  await edit({ price: "2,000" });
  expect(await ofClient()).toContain("Version 1,");
  await env.DB.prepare("UPDATE packages SET features = '[\"Kazoo\"]'").run();
  for (const text of [await ofClient(), await atDesk()]) {
    expect(text).toContain("Version 1,");
    expect(text).not.toContain("Kazoo");
  }
  await edit({ venue: "The pier" });
  const text = await ofClient();
  expect(text).toContain("Venue “Sand Key Park, Clearwater” “The pier, Clearwater”");
  expect(text).not.toContain("Kazoo");
});
