import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { see, submit } from "../../../test/administrator.ts";
import { bookingRow, formIn } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { signedBooking } from "../../../test/signed-booking.ts";
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

it("a change that the client asked for meanwhile is seen before the DJ's takes its place", async () => {
  const { booking, change } = await signedBooking({ price: 100_000, deposit: 25_000 });
  const { page } = bookingPaths(booking.id);
  const opened = await see(page);
  const stale = formIn(opened.slice(opened.indexOf("Change the booking")));
  await change({ price: "1100", deposit: "250" });
  await env.DB.prepare("UPDATE amendments SET proposed_by = 'client'").run();
  const refused = await submit(page, { ...stale, venue: "The Vinoy" });
  expect(refused.status).toBe(409);
  const html = await refused.text();
  const statuses = async () => (await env.DB.prepare("SELECT status FROM amendments").all()).results;
  expect(await statuses()).toEqual([{ status: "proposed" }]);
  const again = formIn(html.slice(html.lastIndexOf("Change the booking")));
  expect(again.venue).toBe("The Vinoy");
  expect((await submit(page, again)).status).toBe(303);
  expect(await statuses()).toContainEqual({ status: "withdrawn" });
});
