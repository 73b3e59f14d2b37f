import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { administer, everyTable, see, sentTo, submit } from "../../../test/administrator.ts";
import { bringIn, choose, meanings, tables, wordsOf } from "../../../test/importing.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { cron, get, inquiry, postJson, visit } from "../../../test/site.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import { personErasure } from "../../people/dj/paths.ts";
import { api } from "../../site/paths.ts";
import { importPaths } from "./paths.ts";

/** As a DJ keeps it: written over the years, by hand. */
const head =
  "Client Name,E-mail,Cell,Event,Event Date,Start Time,Venue,Guests,Package,Total,Deposit Paid,Contract,Heard of us,Notes";
const messy = [
  head,
  'Ana Núñez,ANA@example.com,813-555-0101,Wedding Reception,"Apr 17, 2099",5pm - 10pm,Sand Key Park,120,Premium pkg,"$2,499.00",625,x,Instagram,Wants no chicken dance',
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
  '=HYPERLINK(1),vic@example.com,,Wedding Reception,5/12/99,,,,,"1,234.56",,,,"two\nlines"',
  'Will X,will@example.com,,Wedding Reception,5/13/99,,,,,"1,23.45",,,,',
  "Xena Y,xena@example.com,,Wedding Reception,5/14/99,,,,,-100,,,,",
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
        ...{
          name: "Ana Núñez",
          email: "ana@example.com",
          phone: "(813) 555-0101",
          day: "2099-04-17",
          times: "17:00-22:00",
        },
        ...{ package: "PREMIUM", price: 249_900, deposit: 62_500, status: "confirmed" },
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
        ...{ first_name, status: "contacted", event_date: null, is_left_alone: 1, answered_at: null },
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

it("joins who wrote here before, by mail or phone, and puts one person's rows under one address", async () => {
  await visit(postJson(api.leadInquiry, { ...inquiry, phone: "(813) 555-0100" }));
  const path = await choose(
    [
      "Name,Email,Phone,Event Date,Price",
      "Ana,ANA@example.com,,6/12/2099,",
      "Ana,,+1 813 555 0100,6/12/2099,",
      "Ana,,8135550100,7/12/2099,900",
    ].join("\n"),
  );
  await bringIn(path);
  const text = mainTextIn(await see(path));
  expect(wordsOf(text, 2)).toContain("here already The same person and date as Ana Núñez, a lead here");
  expect(wordsOf(text, 3)).toContain("here already");
  expect(await rows("SELECT client_email, event_date FROM bookings")).toEqual([
    { client_email: "ana@example.com", event_date: "2099-07-12" },
  ]);
  expect(await rows("SELECT count(*) AS leads FROM contacts")).toEqual([{ leads: 1 }]);
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
  // Corrected and chosen again, its own columns are no notes.
  const [row, outcome, why, as, ...others] = meanings(await see(await choose(text)));
  expect([row, outcome, why, as]).toEqual(["", "", "", ""]);
  expect(others).toEqual(meanings(await see(await choose(messy))));
});

it("takes a file as spreadsheets write it, and says what is no table beside the field", async () => {
  const send = (file: File) => {
    const body = new FormData();
    body.set("file", file);
    body.set("pasted", "");
    return administer(
      new Request(new URL(adminPaths.import, get("/").url), { method: "POST", body, redirect: "manual" }),
    );
  };
  const windows = Uint8Array.from("Name;Email\r\nN\u00fa\u00f1ez;n@example.com", (each) => each.charCodeAt(0));
  const path = sentTo(await send(new File([windows], "Clients 2026.csv")));
  const page = mainTextIn(await see(path));
  expect(page).toContain("Clients 2026.csv");
  expect(page).toContain("Lead: Núñez");

  const refused = await send(new File(["PK\u0003\u0004"], "Clients.xlsx"));
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("Please save it as CSV first");
  const pasted = await submit(adminPaths.import, { pasted: "only words" });
  expect(pasted.status).toBe(422);
  expect(await pasted.text()).toContain(">only words</textarea>");
});

it("goes on where it stopped, and a second press doubles nothing", async () => {
  const many = Array.from({ length: 1000 }, (_, at) => `Client ${at},c${at}@example.com,,1/${(at % 28) + 1}/2012,500`);
  const path = await choose(["Name,Email,Phone,Event Date,Price", ...many].join("\n"));
  const both = await Promise.all([bringIn(path), bringIn(path)]);
  expect(both.map(({ status }) => status)).toEqual([303, 303]);
  for (let presses = 0; presses < 10; presses += 1) await submit(path, { act: "go" });
  expect(await rows("SELECT count(*) AS bookings, count(DISTINCT client_email) AS clients FROM bookings")).toEqual([
    { bookings: 1000, clients: 1000 },
  ]);
  expect(await rows("SELECT sum(amount) AS paid FROM payments")).toEqual([{ paid: 50_000_000 }]);
  await submit(path, { act: "undo" });
  expect(await rows("SELECT id FROM bookings")).toEqual([]);
});

it("leaves no words of an erased person in the file", async () => {
  const path = await choose(messy);
  await bringIn(path);
  await submit(personErasure, { email: "maya@example.com", again: "maya@example.com" });
  expect((await everyTable()).filter(([, text]) => /maya/i.test(text))).toEqual([]);
  await submit(path, { act: "undo" });
  expect(await rows("SELECT client_name FROM bookings")).toEqual([{ client_name: "Erased" }]);
});

it("tells all that keeps a row out, as it is written, and of whom it is", async () => {
  const path = await choose(
    [
      "Name,Email,Phone,Event Date,Start,Price,Paid,Signed",
      ",ana@@example,,31/12/2099,half past,1,5OO,perhaps",
      "Ben Ode,ben@example.com,,5/1/2099,half past,900,,",
      "Ben Ode,ben@example.com,,5/1/2099,,900,,",
      "Cleo Au,cleo@example.com,(813) 555-0199,5/2/2099,,900,,",
      "Cleo A.,,813-555-0199,5/2/2099,,9OO,,",
    ].join("\n"),
  );
  for (const look of [async () => {}, () => bringIn(path)]) {
    await look();
    const text = mainTextIn(await see(path));
    for (const why of [
      "The email “ana@@example” cannot be read",
      "The date “31/12/2099” cannot be read",
      "The time “half past” cannot be read",
      "The amount paid “5OO” is no amount",
      "“perhaps” does not tell whether it is signed",
      "Client name is required",
    ])
      expect(wordsOf(text, 2)).toContain(why);
    expect(wordsOf(text, 2)).not.toContain("price");
    expect(wordsOf(text, 4)).toContain("Row 3 of the same person left out");
    expect(wordsOf(text, 6)).toContain("The price “9OO” is no amount in dollars. The same person as row 5");
  }
});

it("knows a row that was left out in an earlier portion", async () => {
  const many = Array.from({ length: 200 }, (_, at) => `Client ${at},c${at}@example.com,1/${(at % 28) + 1}/2012,500`);
  const path = await choose(
    ["Name,Email,Date,Price", "Ed,ed@example.com,5/1/2099,1OO", ...many, "Ed,ed@example.com,5/1/2099,100"].join("\n"),
  );
  await bringIn(path);
  const [last] = await rows("SELECT outcome, reason FROM import_rows WHERE number = 203");
  expect(last).toMatchObject({
    outcome: "imported",
    reason: expect.stringContaining("Row 2 of the same person left out"),
  });
});

it("names what differs where somebody is here already", async () => {
  const of = { clientName: "Maya Brooks", eventDate: "2099-04-17", startTime: "18:00", endTime: "23:00" };
  await storeBooking({ ...of, clientEmail: "maya@example.com", venue: "Pier 60", price: 90_000 });
  const path = await choose(
    [
      "Name,Email,Event Date,Start,Venue,Total",
      "maya  brooks,MAYA@example.com,4/17/2099,6 PM,The Mill,$950",
      "Ana Ek,ana@example.com,4/18/2099,6 PM,Pier 60,800",
      "Ana Ek,ana@example.com,4/18/2099,7 PM,,800.00",
    ].join("\n"),
  );
  await bringIn(path);
  const text = mainTextIn(await see(path));
  expect(wordsOf(text, 2)).toMatch(
    /as Maya Brooks, booked here\. Venue: The Mill, there Pier 60\. Price: \$950, there \$900\. Open it/,
  );
  expect(wordsOf(text, 4)).toMatch(/as row 3\. Start: 19:00, there 18:00\. Open it/);
});

describe("reports of HoneyBook, by the columns that people who imported them published", () => {
  it("takes a report of leads: who has no day of booking is a lead, whatever the project is worth", async () => {
    const path = await choose(
      [
        "#,Project Name,Full Name,Email Address,Phone Number,Project Date,Lead Created Date,Total Project Value,Lead Source,Lead Source Open Text,Booked Date",
        '1,Ana and Ben,Ana Ek,ana@example.com,TBD,"Apr 17, 2099","Jan 3, 2026","$2,499.00",Instagram,,"Feb 1, 2026"',
        '2,Cleo turns 40,Cleo Au,cleo@example.com,8135550103,"May 2, 2099","Jan 4, 2026",$900.00,Google,,',
        "3,Summer party,Dan Ide,dan@example.com,TBD,TBD,,$0.00,Google,From Maya,",
      ].join("\n"),
    );
    expect(meanings(await see(path))).toEqual([
      ...["notes", "project", "name", "email", "phone", "date", "notes", "price", "notes", "notes", "bookedOn"],
    ]);
    await bringIn(path);
    expect(await rows("SELECT client_name AS name, event_date AS day, price, note FROM bookings")).toEqual([
      { name: "Ana Ek", day: "2099-04-17", price: 249_900, note: expect.stringContaining("Project Name: Ana and Ben") },
    ]);
    expect(await rows("SELECT first_name AS name, event_date AS day FROM contacts ORDER BY first_name")).toEqual([
      { name: "Cleo", day: "2099-05-02" },
      { name: "Dan", day: null },
    ]);
  });

  it("takes a report of booked clients, which has a row for each person: a project is one booking", async () => {
    const clients = Array.from(
      { length: 160 },
      (_, at) =>
        `C${at},Ek,c${at}@example.com,Party ${at},Birthday,Google,2015-01-18 13:38:59 UTC,2015-03-${String((at % 28) + 1).padStart(2, "0")} 00:00:00 UTC,2015-01-20 13:38:59 UTC,500,0,500,0,0,`,
    );
    const path = await choose(
      [
        "First Name,Last Name,Email,Project Name,Project Type,Project Source,Project Creation Date,Project Date,Booked Date,Total Booked Value,Tax,Total Paid,Refunded Amount,Gratuity,Company",
        ...clients,
        "Ben,Ode,ben@example.com,Party 3,Birthday,Google,,2015-03-04 00:00:00 UTC,2015-01-20 13:38:59 UTC,500,0,500,0,0,",
      ].join("\n"),
    );
    expect(meanings(await see(path))).toEqual([
      ...["firstName", "lastName", "email", "project", "kind", "notes", "notes", "date", "bookedOn", "price"],
      ...["notes", "paid", "notes", "notes", "company"],
    ]);
    await bringIn(path);
    expect(await rows("SELECT count(*) AS bookings, sum(price) AS booked FROM bookings")).toEqual([
      { bookings: 160, booked: 8_000_000 },
    ]);
    expect(await rows("SELECT sum(amount) AS paid FROM payments")).toEqual([{ paid: 8_000_000 }]);
    expect(await rows("SELECT outcome, reason FROM import_rows WHERE number = 162")).toEqual([
      { outcome: "joined", reason: "Another person of the project of row 5" },
    ]);
  });
});
