import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { adminApi, adminPaths } from "./features/admin/paths.ts";
import { bookingPaths } from "./features/bookings/dj/paths.ts";
import { contentKindNames } from "./features/content/dj/forms/content-kind.ts";
import { contentList } from "./features/content/dj/paths.ts";
import { everythingFile, importPaths } from "./features/imports/dj/paths.ts";
import { newsletterPaths } from "./features/newsletter/dj/paths.ts";
import { paymentsFile } from "./features/payments/dj/paths.ts";
import { exportFile, personErasure } from "./features/people/dj/paths.ts";
import { portalApi, portalPaths } from "./features/portal/paths.ts";
import { withQuery } from "./features/site/paths.ts";
import { minute } from "./platform/durations.ts";
import { asAdministrator } from "./test/access.ts";
import { guardedChanges, guardedPages } from "./test/guarded-routes.ts";
import { asked, storeOneOfEach } from "./test/one-of-each.ts";
import { publicAddresses } from "./test/page.ts";
import { portalAddresses } from "./test/portal-addresses.ts";
import { noteQueries } from "./test/queries.ts";
import { cron, get, postForm, visit } from "./test/site.ts";
import { client } from "./test/stored-client.ts";

/* A page far from its database is as slow as its round trips are many, and one that reads whole tables gets slower by the year. */

/** Files go by portions; the others read by what they have read. */
const several = new Set<string>([
  ...[everythingFile, paymentsFile, exportFile("contacts"), exportFile("bookings")],
  ...[exportFile("subscribers"), bookingPaths(":id").crate, importPaths(":id").page],
  ...[portalApi.suggestions, portalPaths.contract],
]);

const newsletter = newsletterPaths(":id");

/** Each has few rows, or the page is about all of them. */
const readWhole = new Set([
  ...["add_ons", "packages", "prices", "travel_zones", "testimonials", "gallery_items", "mixes", "posts", "shows"],
  ...["contract_clauses", "follow_up_texts", "planning_texts", "reply_templates", "settings", "papers", "uploads"],
  ...["calendars", "calendar_feeds", "spotify_connection", "now_playing", "snoozes", "imports", "push_devices"],
  ...["content_versions", "disputes"],
]);

/** What these pages and forms are about: all readers, all tracks, all doubles. Erasing must miss no row. */
const about: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    [adminPaths.newsletter, newsletter.page, newsletter.send, newsletter.test, adminApi.nowPlaying].map((path) => [
      path,
      /newsletter_subscribers/,
    ]),
  ),
  [adminPaths.crate]: /crate_tracks/,
  [importPaths(":id").page]: /contacts|bookings/,
  [personErasure]: /./,
};

const stored = env.TEST_DATABASE.flatMap((sql) => /^CREATE TABLE [`"](\w+)/.exec(sql)?.[1] ?? []);
const growing = new RegExp(`^SCAN (${stored.filter((table) => !readWhole.has(table)).join("|")})$`);

const scans = (steps: readonly string[], path: string) =>
  steps.filter((step) => growing.test(step) && !about[path]?.test(step));

it("a visitor's page is read in one round trip, along indexes", async () => {
  const addresses = await publicAddresses();
  const queries = noteQueries();
  for (const path of addresses) {
    await visit(get(path));
    const { trips, steps } = await queries();
    expect(trips, path).toBeLessThanOrEqual(1);
    expect(scans(steps, path), path).toEqual([]);
  }
});

it("a client's page is read in one round trip, along indexes", async () => {
  const owner = await client("Ana");
  const queries = noteQueries();
  for (const { requestOf } of portalAddresses) {
    const request = requestOf(owner.headers, owner);
    const { pathname } = new URL(request.url);
    const isPage = request.method === "GET" && !several.has(pathname);
    await visit(request);
    const { trips, steps } = await queries();
    if (isPage) expect(trips, pathname).toBeLessThanOrEqual(1);
    expect(scans(steps, pathname), pathname).toEqual([]);
  }
});

it("a page of the administration is read in one round trip beside that of the login, along indexes", async () => {
  const own = await asAdministrator();
  await storeOneOfEach();
  await visit(get(adminPaths.today, own));
  const queries = noteQueries();
  await visit(get("/admin/nothing-here", own));
  const login = (await queries()).trips;
  for (const path of guardedPages) {
    await visit(get(asked(path), own));
    const { trips, steps } = await queries();
    if (!several.has(path)) expect(trips - login, path).toBeLessThanOrEqual(1);
    expect(scans(steps, path), path).toEqual([]);
  }
});

it("a form of the administration finds its rows by indexes", async () => {
  const own = await asAdministrator();
  await storeOneOfEach();
  const queries = noteQueries();
  for (const [path, form] of guardedChanges) {
    await visit(postForm(asked(path), form, own));
    const { steps } = await queries();
    expect(scans(steps, path), path).toEqual([]);
  }
});

it("what is due each minute is found along indexes", async () => {
  await storeOneOfEach();
  await env.DB.prepare("DELETE FROM spotify_connection").run();
  // The first of a day also removes what is old.
  await cron(Date.now());
  const queries = noteQueries();
  await cron(Date.now() + minute);
  expect(scans((await queries()).steps, "")).toEqual([]);
});

const from = "1790000000000.some-id";
const { leads, bookings, requests, outbox } = adminPaths;

it.each([
  ...[{}, { from }, { q: "@" }, { q: "ana", from }, { category: "message" }, { category: "wedding", from }].map(
    (asks) => withQuery(leads, asks),
  ),
  ...["new", "lost"].map((status) => withQuery(leads, { status, category: "corporate", q: "ana exam", from })),
  ...[{}, { view: "past" }, { from: "2027-01-01.x" }, { month: "2027-02" }].map((asks) => withQuery(bookings, asks)),
  ...[{}, { from }, { status: "completed", from }, { status: "all", from }].map((asks) => withQuery(requests, asks)),
  ...["sent", "failed", "queued"].map((state) => withQuery(outbox, { state, after: "1790000000000.x" })),
  ...[adminPaths.audit, adminPaths.reviews, adminPaths.newsletter, ...contentKindNames.map(contentList)],
])("the list %s goes on along an index, without sorting", async (path) => {
  const own = await asAdministrator();
  await visit(get(adminPaths.today, own));
  const queries = noteQueries();
  await visit(get(path, own));
  const { steps } = await queries();
  expect(steps.filter((step) => /USE TEMP B-TREE FOR ORDER BY/.test(step))).toEqual([]);
});
