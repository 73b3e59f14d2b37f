import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { addDays, type CalendarDate, calendarDateAt } from "../../dates.ts";
import { primary } from "../../db/client.ts";
import { contacts } from "../../db/schema.ts";
import { bookingPaths, leadPaths, listQuery, paths, withQuery } from "../../paths.ts";
import { asAdministrator } from "../../test/access.ts";
import { mainTextIn } from "../../test/page.ts";
import { signIn, storeBooking } from "../../test/portal.ts";
import { countTrips, get, mailbox, origin, postForm, visit } from "../../test/site.ts";

const db = primary(env.DB);

async function storeLead(over: Partial<typeof contacts.$inferInsert> = {}): Promise<string> {
  const id = crypto.randomUUID();
  await db.insert(contacts).values({
    id,
    firstName: "Ana",
    lastName: "Núñez",
    email: "Ana@Example.com",
    phone: "(813) 555-0100",
    eventDate: "2099-06-12",
    eventType: "Wedding Reception",
    eventCategory: "wedding",
    budget: "$1,500-$2,500",
    discountCode: "WEDDING25",
    idempotencyKey: id,
    createdAt: Date.now(),
    ...over,
  });
  return id;
}

const visitAs = async (path: string) => visit(get(path, await asAdministrator()));
const pageAs = async (path: string) => (await visitAs(path)).text();
const postAs = async (path: string, fields: Record<string, string>, email = mailbox().email) =>
  visit(postForm(path, fields, await asAdministrator()), { EMAIL: email, SITE_ORIGIN: origin });

const unescaped = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');

/** What a browser would send of the page's booking form as it stands. */
function formIn(html: string): Record<string, string> {
  const form = /<form class="[^"]*form-grid[^"]*"[^>]*>(.*?)<\/form>/s.exec(html)?.[1] ?? "";
  const fields: Record<string, string> = {};
  for (const [tag] of form.matchAll(/<input [^>]*>/g)) {
    const name = / name="([^"]*)"/.exec(tag)?.[1] ?? "";
    if (!tag.includes('type="radio"') || / checked=""/.test(tag))
      fields[name] = unescaped(/ value="([^"]*)"/.exec(tag)?.[1] ?? "");
  }
  for (const [, name = "", options = ""] of form.matchAll(/<select [^>]*name="([^"]*)"[^>]*>(.*?)<\/select>/gs))
    fields[name] = unescaped(/<option value="([^"]*)" selected=""/.exec(options)?.[1] ?? "");
  for (const [, name = "", text = ""] of form.matchAll(/<textarea [^>]*name="([^"]*)"[^>]*>(.*?)<\/textarea>/gs))
    fields[name] = unescaped(text);
  return fields;
}

const bookingRow = (id: string) => env.DB.prepare("SELECT * FROM bookings WHERE id = ?").bind(id).first();
const bookingCount = () => env.DB.prepare("SELECT count(*) AS count FROM bookings").first("count");
const idIn = (answer: Response) =>
  /^\/admin\/bookings\/([\w-]+)\?/.exec(answer.headers.get("Location") ?? "")?.[1] ?? "";
const linkMails = async () =>
  (await env.DB.prepare("SELECT recipient FROM outbox WHERE kind = 'portal-link'").all()).results;

