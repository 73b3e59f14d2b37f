import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { primary } from "../../database/client.ts";
import { contacts } from "../../database/schema/leads.ts";
import { asAdministrator } from "../../test/access.ts";
import { storeBooking } from "../../test/portal.ts";
import { growingSteps, indexOf, notedQueries } from "../../test/query-plans.ts";
import { get, postForm, visit } from "../../test/site.ts";
import { bookingPaths } from "../bookings/dj/paths.ts";
import { leadPaths } from "../leads/dj/paths.ts";
import { withQuery } from "../site/paths.ts";
import { adminPaths, calendarFile, requestPaths } from "./paths.ts";

const leads = adminPaths.leads;
const from = "1790000000000.some-id";

async function expectIndexed(request: Request, context: string, walk?: string) {
  const { DB, plans } = notedQueries();
  await visit(request, { DB });
  const found = await plans();
  expect(found.length, context).toBeGreaterThan(1);
  for (const { sql, steps } of found) expect(growingSteps(steps), `${context}: ${sql}`).toEqual([]);
  if (walk) expect(found.flatMap(({ steps }) => steps.map(indexOf))).toContain(walk);
}

const lists: [path: string, index: string][] = [
  [leads, "contacts_newest"],
  [withQuery(leads, { status: "new", from }), "contacts_by_status"],
  [withQuery(leads, { category: "wedding", from }), "contacts_by_category"],
  [withQuery(leads, { status: "new", category: "message", from }), "contacts_by_both"],
  [withQuery(leads, { q: "ana", from }), "contacts_newest"],
  [withQuery(leads, { q: "ana", status: "lost", category: "corporate", from }), "contacts_by_both"],
  [adminPaths.bookings, "bookings_by_date"],
  [withQuery(adminPaths.bookings, { view: "past" }), "bookings_by_date"],
  [adminPaths.requests, "client_requests_by_status"],
  [withQuery(adminPaths.requests, { status: "completed", from }), "client_requests_by_status"],
];

it.each(lists)("%s is one walk along its index", async (path, walk) => {
  await expectIndexed(get(path, await asAdministrator()), path, walk);
});

it("every page of the inbox, the bookings, the requests and the calendar walks along an index", async () => {
  const booking = await storeBooking();
  const pages = [
    withQuery(leads, { from }),
    withQuery(leads, { category: "message" }),
    withQuery(leads, { status: "new", category: "message", from }),
    withQuery(leads, { q: "ana exam", status: "lost", category: "corporate", from }),
    withQuery(leads, { q: "@" }),
    leadPaths("x").page,
    leadPaths("x").booking,
    withQuery(adminPaths.bookings, { from: "2027-01-01.x" }),
    withQuery(adminPaths.bookings, { month: "2027-02" }),
    bookingPaths(booking.id).page,
    withQuery(adminPaths.requests, { from }),
    withQuery(adminPaths.requests, { status: "all", from }),
    requestPaths("x").page,
    calendarFile("x.ics"),
    withQuery(adminPaths.people, { q: "ana" }),
    adminPaths.blockedDays,
    adminPaths.waitlist,
  ];
  for (const path of pages) await expectIndexed(get(path, await asAdministrator()), path);
});

it("so does every form", async () => {
  const { id } = await storeBooking({ eventDate: "2099-06-12" });
  await primary(env.DB).insert(contacts).values({
    id: "lead",
    firstName: "Ana",
    lastName: "N",
    email: "a@example.com",
    eventType: "X",
    idempotencyKey: "k",
    createdAt: 1,
  });
  const whole = { clientName: "A", clientEmail: "a@b.example", eventDate: "2099-06-12", startTime: "18:00" };
  const fields = { ...whole, endTime: "22:00", eventType: "X", packageName: "ELITE", price: "1", deposit: "0" };
  const posts: [string, Record<string, string>][] = [
    [leadPaths("lead").status, { status: "quoted" }],
    [leadPaths("lead").notes, { note: "x" }],
    [leadPaths("lead").reply, { key: crypto.randomUUID(), subject: "x", text: "x" }],
    [leadPaths("lead").booking, { ...fields, status: "confirmed", key: crypto.randomUUID() }],
    [leadPaths("lead").booking, { ...fields, status: "hold", key: crypto.randomUUID() }],
    [bookingPaths(id).page, fields],
    [bookingPaths(id).portalLink, { change: "send" }],
    [bookingPaths(id).portalLink, { change: "revoke" }],
    [bookingPaths(id).status, { status: "cancelled", reason: "x" }],
    [requestPaths("x").answer, { response: "x" }],
    [requestPaths("x").status, { status: "completed" }],
  ];
  for (const [path, body] of posts)
    await expectIndexed(postForm(path, body, await asAdministrator()), `${path} ${JSON.stringify(body)}`);
});

it("the page of money finds what needs a look by the indexes of that alone", async () => {
  const { DB, plans } = notedQueries();
  await visit(get(adminPaths.money, await asAdministrator()), { DB });
  const walks = (await plans()).flatMap(({ steps }) => steps);
  for (const index of ["payments_unmatched", "refunds_failed"]) expect(walks.map(indexOf)).toContain(index);
  expect(walks.filter((step) => /^SCAN (payments|refunds|disputes)$/.test(step))).toEqual([]);
});
