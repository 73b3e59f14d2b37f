import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { administer, everyTable, see, sentTo, submit } from "../../../test/administrator.ts";
import { bringIn, choose, meanings, tables, wordsOf } from "../../../test/importing.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { cron, get } from "../../../test/site.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import { personErasure } from "../../people/dj/paths.ts";
import { importPaths } from "./paths.ts";

const head =
  "Client Name,E-mail,Cell,Event,Event Date,Start Time,Venue,Guests,Package,Total,Deposit Paid,Contract,Heard of us,Notes";
const messy = [
  head,
  'Ana Núñez,ANA@example.com,813-555-0101,Wedding Reception,"Apr 17, 2099",5pm - 10pm,Sand Key Park,120,Premium pkg,"$2,499.00",625,3/1/2026,Instagram,Wants no chicken dance',
  '"Brooks, Maya",maya@example.com,(813) 555-0102,Corporate Party,4/18/2099,18:00-22:00,Pier 60,80,Elite,1799,,no,,',
  "Carl Dunn,carl@example.com,8135550103,Birthday Party,2099-04-19,7:00 PM,,,,900,$100,yes,,",
  "Dora Ek,dora@example.com,,Wedding Reception,TBD,,,,,,,,,Met at the fair",
  'Ed Fox,ed@example.com,,Wedding Reception,5/1/2099,,,,,"1,5OO",,,,',
  "Flo Gray,flo@example.com,,Wedding Reception,31/12/2099,,,,,1500,,,,",
  "Flo Gray,flo@example.com,,Wedding Reception,2/30/2099,,,,,1500,,,,",
  "Ana Nunez,ana@example.com,,Wedding Reception,04/17/2099,,,,,2499,,,,",
  "Ana N.,,813.555.0101,Wedding Reception,April 17 2099,,,,,2499,,,,",
  "Gus Hale,gus@example.com,,Anniversary,4/17/2099,,,,,800,,,,",
  "Hal Ibsen,hal@example.com,,House Party,12/31/2098,,,,,800,,,,",
  "Ida Jones,ida@example.com,,House Party,6/1/2015,,,,,700,,,,",
  "Jo King,jo@example.com,,House Party,6/2/2015,,,,,700,200,,,",
  "Kim Lee,,,House Party,6/3/2015,,,,,700,,,,",
  "Lea Moss,lea@example.com,,House Party,,,,,,,,,,",
  "Lea Moss,lea@example.com,,House Party,,,,,,,,,,",
  "Mo Nash,not an address,,House Party,6/4/2015,,,,,700,,,,",
  ",nobody@example.com,,House Party,,,,,,,,,,",
  "Ned Orr,ned@example.com,12,House Party,,,,,,,,,,",
  "Oz Paul,oz@example.com,,House Party,5/2/2099,half past,,,,700,,,,",
  "Pia Quist,pia@example.com,,House Party,5/3/2099,,,,,700,800,,,",
  "Quin Ray,quin@example.com,,House Party,5/4/2099,,,,,700,,perhaps,,",
  "Ray Sims,ray@example.com,,House Party,TBA,,,,,700,100,,,",
  ",,,,,,,,,,,,,",
  'Sue Tell,sue@example.com,,Wedding Reception,"Sat, May 9th, 2099",,,,,700,paid in full,,,',
  "Tom Udo,tom@example.com,,Wedding Reception,10 May 2099,,,,,700,,5/1/2026,,",
  "Una Vale,una@example.com,,Wedding Reception,2099-05-11T18:00:00Z,,,,,US$700.50,,,,",
  '=HYPERLINK(1),vic@example.com,,Wedding Reception,5/12/2099,,,,,"1,234.56",,,,"two\nlines"',
  'Will X,will@example.com,,Wedding Reception,5/13/2099,,,,,"1,23.45",,,,',
  "Xena Y,xena@example.com,,Wedding Reception,5/14/2099,,,,,-100,,,,",
  "Yan Zed,yan@example.com,,Wedding Reception,Spring 2099,,,,,100,,,,",
  "Zoe Abt,zoe@example.com,,Wedding Reception,n/a,,,,,n/a,-,,,",
].join("\n");

