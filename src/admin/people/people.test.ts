import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { portalPaths } from "../../portal/paths.ts";
import { api, withQuery } from "../../site/paths.ts";
import { administer, everyTable, see, sentTo, submit } from "../../test/administrator.ts";
import { formIn } from "../../test/booking-desk.ts";
import { mainTextIn } from "../../test/page.ts";
import { signIn, storeBooking } from "../../test/portal.ts";
import { rows } from "../../test/rows.ts";
import { countTrips, get, inquiry, message, postForm, postJson, visit } from "../../test/site.ts";
import { adminPaths, askPersonErasure, bookingPaths, personErasure, personFile, personPage } from "../paths.ts";

const email = "lucia.marquez@example.com";
const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

/** All that the site ever stores of one person, who writes the address in several ways; gives the bookings. */
async function meetLucia() {
  const name = { firstName: "Lucía", lastName: "Márquez" };
  await visit(postJson(api.leadInquiry, { ...inquiry, ...name, email: "Lucia.Marquez@Example.com" }));
  await visit(postJson(api.contact, { ...message, ...name, email }));
  await visit(postForm(api.newsletter, { email, firstName: "Lucía" }));
  const contact = String((await rows("SELECT id FROM contacts WHERE email = ?", "Lucia.Marquez@Example.com"))[0]?.id);
  await run(
    "INSERT INTO contact_events (id, contact_id, note, by, created_at) VALUES ('e1', ?, 'Lucía called', 'dj@example.com', 1)",
    contact,
  );
  const client = {
    clientName: "Lucía Márquez",
    clientEmail: email,
    clientPhone: "+1 813 555 0177",
    note: "Lucía's aunt pays",
  };
  const past = await storeBooking({
    ...client,
    eventDate: "2025-03-01",
    eventType: "Lucía’s 15th",
    status: "completed",
    contactId: contact,
  });
  const ahead = await storeBooking({ ...client, eventDate: "2099-03-01" });
  await visit(get(portalPaths.contract, await signIn(ahead)));
  await run(
    "INSERT INTO song_requests (id, booking_id, title, wish, position, created_at, updated_at) VALUES ('s1', ?, 'Lucía', 'must-play', 'a0', 1, 1)",
    ahead.id,
  );
  await run(
    `INSERT INTO client_requests (id, client_email, contact_id, booking_id, type, subject, message, created_at, updated_at)
     VALUES ('r1', ?, ?, ?, 'general', 'Parking', 'Where does Lucía park?', 1, 1)`,
    email,
    contact,
    ahead.id,
  );
  return { past, ahead };
}

