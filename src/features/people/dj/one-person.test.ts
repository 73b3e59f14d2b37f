import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { administer, everyTable, see, sentTo, submit } from "../../../test/administrator.ts";
import { formIn, idIn } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { cookieIn, open, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { get, htmlAt, inquiry, mailbox, origin, postForm, postJson, visit } from "../../../test/site.ts";
import { mailPaths } from "../../admin/outbox/paths.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { api, withQuery } from "../../site/paths.ts";
import { askPersonErasure, personErasure, personFile, personPage } from "./paths.ts";

const [typo, right] = ["lucia@exmaple.com", "lucia@example.com"];
const { email: EMAIL, mails } = mailbox();
const bindings = { EMAIL, SITE_ORIGIN: origin };
const linkIn = (text = "") => /https:\/\/site\.test(\/portal\?token=\S+)/.exec(text)?.[1] ?? "";

async function bookLucia() {
  mails.length = 0;
  const person = { firstName: "Lucía", lastName: "Márquez", email: typo, phone: "(813) 555-0177" };
  await visit(postJson(api.leadInquiry, { ...inquiry, ...person }), bindings);
  const lead = String((await rows("SELECT id FROM contacts"))[0]?.id);
  await submit(
    leadPaths(lead).reply,
    { key: crypto.randomUUID(), subject: "Your day", text: "It is free." },
    { bindings },
  );
  const booking = idIn(await submit(leadPaths(lead).booking, formIn(await see(leadPaths(lead).booking)), { bindings }));
  return { lead, booking };
}

const changeForm = async (booking: string) => {
  const html = await see(bookingPaths(booking).page);
  return formIn(html.slice(html.indexOf("Change the booking")));
};

async function enter() {
  const link = linkIn(mails.findLast(({ text }) => text.includes("/portal?token="))?.text);
  return { Cookie: cookieIn(await open(link)) };
}

it("a corrected address keeps lead, messages, songs and export together, and shows the client all of it", async () => {
  const { lead, booking } = await bookLucia();
  const before = await enter();
  const asked = {
    type: "song-request",
    subject: "First dance",
    message: "This one, the long version.",
    songRequest: "Slow Tide",
  };
  expect((await visit(postForm(portalApi.requests, asked, before))).status).toBe(303);

  const form = await changeForm(booking);
  expect(form.clientEmail).toBe(typo);
  mails.length = 0;
  await submit(bookingPaths(booking).page, { ...form, clientEmail: right }, { bindings });
  expect((await visit(get(portalPaths.dashboard, before))).status).toBe(401);
  expect(mails.map(({ to }) => to)).toEqual([right]);
  const client = await enter();
  expect(mainTextIn(await htmlAt(portalPaths.dashboard, client))).toContain("First dance");
  expect(mainTextIn(await htmlAt(portalPaths.songs, client))).toContain("Slow Tide");

  await submit(leadPaths(lead).reply, { key: crypto.randomUUID(), subject: "Again", text: "See you." }, { bindings });
  expect(mails.at(-1)?.to).toBe(right);
  expect(mainTextIn(await see(leadPaths(lead).page))).toMatch(
    /It is free\. Mailed to lucia@exmaple\.com.*See you\. Mailed to lucia@example\.com/,
  );

  for (const address of [typo, right]) {
    const file = await (await administer(get(personFile(address)))).json();
    expect(file).toMatchObject({
      addresses: expect.arrayContaining([typo, right]),
      contacts: [{ id: lead }],
      bookings: [{ id: booking, songs: [{ title: "Slow Tide" }] }],
      requests: [{ subject: "First dance" }],
    });
    const text = mainTextIn(await see(personPage(address)));
    expect(text).toMatch(/Leads and messages 1 .*Bookings 1 Songs 1 Contracts, by versions 0 .*Requests 1 .*Mails 7/);
  }
  await submit(personErasure, { email: right, again: right });
  const traces = (await everyTable()).filter(([, text]) =>
    /luc[ií]a|ex(am|ma)ple\.com/i.test(text.replaceAll("dj@example.com", "")),
  );
  expect(traces.map(([name]) => name)).toEqual([]);
});

it("a mail that failed shows what it says, and an address corrected there is the person's everywhere", async () => {
  const { lead, booking } = await bookLucia();
  const [mail] = await rows("SELECT id FROM outbox WHERE kind = 'portal-link'");
  const { page, address } = mailPaths(String(mail?.id));
  await env.DB.prepare(
    "UPDATE outbox SET attempts = 10, sent_at = NULL, last_error = 'no such mailbox' WHERE kind = 'portal-link'",
  ).run();
  const text = mainTextIn(await see(page));
  for (const words of ["Congratulations, you are booked", "Hello Lucía", "no such mailbox"])
    expect(text).toContain(words);

  mails.length = 0;
  expect((await submit(address, { email: "lucia" }, { bindings })).status).toBe(422);
  expect(mails).toEqual([]);
  const sentOn = async () => sentTo(await submit(address, { email: right }, { bindings }));
  expect(await sentOn()).toBe(`${page}?notice=mail-readdressed`);
  expect(mails.map(({ to }) => to)).toEqual([right]);
  for (const known of [leadPaths(lead).page, bookingPaths(booking).page]) expect(await see(known)).toContain(right);
  expect(await sentOn()).toBe(`${page}?notice=mail-not-readdressed`);
  expect(mails).toHaveLength(1);
});

it("an address that comes with another name is another person's", async () => {
  const { lead, booking } = await bookLucia();
  const form = await changeForm(booking);
  await submit(
    bookingPaths(booking).page,
    { ...form, clientEmail: "ben@example.com", clientName: "Ben" },
    { bindings },
  );
  expect(await rows("SELECT email FROM contacts")).toEqual([{ email: typo }]);
  expect(await rows("SELECT * FROM person_addresses")).toEqual([]);
  expect(mainTextIn(await see(personPage("ben@example.com")))).not.toContain("Lead of");
  expect(await see(bookingPaths(booking).page)).toContain(leadPaths(lead).page);
});

it("two people who turn out to be one are one, and a date that is taken changes nothing", async () => {
  const { booking } = await bookLucia();
  const own = { clientName: "Lucía Márquez", clientEmail: right };
  const earlier = await storeBooking({ ...own, eventDate: "2030-05-05" });
  const form = await changeForm(booking);
  const refused = await submit(bookingPaths(booking).page, { ...form, clientEmail: right, eventDate: "2030-05-05" });
  expect(refused.status).toBe(409);
  expect(await rows("SELECT * FROM person_addresses")).toEqual([]);
  await submit(bookingPaths(booking).page, { ...form, clientEmail: right });
  const third = "lucia@third.example";
  await submit(bookingPaths(earlier.id).page, { ...(await changeForm(earlier.id)), clientEmail: third });
  expect(await rows("SELECT DISTINCT client_email FROM bookings")).toEqual([{ client_email: third }]);
  for (const address of [typo, right, third])
    expect(mainTextIn(await see(personPage(address)))).toMatch(/Leads and messages 1 .*Bookings 2/);
});

it("people are found by name, phone and mail, and what was played is not still ahead", async () => {
  const { booking } = await bookLucia();
  const find = async (q: string) => mainTextIn(await see(withQuery(adminPaths.people, { q })));
  await submit(bookingPaths(booking).page, { ...(await changeForm(booking)), clientEmail: right });
  for (const q of ["lucia", "MARQUEZ", "555-0177", "0177", "lucia@exm"]) {
    const text = await find(q);
    expect(text, q).toContain("1 person Lucía Márquez");
    expect(text, q).toContain("(813) 555-0177");
  }
  expect(await find(right)).toContain("Wedding Reception, Jun 12, 2099 Booking, confirmed");
  expect(await find("nobody here")).toContain("Nobody is found by “nobody here”.");
  expect(await find("%_")).toContain("Nobody is found");

  expect(mainTextIn(await see(askPersonErasure(right)))).toContain("Still ahead");
  await env.DB.prepare("UPDATE bookings SET status = 'completed'").run();
  expect(mainTextIn(await see(askPersonErasure(right)))).not.toContain("Still ahead");
  expect(mainTextIn(await see(adminPaths.bookings))).not.toContain("Lucía");
});