describe("a messy spreadsheet", () => {
  it("is looked at first: its columns are guessed, each problem is named, and nothing comes in", async () => {
    await storeBooking({ eventDate: "2098-12-31", clientName: "Stored Before" });
    const before = await tables();
    const path = await choose(messy);
    const page = await see(path);
    expect(meanings(page)).toEqual([
      ...["name", "email", "phone", "kind", "date", "start", "venue", "guests", "package", "price", "paid", "signed"],
      ...["notes", "notes"],
    ]);
    const text = mainTextIn(page);
    expect(text).toContain("Of 32 rows: bookings 10, leads 4, here already 3, left out 15.");
    for (const [row, why] of [
      [5, "No date yet (“TBD”): comes in as a lead"],
      [6, "The price “1,5OO” is no amount in dollars"],
      [7, "The date “31/12/2099” cannot be read as a date"],
      [8, "The date “2/30/2099” cannot be read as a date"],
      [9, "The same person and date as row 2"],
      [10, "The same person and date as row 2"],
      [11, "April 17, 2099 is taken by row 2"],
      [12, "is taken by Stored Before, booked here"],
      [15, "There is neither an email nor a phone number"],
      [17, "The same person as row 16"],
      [18, "The email “not an address” cannot be read"],
      [19, "There is no name"],
      [20, "The phone “12” is kept as it is written"],
      [21, "The time “half past” cannot be read"],
      [22, "$800 are paid of a price of $700"],
      [23, "“perhaps” does not tell whether it is signed"],
      [24, "$100 are paid, and the row makes no booking"],
      [25, "The row is empty"],
      [30, "The price “1,23.45” is no amount"],
      [31, "The price “-100” is no amount"],
      [32, "The date “Spring 2099” cannot be read"],
    ] as const)
      expect(wordsOf(text, row)).toContain(why);
    expect(await tables()).toEqual(before);
  });

  it("comes in with its money and signatures, mails nobody then or later", async () => {
    const path = await choose(messy);
    expect(sentTo(await bringIn(path))).toBe(`${path}?notice=import-done`);
    expect(mainTextIn(await see(path))).toContain("Of 32 rows: imported 15, here already 3, left out 14.");

    expect(
      await rows(
        `SELECT client_name AS name, client_email AS email, client_phone AS phone, event_date AS day, start_time || '-' || end_time AS times,
          package_name AS package, price, deposit, status FROM bookings WHERE event_date < '2099-04-20' ORDER BY event_date, client_name`,
      ),
    ).toEqual([
      expect.objectContaining({ name: "Ida Jones", status: "completed", price: 70_000 }),
      expect.objectContaining({ name: "Jo King", status: "confirmed", price: 70_000 }),
      expect.objectContaining({ name: "Kim Lee", phone: null, status: "completed" }),
      expect.objectContaining({ name: "Hal Ibsen", status: "confirmed" }),
      {
        name: "Ana Núñez",
        email: "ana@example.com",
        phone: "(813) 555-0101",
        day: "2099-04-17",
        times: "17:00-22:00",
        package: "PREMIUM",
        price: 249_900,
        deposit: 62_500,
        status: "confirmed",
      },
      expect.objectContaining({ name: "Maya Brooks", day: "2099-04-18", package: "ELITE", price: 179_900, deposit: 0 }),
      expect.objectContaining({ name: "Carl Dunn", day: "2099-04-19", times: "19:00-23:00", package: "As agreed" }),
    ]);
    expect(
      await rows(
        `SELECT client_name AS name, purpose, amount, method, received_on AS day, receipt_number AS receipt FROM payments
          INNER JOIN bookings ON bookings.id = booking_id WHERE received_on < '2026' ORDER BY received_on`,
      ),
    ).toEqual([
      { name: "Ida Jones", purpose: "balance", amount: 70_000, method: "elsewhere", day: "2015-06-01", receipt: null },
      { name: "Jo King", purpose: "deposit", amount: 20_000, method: "elsewhere", day: "2015-06-02", receipt: null },
      { name: "Kim Lee", purpose: "balance", amount: 70_000, method: "elsewhere", day: "2015-06-03", receipt: null },
    ]);
    expect(
      await rows("SELECT first_name, status, event_date, is_left_alone, answered_at FROM contacts ORDER BY first_name"),
    ).toEqual(
      ["Dora", "Lea", "Ned", "Zoe"].map((first_name) => ({
        first_name,
        status: "contacted",
        event_date: null,
        is_left_alone: 1,
        answered_at: null,
      })),
    );

    const [ana] = await rows("SELECT id FROM bookings WHERE client_name = 'Ana Núñez'");
    const page = mainTextIn(await see(bookingPaths(String(ana?.id)).page));
    expect(page).toContain("by both");
    expect(page).toContain("Paid $625");
    expect(page).toContain("Wants no chicken dance");
    expect(page).toContain("no reminder goes out before you send the link");
    const contract = mainTextIn(await see(bookingPaths(String(ana?.id)).contract));
    expect(contract).toContain("Signed elsewhere on");
    expect(contract).not.toContain("Cancellation");

    for (const day of ["2026-11-27", "2026-12-05", "2099-04-03", "2099-04-15", "2099-04-20", "2099-05-20"])
      await cron(Date.parse(`${day}T16:00:00Z`));
    expect(await rows("SELECT kind, recipient FROM outbox WHERE recipient LIKE '%@example.com'")).toEqual([]);
  });

  it("leaves each table as it was when it is undone", async () => {
    const before = await tables();
    const path = await choose(messy);
    await bringIn(path);
    expect(await tables()).not.toEqual(before);
    expect(sentTo(await submit(path, { act: "undo" }))).toBe(`${path}?notice=import-undone`);
    expect(await tables()).toEqual(before);
    expect(mainTextIn(await see(path))).toContain("Of 32 rows: bookings 11");
    expect(sentTo(await submit(path, { act: "remove" }))).toBe(`${adminPaths.import}?notice=import-removed`);
    expect(await rows("SELECT count(*) AS rows FROM import_rows")).toEqual([{ rows: 0 }]);
  });
});

