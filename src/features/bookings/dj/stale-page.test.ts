import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { see, submit } from "../../../test/administrator.ts";
import { bookingRow, formIn } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { bookingPaths } from "./paths.ts";

it("a note saved from a page of this morning takes back nothing that has changed since", async () => {
  const booking = await storeBooking({ clientEmail: "ana@exmaple.com", venue: "Sand Key" });
  const { page } = bookingPaths(booking.id);
  const opened = await see(page);
  const stale = formIn(opened.slice(opened.indexOf("Change the booking")));
  await env.DB.prepare("UPDATE bookings SET client_email = 'ana@example.com', venue = 'Pier 60'").run();
  const refused = await submit(page, { ...stale, note: "Park behind", venue: "The Vinoy" });
  const html = await refused.text();
  expect([refused.status, mainTextIn(html).includes("was changed while its page was open")]).toEqual([409, true]);
  expect(await bookingRow(booking.id)).toMatchObject({ client_email: "ana@example.com", venue: "Pier 60", note: null });
  const again = formIn(html.slice(html.indexOf("Change the booking")));
  expect(again).toMatchObject({ clientEmail: "ana@example.com", venue: "The Vinoy", note: "Park behind" });
  expect((await submit(page, again)).status).toBe(303);
  expect(await bookingRow(booking.id)).toMatchObject({
    client_email: "ana@example.com",
    venue: "The Vinoy",
    note: "Park behind",
  });
});
