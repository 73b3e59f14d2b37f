import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { everyTable, see, sentTo, submit } from "../../../test/administrator.ts";
import { formIn } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { email, meetLucia, planAndReview, signAndPay } from "../../../test/person-story.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { inquiry, postJson, visit } from "../../../test/site.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { api, withQuery } from "../../site/paths.ts";
import { askPersonErasure, personErasure, personPage } from "./paths.ts";

const indexed = async (word: string) =>
  [...(await see(withQuery(adminPaths.leads, { q: word }))).matchAll(/<h2><a href="\/admin\/leads\//g)].length;

const traces = async (words: RegExp) =>
  (await everyTable()).filter(([, text]) => words.test(text)).map(([name]) => name);

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
    await signAndPay(ahead.id);
    const other = await storeBooking({ eventDate: "2101-01-01", venue: "Pier 60" });
    await planAndReview(ahead.id, other.id);
    const words = /luc[ií]a|m[aá]rquez|813 555 0177|Sand Key/i;
    expect(await traces(words)).toEqual(
      expect.arrayContaining([
        "contacts",
        "contact_events",
        "bookings",
        "song_requests",
        "contract_versions",
        "client_requests",
        "mail_replies",
        "newsletter_subscribers",
        "sessions",
        "outbox",
        ...["plan_moments", "plan_details", "plan_comments", "plan_keys", "plan_changes"],
        ...["guest_pages", "guest_requests", "reviews", "testimonials"],
      ]),
    );
    const sums = () =>
      rows("SELECT amount, method, refunded_amount, receipt_number, number, total FROM payments, invoices");
    const sumsBefore = await sums();
    const found = async () => Promise.all(["Márquez", email, "lucia"].map(indexed));
    expect(await found()).toEqual([2, 2, 2]);
    const answer = await submit(personErasure, { email, again: " Lucia.Marquez@example.com " });
    expect(answer.status).toBe(303);
    expect(mainTextIn(await see(sentTo(answer)))).toContain(
      "Erased. Nothing is left that names this person, except what was signed.",
    );

    expect(await traces(words)).toEqual([]);
    expect(await rows("SELECT author, after FROM plan_changes")).toEqual([{ author: "Erased", after: "5" }]);
    expect(await rows("SELECT author, words FROM plan_comments")).toEqual([{ author: "Erased", words: "Softly" }]);
    expect(await found()).toEqual([0, 0, 0]);
    expect(sumsBefore).toHaveLength(1);
    expect(await sums()).toEqual(sumsBefore);
    expect(await rows("SELECT session, user_agent, after FROM amendments")).toEqual([
      { session: null, user_agent: null, after: expect.not.stringMatching(/Ana|Sand Key/) },
    ]);
    expect(await rows("SELECT count(*) AS count FROM signatures")).toEqual([{ count: 1 }]);
    expect(await rows("SELECT id FROM outbox")).toEqual([]);
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
    const other = await storeBooking({ eventDate: "2101-01-01", venue: "Pier 60" });
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

    const answer = await submit(bookingPaths(other.id).page, { ...fields, eventDate: other.eventDate, seen: "" });
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
    expect(await rows("SELECT kind FROM outbox ORDER BY kind")).toEqual([
      { kind: "lead-notice" },
      { kind: "lead-reply" },
      { kind: "more-notices" },
    ]);
    expect(await rows("SELECT count(*) AS open FROM sessions")).toEqual([{ open: 1 }]);
  });

  it("empties imported rows with the address, however it stands in a cell, and no row of a longer one", async () => {
    const cells = [
      ["Ana", "ana@example.com"],
      ["Ana", "Write to <Ana@example.com>."],
      ["Gig", "first line\nana@example.com, or call"],
      ["Diana", "diana@example.com"],
      ["Ana of Sydney", "ana@example.com.au"],
      ["Another", "x.ana@example.com"],
    ];
    await rows(
      "INSERT INTO imports (id, file_name, head, columns, options, by, created_at) VALUES ('i', 'a.csv', '[]', '[]', '{}', 'dj', 1)",
    );
    for (const [at, row] of cells.entries())
      await rows("INSERT INTO import_rows (import_id, number, cells) VALUES ('i', ?, ?)", at + 2, JSON.stringify(row));
    await submit(personErasure, { email: "ana@example.com", again: "ana@example.com" });
    expect(await rows("SELECT number FROM import_rows WHERE cells = '[]' ORDER BY number")).toEqual(
      [2, 3, 4].map((number) => ({ number })),
    );
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