it("keeps what was changed since, and names it", async () => {
  const path = await choose(messy);
  await bringIn(path);
  const idOf = async (name: string) =>
    String((await rows("SELECT id FROM bookings WHERE client_name = ?", name))[0]?.id);
  const [ana, maya] = [await idOf("Ana Núñez"), await idOf("Maya Brooks")];
  const [dora] = await rows("SELECT id FROM contacts WHERE first_name = 'Dora'");
  await submit(bookingPaths(ana).portalLink, { change: "send" });
  await submit(leadPaths(String(dora?.id)).notes, { note: "Called her" });
  await submit(path, { act: "undo" });
  expect((await rows("SELECT client_name FROM bookings")).map((row) => row.client_name)).toEqual(["Ana Núñez"]);
  expect(await rows("SELECT first_name FROM contacts")).toEqual([{ first_name: "Dora" }]);
  expect(await rows("SELECT count(*) AS signed FROM signatures")).toEqual([{ signed: 1 }]);
  const text = mainTextIn(await see(path));
  expect(text).toContain("Row 2: kept: changed since");
  expect(text).toContain("Row 5: kept: changed since");
  expect((await administer(get(bookingPaths(maya).page))).status).toBe(404);
});

it.each(["booking_id", "contact_id"])(
  "keeps what any table, a later one as well, has a row of by its %s",
  async (column) => {
    const table = column === "booking_id" ? "bookings" : "contacts";
    const path = await choose("Name,Email,Date,Price\nAna,ana@example.com,4/17/2099,900\nBen,ben@example.com,,");
    await bringIn(path);
    await env.DB.batch([
      env.DB.prepare(`CREATE TABLE rehearsals (${column} TEXT)`),
      env.DB.prepare(`INSERT INTO rehearsals SELECT id FROM ${table}`),
    ]);
    await submit(path, { act: "undo" });
    const left = await rows("SELECT client_name AS name FROM bookings UNION ALL SELECT first_name FROM contacts");
    expect(left).toEqual([{ name: table === "bookings" ? "Ana" : "Ben" }]);
    await env.DB.prepare("DROP TABLE rehearsals").run();
  },
);

it("reminds a client who was brought along once the DJ has sent the link", async () => {
  const path = await choose(`Name,Email,Date,Price,Paid\nAna,ana@example.com,2027-04-17,1000,100`);
  await bringIn(path);
  const [booking] = await rows("SELECT id FROM bookings");
  const at = Date.parse("2027-04-15T16:00:00Z");
  await cron(at);
  expect(await rows("SELECT kind FROM outbox WHERE recipient = 'ana@example.com'")).toEqual([]);
  await submit(bookingPaths(String(booking?.id)).portalLink, { change: "send" });
  await cron(at + 86_400_000);
  const kinds = (await rows("SELECT kind FROM outbox WHERE recipient = 'ana@example.com'")).map(({ kind }) => kind);
  expect(kinds).toContain("balance-reminder");
});

it("accounts for each row in a report that can be saved", async () => {
  const path = await choose(messy);
  await bringIn(path);
  const answer = await administer(get(importPaths(path.split("/").at(-1) ?? "").report));
  expect(answer.headers.get("Content-Disposition")).toContain("attachment");
  const text = await answer.text();
  expect(text).toContain('"row","outcome","why","as","Client Name"');
  expect(text).toContain('"6","Left out","The price “1,5OO” is no amount in dollars","","Ed Fox"');
  expect(text).toContain('"2","Imported","","booking","Ana Núñez"');
  expect(text).toContain(`"'=HYPERLINK(1)"`);
  expect(text.match(/^"\d+",/gm)).toHaveLength(32);
  const [row, outcome, why, as, ...others] = meanings(await see(await choose(text)));
  expect([row, outcome, why, as]).toEqual(["", "", "", ""]);
  expect(others).toEqual(meanings(await see(await choose(messy))));
});

it("leaves no words of an erased person in the file", async () => {
  const path = await choose(messy);
  await bringIn(path);
  await submit(personErasure, { email: "maya@example.com", again: "maya@example.com" });
  expect((await everyTable()).filter(([, text]) => /maya/i.test(text))).toEqual([]);
  await submit(path, { act: "undo" });
  expect(await rows("SELECT client_name FROM bookings")).toEqual([{ client_name: "Erased" }]);
});
