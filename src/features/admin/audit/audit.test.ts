import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { ask, see, submit } from "../../../test/administrator.ts";
import { whole } from "../../../test/content-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { cookieIn, linkTo, open, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { get, visit } from "../../../test/site.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { contentNew } from "../../content/dj/paths.ts";
import { exportFile, personErasure, personFile } from "../../people/dj/paths.ts";
import { portalPaths } from "../../portal/paths.ts";
import { adminPaths } from "../paths.ts";

const dj = "dj@example.com";

const lines = async (what: string) =>
  (await rows("SELECT who, about FROM audit_log WHERE what = ? ORDER BY about", what)).map(({ who, about }) => [
    who,
    about,
  ]);

it("says who signed in, was turned away, exported and erased, and nothing of what it held", async () => {
  for (let count = 0; count < 3; count += 1) await visit(get(adminPaths.today));
  await visit(get(adminPaths.leads, { "Cf-Access-Jwt-Assertion": "nonsense" }));
  expect(await lines("refused")).toEqual([
    ["A visitor", "with a login that is not good"],
    ["A visitor", "without a login"],
  ]);
  await ask(personFile("ana@example.com"));
  for (const table of ["bookings", "contacts", "subscribers"] as const) await ask(exportFile(table));
  await submit(personErasure, { email: "ana@example.com", again: "ana@example.com" });
  expect((await lines("signed-in")).length).toBeGreaterThan(0);
  expect(await lines("exported")).toEqual(
    ["bookings", "contacts", "person", "subscribers"].map((about) => [dj, about]),
  );
  expect(await lines("erased")).toEqual([[dj, null]]);
  expect(JSON.stringify(await rows("SELECT * FROM audit_log"))).not.toContain("ana@example.com");
});

it("says that a portal was opened, once an hour and booking", async () => {
  const booking = await storeBooking();
  const first = await open(await linkTo(booking));
  await open(await linkTo(booking), { Cookie: cookieIn(first) });
  await open(await linkTo(booking, { version: 9 }));
  expect(await lines("portal-opened")).toEqual([["The client", `bookings/${booking.id}`]]);
  expect((await visit(get(portalPaths.dashboard, { Cookie: cookieIn(first) }))).status).toBe(401);
});

it("says that a price was changed, whatever changed it, and by whom it was", async () => {
  const booking = await storeBooking({ clientEmail: "ana@example.com" });
  await env.DB.prepare("UPDATE bookings SET price = price + 1").run();
  await env.DB.prepare("UPDATE audit_log SET created_at = created_at - 60000").run();
  const fields = {
    clientName: "Ana",
    clientEmail: "ana@example.com",
    clientPhone: "",
    venue: "",
    city: "",
    note: "",
    eventDate: booking.eventDate,
    startTime: "18:00",
    endTime: "23:00",
    eventType: booking.eventType,
    packageName: "PREMIUM",
    price: "2499.01",
    deposit: "624.75",
  };
  await submit(bookingPaths(booking.id).page, fields);
  expect(await lines("price-changed")).toEqual([[null, `bookings/${booking.id}`]]);
  await submit(bookingPaths(booking.id).page, { ...fields, deposit: "700" });
  await submit(contentNew("packages"), whole.packages);
  expect((await lines("price-changed")).map(([who]) => who)).toEqual([null, dj, dj]);
  const page = await see(adminPaths.audit);
  expect(mainTextIn(page)).toContain("A price was changed : The booking");
  expect(page).toContain(`href="${bookingPaths(booking.id).page}"`);
  expect(mainTextIn(page)).toContain("A client, or a command");
});
