import { expect, it } from "vitest";
import { adminPaths } from "./features/admin/paths.ts";
import { bookingPaths } from "./features/bookings/dj/paths.ts";
import { everythingFile, importPaths } from "./features/imports/dj/paths.ts";
import { paymentsFile } from "./features/payments/dj/paths.ts";
import { exportFile } from "./features/people/dj/paths.ts";
import { portalApi, portalPaths } from "./features/portal/paths.ts";
import { asAdministrator } from "./test/access.ts";
import { guardedPages } from "./test/guarded-routes.ts";
import { asked, storeOneOfEach } from "./test/one-of-each.ts";
import { publicAddresses } from "./test/page.ts";
import { portalAddresses } from "./test/portal-addresses.ts";
import { countTrips, get, visit } from "./test/site.ts";
import { client } from "./test/stored-client.ts";

/* A page far from its database is as slow as its round trips are many. */

/** Files go by portions; the others read by what they have read. */
const several = new Set<string>([
  ...[everythingFile, paymentsFile, exportFile("contacts"), exportFile("bookings")],
  ...[exportFile("subscribers"), bookingPaths(":id").crate, importPaths(":id").page],
  ...[portalApi.suggestions, portalPaths.contract],
]);

it("a visitor's page is read in one round trip", async () => {
  const trips = countTrips();
  for (const path of await publicAddresses()) {
    const before = trips();
    await visit(get(path));
    expect(trips() - before, path).toBeLessThanOrEqual(1);
  }
});

it("a client's page is read in one round trip", async () => {
  const owner = await client("Ana");
  const trips = countTrips();
  for (const { requestOf } of portalAddresses) {
    const request = requestOf(owner.headers, owner);
    const { pathname } = new URL(request.url);
    if (request.method !== "GET" || several.has(pathname)) continue;
    const before = trips();
    await visit(request);
    expect(trips() - before, pathname).toBeLessThanOrEqual(1);
  }
});

it("a page of the administration is read in one round trip beside that of the login", async () => {
  const own = await asAdministrator();
  await storeOneOfEach();
  await visit(get(adminPaths.today, own));
  const trips = countTrips();
  await visit(get("/admin/nothing-here", own));
  const login = trips();
  for (const path of guardedPages.filter((each) => !several.has(each))) {
    const before = trips();
    await visit(get(asked(path), own));
    expect(trips() - before - login, path).toBeLessThanOrEqual(1);
  }
});