describe("from a lead to a booking", () => {
  it("fills the form from the lead, with the package that the budget pays for and the code's price", async () => {
    const html = await pageAs(leadPaths(await storeLead()).booking);
    expect(formIn(html)).toEqual({
      key: expect.stringMatching(/^[\da-f-]{36}$/),
      clientName: "Ana Núñez",
      clientEmail: "Ana@Example.com",
      clientPhone: "(813) 555-0100",
      eventDate: "2099-06-12",
      startTime: "18:00",
      endTime: "00:00",
      eventType: "Wedding Reception",
      venue: "",
      city: "",
      packageName: "PREMIUM",
      price: "1874.25",
      deposit: "469",
      status: "confirmed",
      note: "",
    });
    expect(mainTextIn(html)).toContain("PREMIUM $2,499, less 25% with WEDDING25: $1,874.25");
  });

  it.each([
    [{ budget: "Under $1,000" }, "STARTER", "1349.25"],
    [{ budget: "$1,000-$1,500" }, "STARTER", "1349.25"],
    [{ budget: "$2,500-$5,000" }, "ELITE", "2699.25"],
    [{ budget: "$5,000+" }, "ELITE", "2699.25"],
    [{ budget: "500-750", discountCode: null }, "STARTER", "1799"],
    [{ budget: "1500+", discountCode: null }, "ELITE", "3599"],
    [{ budget: null, discountCode: null }, "PREMIUM", "2499"],
    [{ budget: "500-750", discountCode: null, details: "Package: ELITE\n\nPlease." }, "ELITE", "3599"],
  ])("suggests for %o", async (lead, packageName, price) => {
    expect(formIn(await pageAs(leadPaths(await storeLead(lead)).booking))).toMatchObject({ packageName, price });
  });

  it("takes another package by one link, with its price and its hours", async () => {
    const { booking } = leadPaths(await storeLead());
    expect(await pageAs(booking)).toContain(`href="${booking}?package=ELITE"`);
    expect(formIn(await pageAs(`${booking}?package=ELITE`))).toMatchObject({
      packageName: "ELITE",
      price: "2699.25",
      endTime: "02:00",
    });
  });

  it("books in two posts' reach of the inbox: booking, status, history and the portal's link, all or nothing", async () => {
    const { email, mails } = mailbox();
    const lead = await storeLead();
    const { booking } = leadPaths(lead);
    const fields = formIn(await pageAs(booking));
    const answer = await postAs(booking, { ...fields, venue: "Pier 60" }, email);
    const id = idIn(answer);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${bookingPaths(id).page}?notice=booked`]);
    expect(await bookingRow(id)).toMatchObject({
      client_name: "Ana Núñez",
      client_email: "ana@example.com",
      contact_id: lead,
      event_date: "2099-06-12",
      venue: "Pier 60",
      city: null,
      price: 187_425,
      deposit: 46_900,
      status: "confirmed",
      portal_link_version: 1,
    });
    const contact = await env.DB.prepare("SELECT status, answered_at FROM contacts WHERE id = ?").bind(lead).first();
    expect(contact).toEqual({ status: "booked", answered_at: expect.any(Number) });
    const events = await env.DB.prepare("SELECT status, by FROM contact_events WHERE contact_id = ?").bind(lead).all();
    expect(events.results).toEqual([{ status: "booked", by: "dj@example.com" }]);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: "ana@example.com" });
    const link = new URL(/https:\/\/site\.test\/portal\S+/.exec(mails[0]?.text ?? "")?.[0] ?? "");
    expect([link.searchParams.get("email"), link.searchParams.has("token")]).toEqual(["ana@example.com", true]);
  });

  it("makes one booking of a lead, however often it is sent, and leads to the one that there is", async () => {
    const lead = await storeLead();
    const { booking } = leadPaths(lead);
    const fields = formIn(await pageAs(booking));
    const id = idIn(await postAs(booking, fields));
    const again = await postAs(booking, fields);
    const other = await postAs(booking, { ...formIn(await pageAs(booking)), eventDate: "2099-07-01" });
    for (const answer of [again, other])
      expect(answer.headers.get("Location")).toBe(`${bookingPaths(id).page}?notice=already-booked`);
    expect(await bookingCount()).toBe(1);
    expect(await linkMails()).toHaveLength(1);
  });

  it("is refused on a date that is taken: nothing is stored, and the page says what is on that date", async () => {
    const taken = await storeBooking({
      eventDate: "2099-06-12",
      clientName: "Jo & Sam",
      eventType: "Holiday Celebration",
    });
    const lead = await storeLead();
    const { booking } = leadPaths(lead);
    const form = await pageAs(booking);
    expect(mainTextIn(form)).toContain("That date has something already. Holiday Celebration, Jo & Sam");
    const answer = await postAs(booking, { ...formIn(form), city: "Tampa", status: "confirmed" });
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(html).toMatch(
      /id="booking-eventDate-error">.*?This date is taken: Holiday Celebration, Jo &amp; Sam, 6:00 PM to 11:00 PM</,
    );
    expect(html).toMatch(/id="booking-eventDate"[^>]*aria-describedby="booking-eventDate-error"/);
    expect(formIn(html)).toMatchObject({ city: "Tampa", eventDate: "2099-06-12" });
    expect(await bookingCount()).toBe(1);
    expect(await linkMails()).toEqual([]);
    const contact = await env.DB.prepare("SELECT status FROM contacts WHERE id = ?").bind(lead).first("status");
    expect(contact).toBe("new");

    const held = await postAs(booking, { ...formIn(html), status: "hold" });
    expect(held.status).toBe(303);
    const page = mainTextIn(await pageAs(bookingPaths(idIn(held)).page));
    expect(page).toContain("Holiday Celebration, Jo & Sam , 6:00 PM to 11:00 PM, confirmed");
    expect(await bookingRow(taken.id)).toMatchObject({ status: "confirmed" });
  });

  it("lets one of two who press at the same moment have the date", async () => {
    const forms = await Promise.all(
      [await storeLead(), await storeLead()].map(async (lead) => {
        const { booking } = leadPaths(lead);
        return { booking, fields: formIn(await pageAs(booking)) };
      }),
    );
    const answers = await Promise.all(forms.map(({ booking, fields }) => postAs(booking, fields)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(await bookingCount()).toBe(1);
    expect(await linkMails()).toHaveLength(1);
  });

  it("says what is missing beside the fields, and keeps the input", async () => {
    const { booking } = leadPaths(await storeLead({ eventDate: null }));
    const fields = formIn(await pageAs(booking));
    const wrong = { price: "about 1,000", deposit: "-5", endTime: "24:00", clientEmail: "ana", clientName: " " };
    const answer = await postAs(booking, { ...fields, ...wrong });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    for (const message of [
      "Please enter a valid date",
      "Please enter the price in dollars, such as 1,349.25",
      "Please enter the deposit in dollars, or 0",
      "Please enter an end time",
      "Please enter a valid email",
      "Client name is required",
    ])
      expect(html).toContain(message);
    expect(formIn(html)).toMatchObject({ price: "about 1,000", key: fields.key });
    const right = { ...fields, eventDate: "2099-06-12" };
    expect(await (await postAs(booking, { ...right, endTime: "18:00" })).text()).toContain(
      "an end that is not the start",
    );
    expect(await (await postAs(booking, { ...right, deposit: "9,999" })).text()).toContain("within the price");
    expect(await bookingCount()).toBe(0);
  });

  it("takes amounts as people write them", async () => {
    for (const [price, cents] of [
      ["1,349.25", 134_925],
      ["$2499", 249_900],
      [" 0.5 ", 50],
      ["19.99", 1999],
    ] as const) {
      const { booking } = leadPaths(await storeLead({ eventDate: addDays("2099-01-01", cents % 97) }));
      const answer = await postAs(booking, { ...formIn(await pageAs(booking)), price, deposit: "0" });
      expect(await bookingRow(idIn(answer)), price).toMatchObject({ price: cents });
    }
  });

  it("knows no lead that is not there", async () => {
    const { booking } = leadPaths("nobody");
    expect((await visitAs(booking)).status).toBe(404);
    const fields = formIn(await pageAs(paths.adminNewBooking));
    const whole = { ...fields, clientName: "A", clientEmail: "a@example.com", eventDate: "2099-01-01", eventType: "X" };
    expect((await postAs(booking, whole)).status).toBe(404);
    expect(await bookingCount()).toBe(0);
  });
});

describe("a booking by hand", () => {
  it("is stored once and mails nobody", async () => {
    const fields = formIn(await pageAs(paths.adminNewBooking));
    const whole = { ...fields, clientName: "A", clientEmail: "a@example.com", eventDate: "2099-01-01", eventType: "X" };
    const answer = await postAs(paths.adminNewBooking, { ...whole, status: "hold" });
    expect(answer.headers.get("Location")).toBe(`${bookingPaths(fields.key ?? "").page}?notice=booking-added`);
    expect((await postAs(paths.adminNewBooking, whole)).headers.get("Location")).toMatch(/notice=already-booked$/);
    expect(await bookingRow(idIn(answer))).toMatchObject({ status: "hold", contact_id: null, price: 249_900 });
    expect(await bookingCount()).toBe(1);
    expect(await linkMails()).toEqual([]);
    expect((await postAs(paths.adminNewBooking, { ...whole, key: "mine" })).status).toBe(422);
  });
});

it("a booking that is confirmed by two presses of the button is stored once, and its own date is not in its way", async () => {
  const fields = formIn(await pageAs(paths.adminNewBooking));
  const whole = { ...fields, clientName: "A", clientEmail: "a@example.com", eventDate: "2099-01-01", eventType: "X" };
  const presses = [1, 2].map(() => postAs(paths.adminNewBooking, { ...whole, status: "confirmed" }));
  const places = (await Promise.all(presses)).map((answer) => answer.headers.get("Location")).sort();
  const { page } = bookingPaths(fields.key ?? "");
  expect(places).toEqual([`${page}?notice=already-booked`, `${page}?notice=booking-added`]);
  expect(await bookingCount()).toBe(1);
});

describe("one booking", () => {
  const moved = async (id: string, fields: Record<string, string>) =>
    (await postAs(bookingPaths(id).status, fields)).headers.get("Location");

  it("goes from hold to confirmed to completed, and no other way", async () => {
    const { id } = await storeBooking({ status: "hold" });
    const { page } = bookingPaths(id);
    expect(await moved(id, { status: "completed" })).toBe(`${page}?notice=not-moved`);
    expect(await moved(id, { status: "confirmed" })).toBe(`${page}?notice=confirmed`);
    expect(await moved(id, { status: "confirmed" })).toBe(`${page}?notice=not-moved`);
    expect(await moved(id, { status: "completed" })).toBe(`${page}?notice=completed`);
    expect(await moved(id, { status: "cancelled" })).toBe(`${page}?notice=not-moved`);
    expect(await bookingRow(id)).toMatchObject({ status: "completed" });
    expect((await postAs(bookingPaths(id).status, { status: "hold" })).status).toBe(422);
  });

  it("is not confirmed on a date that is taken", async () => {
    await storeBooking({ eventDate: "2099-06-12", clientName: "Jo" });
    const { id } = await storeBooking({ eventDate: "2099-06-12", status: "hold" });
    const answer = await postAs(bookingPaths(id).status, { status: "confirmed" });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain("This date is taken: Wedding Reception, Jo, 6:00 PM to 11:00 PM");
    expect(await bookingRow(id)).toMatchObject({ status: "hold" });
  });

  it("is cancelled with its reason, which ends the client's links and frees the date and the lead", async () => {
    const lead = await storeLead();
    const booking = await storeBooking({ contactId: lead, eventDate: "2099-06-12", note: "Paid in cash" });
    await signIn(booking);
    const { page } = bookingPaths(booking.id);
    expect(mainTextIn(await pageAs(page))).toContain("Signed in on 1 device");
    expect(await moved(booking.id, { status: "cancelled", reason: "Moved away" })).toBe(`${page}?notice=cancelled`);
    const row = await bookingRow(booking.id);
    expect(row).toMatchObject({ status: "cancelled", portal_link_version: 2 });
    expect(row?.note).toMatch(/^Paid in cash\nCancelled on \d{4}-\d\d-\d\d: Moved away$/);
    expect(mainTextIn(await pageAs(leadPaths(lead).page))).toMatch(/Cancelled on [\d-]+: Moved away/);
    const again = await postAs(leadPaths(lead).booking, formIn(await pageAs(leadPaths(lead).booking)));
    expect(again.headers.get("Location")).toMatch(/notice=booked$/);
  });

  it("changes every field, and a new address of the client ends the links of the old one", async () => {
    const { id } = await storeBooking();
    const { page } = bookingPaths(id);
    const fields = formIn(await pageAs(page).then((html) => html.slice(html.indexOf("Change the booking"))));
    const saved = await postAs(page, {
      ...fields,
      note: "Park behind",
      price: "100",
      deposit: "10",
      startTime: "20:30",
    });
    expect(saved.headers.get("Location")).toBe(`${page}?notice=saved`);
    expect(await bookingRow(id)).toMatchObject({
      note: "Park behind",
      price: 10_000,
      deposit: 1000,
      start_time: "20:30",
      status: "confirmed",
      portal_link_version: 1,
    });
    await postAs(page, { ...fields, clientEmail: "New@Example.com" });
    expect(await bookingRow(id)).toMatchObject({ client_email: "new@example.com", portal_link_version: 2 });
    expect((await postAs(page, { ...fields, eventDate: "2099-02-30" })).status).toBe(422);
    expect((await postAs(bookingPaths("nobody").page, fields)).status).toBe(404);
  });

  it("does not move onto a date that is taken, and says what is there", async () => {
    await storeBooking({ eventDate: "2099-06-12", clientName: "Jo" });
    const { id, eventDate } = await storeBooking();
    const { page } = bookingPaths(id);
    const fields = formIn(await pageAs(page).then((html) => html.slice(html.indexOf("Change the booking"))));
    const answer = await postAs(page, { ...fields, eventDate: "2099-06-12", city: "Ybor" });
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(html).toContain("This date is taken: Wedding Reception, Jo");
    expect(html).toMatch(/<details[^>]* open=""/);
    expect(formIn(html.slice(html.indexOf("Change the booking")))).toMatchObject({ city: "Ybor" });
    expect(await bookingRow(id)).toMatchObject({ event_date: eventDate });
  });

  it("sends its portal link, once a minute, and revokes all links and sessions", async () => {
    const booking = await storeBooking();
    const { page, portalLink } = bookingPaths(booking.id);
    const { email, mails } = mailbox();
    const cookie = await signIn(booking);
    expect((await postAs(portalLink, { deed: "send" }, email)).headers.get("Location")).toBe(
      `${page}?notice=link-sent`,
    );
    await postAs(portalLink, { deed: "send" }, email);
    expect(mails.map(({ to }) => to)).toEqual([booking.clientEmail]);
    expect(mainTextIn(await pageAs(page))).toContain("Signed in on 1 device, last on");

    await postAs(portalLink, { deed: "revoke" });
    expect(await bookingRow(booking.id)).toMatchObject({ portal_link_version: 2 });
    expect(mainTextIn(await pageAs(page))).toContain("Not signed in anywhere.");
    expect(cookie).toBeTruthy();
    // A new link, of the new version, may follow at once.
    await postAs(portalLink, { deed: "send" }, email);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text).not.toBe(mails[1]?.text);
    expect((await postAs(bookingPaths("nobody").portalLink, { deed: "revoke" })).status).toBe(404);
  });

  it("sends no link for a booking that is cancelled", async () => {
    const { id } = await storeBooking({ status: "cancelled" });
    await postAs(bookingPaths(id).portalLink, { deed: "send" });
    expect(await linkMails()).toEqual([]);
    expect(mainTextIn(await pageAs(bookingPaths(id).page))).not.toContain("Send the link");
  });

  it("costs one round trip to show", async () => {
    const { id } = await storeBooking();
    const lead = await storeLead();
    const trips = countTrips();
    await visitAs("/admin/nothing-here");
    const guard = trips();
    const shown = [bookingPaths(id).page, paths.adminBookings, withQuery(paths.adminBookings, { month: "2026-12" })];
    for (const path of [...shown, leadPaths(lead).page, leadPaths(lead).booking, paths.adminNewBooking]) {
      const before = trips();
      expect((await visitAs(path)).status).toBe(200);
      expect(trips() - before - guard, path).toBe(1);
    }
  });
});

describe("the bookings", () => {
  const today = calendarDateAt(Date.now());
  const idsIn = (html: string) => [...html.matchAll(/<h3><a href="\/admin\/bookings\/([\w-]+)"/g)].map(([, id]) => id);
  const nextIn = (html: string) => /<a [^>]*href="([^"]+)" rel="next"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
  const all = async (start: string) => {
    const seen: (string | undefined)[] = [];
    for (let address: string | undefined = start; address; ) {
      const html = await pageAs(address);
      seen.push(...idsIn(html));
      address = nextIn(html);
    }
    return seen;
  };

  it("lists what comes from today on, and what was, page by page", async () => {
    const days = Array.from({ length: 60 }, (_, index) => index);
    for (const day of days) {
      await storeBooking({ id: `next-${String(day).padStart(2, "0")}`, eventDate: addDays(today, day) });
      await storeBooking({ id: `past-${String(day).padStart(2, "0")}`, eventDate: addDays(today, -1 - day) });
    }
    await storeBooking({ id: "cancelled", eventDate: today, status: "cancelled" });
    expect(await all(paths.adminBookings)).toEqual(days.map((day) => `next-${String(day).padStart(2, "0")}`));
    expect(await all(withQuery(paths.adminBookings, { view: "past" }))).toEqual(
      days.map((day) => `past-${String(day).padStart(2, "0")}`),
    );
  });

  it("says so when there is nothing", async () => {
    expect(mainTextIn(await pageAs(paths.adminBookings))).toContain("Nothing is booked from today on.");
    expect(mainTextIn(await pageAs(`${paths.adminBookings}?view=past`))).toContain("Nothing lies behind yet.");
    expect(mainTextIn(await pageAs(`${paths.adminBookings}?month=2026-12`))).toContain(
      "Nothing is booked in December 2026.",
    );
  });

  it("shows a month as a table with a cell for each day, and the months beside it", async () => {
    const at = (eventDate: CalendarDate) => storeBooking({ eventDate, clientName: `On ${eventDate}` });
    const { id } = await at("2027-02-14");
    await at("2027-01-31");
    await at("2027-03-01");
    const html = await pageAs(withQuery(paths.adminBookings, { [listQuery.month]: "2027-02" }));
    const table = /<table.*<\/table>/s.exec(html)?.[0] ?? "";
    expect(table).toContain("Bookings in February 2027");
    expect(table.match(/<th scope="col"/g)).toHaveLength(7);
    expect(table.match(/<time /g)).toHaveLength(28);
    // February 2027 begins on a Monday, so one cell is empty before it.
    expect(table.match(/<td><\/td>/g)).toHaveLength(7);
    const cell = /<time dateTime="2027-02-14">.*?<\/td>/s.exec(table)?.[0];
    expect(cell).toContain(`href="${bookingPaths(id).page}"`);
    expect(mainTextIn(`<main>${cell}</main>`)).toContain("Wedding Reception , On 2027-02-14, confirmed");
    expect(html).not.toContain("On 2027-01-31");
    expect(html).not.toContain("On 2027-03-01");
    expect(html).toMatch(/href="\/admin\/bookings\?month=2027-01"[^>]*rel="prev"/);
    expect(html).toMatch(/href="\/admin\/bookings\?month=2027-03"[^>]*rel="next"/);
  });

  it("takes what is no month for none", async () => {
    for (const month of ["2027-13", "2027", "0001-01", "9999-12", "x"])
      expect((await visitAs(withQuery(paths.adminBookings, { month }))).status, month).toBe(200);
  });
});