/** How many contacts the inbox finds for a word. */
const indexed = async (word: string) =>
  [...(await see(withQuery(adminPaths.leads, { q: word }))).matchAll(/<h2><a href="\/admin\/leads\//g)].length;

const traces = async (words: RegExp) =>
  (await everyTable()).filter(([, text]) => words.test(text)).map(([name]) => name);

describe("one person", () => {
  it("is found by an address in any case, with how much is stored, in one round trip", async () => {
    await meetLucia();
    // The isolate records the administrator once.
    await see("/admin/nowhere");
    const trips = countTrips();
    const text = mainTextIn(await see(personPage(" LUCIA.marquez@example.com")));
    expect(trips()).toBe(1);
    expect(text).toContain("Lucía Márquez");
    for (const line of [
      "Leads and messages 2",
      "Notes and changes of status 1",
      "Bookings 2",
      "Songs 1",
      "Contracts, by versions 1",
      "Requests 1",
      "Newsletter subscriptions 1",
      "Logins to the portal 1",
      "Mails 4",
    ])
      expect(text).toContain(line);
  });

  it("may be nobody, and an address may be none", async () => {
    expect(mainTextIn(await see(adminPaths.people))).toContain("Find a person by name, phone or email");
    expect(mainTextIn(await see(personPage("nobody@example.com")))).toContain(
      "Nothing is stored of nobody@example.com.",
    );
    const answer = await administer(get(personPage("<nobody>")));
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain("Please enter a valid email");
    expect(html).toContain('value="&lt;nobody&gt;"');
  });

  it("is exported with everything that is stored, and without what opens a session", async () => {
    const { ahead } = await meetLucia();
    const answer = await administer(get(personFile(email)));
    expect(answer.headers.get("Content-Type")).toContain("application/json");
    expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="person.json"');
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const text = await answer.text();
    expect(text).not.toContain(String((await rows("SELECT sid FROM sessions"))[0]?.sid));
    const file = JSON.parse(text);
    expect(file).toMatchObject({
      email,
      contacts: [{ firstName: "Lucía", events: [{ note: "Lucía called" }] }, { details: message.details }],
      bookings: [{ status: "completed" }, { id: ahead.id, songs: [{ title: "Lucía" }], contracts: [{ number: 1 }] }],
      requests: [{ message: "Where does Lucía park?" }],
      subscriptions: [{ email, firstName: "Lucía" }],
      sessions: [{ browser: "Test" }],
    });
    expect(file.mails.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      "contact-notice",
      "lead-notice",
      "lead-reply",
      "newsletter-confirm",
    ]);
  });
});

describe("erasing a person", () => {
  it("names what goes and what stays ahead, and wants the address again", async () => {
    await meetLucia();
    const text = mainTextIn(await see(askPersonErasure(email)));
    for (const line of [
      "Lucía Márquez",
      email,
      "Bookings 2",
      "Mails 4",
      "Wedding Reception, Sunday, March 1, 2099 (confirmed)",
    ])
      expect(text).toContain(line);
    expect(text).not.toContain("2025");
    expect(text).toContain("a kind of event in words of your own “Event”");

    const before = await everyTable();
    for (const again of ["", "lucia.marquez@example.co", "yes"]) {
      const answer = await submit(personErasure, { email, again });
      expect(answer.status).toBe(422);
      const html = await answer.text();
      expect(html).toContain("This is not the address. Please type it again");
      if (again) expect(html).toContain(`value="${again}"`);
    }
    await see(askPersonErasure(email));
    expect(await everyTable()).toEqual(before);
    expect((await submit(personErasure, { email: "nobody", again: "nobody" })).status).toBe(400);
  });

  it("leaves no trace in any table, and the figures of the bookings", async () => {
    const { past, ahead } = await meetLucia();
    const words = /luc[ií]a|m[aá]rquez|813 555 0177|Sand Key/i;
    expect(await traces(words)).toEqual(
      expect.arrayContaining([
        "contacts",
        "contact_events",
        "bookings",
        "song_requests",
        "contract_versions",
        "client_requests",
        "newsletter_subscribers",
        "sessions",
        "outbox",
      ]),
    );
    const found = async () => Promise.all(["Márquez", email, "lucia"].map(indexed));
    expect(await found()).toEqual([2, 2, 2]);
    const answer = await submit(personErasure, { email, again: " Lucia.Marquez@example.com " });
    expect(answer.status).toBe(303);
    expect(mainTextIn(await see(sentTo(answer)))).toContain("Erased. Nothing is left that names this person.");

    expect(await traces(words)).toEqual([]);
    expect(await found()).toEqual([0, 0, 0]);
    const kept = await rows("SELECT * FROM bookings ORDER BY event_date");
    for (const [index, booking] of [past, ahead].entries())
      expect(kept[index]).toMatchObject({
        client_name: "Erased",
        client_email: expect.stringMatching(/^erased-[\da-f-]{36}$/),
        client_phone: null,
        contact_id: null,
        venue: null,
        note: null,
        event_date: booking.eventDate,
        event_type: booking === past ? "Event" : "Wedding Reception",
        package_name: booking.packageName,
        price: booking.price,
        deposit: booking.deposit,
        status: booking.status,
        portal_link_version: 2,
      });
    expect(mainTextIn(await see(personPage(email)))).toContain("Nothing is stored of");
    expect(mainTextIn(await see(adminPaths.stats))).toContain("No leads in 90 days");
  });

  it("leaves bookings that can be changed, and offers and mails no link to nobody", async () => {
    const { ahead } = await meetLucia();
    const other = await storeBooking();
    await submit(personErasure, { email, again: email });
    const { page, portalLink } = bookingPaths(ahead.id);
    const html = await see(page);
    expect(mainTextIn(html)).not.toContain("Send the link");
    expect(mainTextIn(await see(bookingPaths(other.id).page))).toContain("Send the link");
    expect(sentTo(await submit(portalLink, { change: "send" }))).toBe(`${page}?notice=link-not-sent`);
    expect(await rows("SELECT id FROM outbox WHERE kind = 'portal-link'")).toEqual([]);

    const fields = formIn(html.slice(html.indexOf("Change the booking")));
    expect(sentTo(await submit(page, { ...fields, city: "Ybor" }))).toBe(`${page}?notice=saved`);
    const changed = (await rows("SELECT * FROM bookings WHERE id = ?", ahead.id))[0];
    expect(changed).toMatchObject({ city: "Ybor", client_email: fields.clientEmail, portal_link_version: 2 });

    const answer = await submit(bookingPaths(other.id).page, { ...fields, eventDate: other.eventDate });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Please enter a valid email");
    expect((await submit(bookingPaths("nobody").page, fields)).status).toBe(404);
    expect(await rows("SELECT client_email FROM bookings WHERE id = ?", other.id)).toEqual([
      { client_email: other.clientEmail },
    ]);
  });

  it("touches nobody else, not even whose address ends alike or whose booking came from the person's message", async () => {
    await visit(postJson(api.leadInquiry, { ...inquiry, email: "ana@example.com" }));
    await visit(postJson(api.leadInquiry, { ...inquiry, email: "diana@example.com", firstName: "Diana" }));
    const contact = String((await rows("SELECT id FROM contacts WHERE email = 'ana@example.com'"))[0]?.id);
    const booking = await storeBooking({ clientEmail: "diana@example.com", contactId: contact });
    await signIn(booking);
    await submit(personErasure, { email: "ana@example.com", again: "ana@example.com" });
    expect(await rows("SELECT email FROM contacts")).toEqual([{ email: "diana@example.com" }]);
    expect(await rows("SELECT client_name, client_email, contact_id FROM bookings")).toEqual([
      { client_name: booking.clientName, client_email: "diana@example.com", contact_id: null },
    ]);
    expect(await rows("SELECT count(*) AS mails FROM outbox")).toEqual([{ mails: 2 }]);
    expect(await rows("SELECT count(*) AS open FROM sessions")).toEqual([{ open: 1 }]);
  });

  it("happens whole or not at all", async () => {
    await meetLucia();
    await env.DB.exec(
      "CREATE TRIGGER no_mail_goes BEFORE DELETE ON outbox BEGIN SELECT raise(ABORT, 'disk full'); END",
    );
    const before = await everyTable();
    expect((await submit(personErasure, { email, again: email })).status).toBe(500);
    expect(await everyTable()).toEqual(before);
  });
});
