import { describe, expect, it } from "vitest";
import { administer, see, sentTo, submit } from "../../../test/administrator.ts";
import { bringIn, choose, meanings, wordsOf } from "../../../test/importing.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { get, inquiry, postJson, visit } from "../../../test/site.ts";
import { adminPaths } from "../../admin/paths.ts";
import { api } from "../../site/paths.ts";

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

it("names what differs where somebody is here already", async () => {
  const of = { clientName: "Maya Brooks", eventDate: "2099-04-17", startTime: "18:00", endTime: "23:00" } as const;
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

it("reads money as people write it, and takes no lead for one that has paid", async () => {
  const path = await choose(
    [
      "Name,Email,Event Date,Total,Paid",
      "Ana,ana@example.com,1/4/2015,2.5k,1200 dollars",
      "Ben,ben@example.com,1/5/2015,USD 650,paid in full",
      "Cleo,cleo@example.com,TBD,,x",
    ].join("\n"),
  );
  await bringIn(path);
  expect(await rows("SELECT price, (SELECT sum(amount) FROM payments) AS paid FROM bookings ORDER BY price")).toEqual([
    { price: 65_000, paid: 185_000 },
    { price: 250_000, paid: 185_000 },
  ]);
  expect(wordsOf(mainTextIn(await see(path)), 4)).toContain("It is paid, and the row makes no booking");
});

it("confirms only what a status says is booked, and invents no day, century or half of the day", async () => {
  const path = await choose(
    [
      "Bride,Groom,Customer Name,Event Name,Email,Home Phone,Cell Phone,Event Date,Start,End,Hourly Rate,Total Fee,Deposit Due Date,Contract Sent,Signed,Status,Gratuity",
      ...[
        "Proposal Signed",
        "Booked - balance pending",
        "Contract sent",
        "Not booked",
        "Unconfirmed",
        "Mystery",
        "Tentative",
      ].map(
        (status, at) =>
          `Ana,Ben,Client ${at},Party ${at},c${at}@example.com,,813-555-010${at},${at + 5}.6.2027,7:30,12:30,100,900,1.6.2027,yes,yes,${status},${at ? "" : "$50"}`,
      ),
      "Ana,Ben,Old,Party,old@example.com,,,6/5/98,7:30 PM,11 PM,100,900,,,,Booked,",
      "Ana,Ben,Last,Party,last@example.com,,,17.6.2027,19:30,23:30,100,900,,,,Booked,",
    ].join("\n"),
  );
  expect(meanings(await see(path))).toEqual([
    ...["notes", "notes", "name", "notes", "email", "notes", "phone", "date", "start", "end"],
    ...["notes", "price", "notes", "notes", "signed", "status", "notes"],
  ]);
  await bringIn(path);
  expect(
    await rows(
      "SELECT client_name AS name, event_date || ' ' || start_time || '-' || end_time AS times, client_phone AS phone, status FROM bookings ORDER BY event_date",
    ),
  ).toEqual([
    { name: "Old", times: "1998-06-05 19:30-23:00", phone: null, status: "completed" },
    { name: "Client 0", times: "2027-06-05 19:30-00:30", phone: "(813) 555-0100", status: "confirmed" },
    { name: "Client 1", times: "2027-06-06 19:30-00:30", phone: "(813) 555-0101", status: "confirmed" },
    { name: "Client 6", times: "2027-06-11 19:30-00:30", phone: "(813) 555-0106", status: "hold" },
    { name: "Last", times: "2027-06-17 19:30-23:30", phone: null, status: "confirmed" },
  ]);
  expect(await rows("SELECT id FROM signatures")).toEqual([]);
  const text = mainTextIn(await see(path));
  for (const [row, why] of [
    [2, "names no day"],
    [2, "Gratuity $50"],
    [2, "7:30 PM to 12:30 AM"],
    [7, "“Mystery” does not say that it is booked"],
  ] as const)
    expect(wordsOf(text, row)).toContain(why);
});

it("knows whom, when and where however a head names them", async () => {
  for (const head of ["Client Full Name,Date,Location", "Who,When,Where", "Full Name,Event Date,Venue"])
    expect(meanings(await see(await choose(`${head}\nAna Ek,6/12/2099,The Mill`)))).toEqual(["name", "date", "venue"]);
  const others = ["notes", "notes", "notes"];
  const team =
    "Primary Contact,Start Date,Start Time,End Date,End Time,Venue,Assigned DJ,Venue Capacity,Corporate\nAna Ek,6/12/2099,4 PM,6/12/2099,10 PM,The Mill,Max,200,no";
  const read = meanings(await see(await choose(team)));
  expect(read).toEqual(["name", "date", "start", "notes", "end", "venue", ...others]);
});

it("takes a contract's total for the price, a short word for the balance, hours that are open for none and bare ones for an evening", async () => {
  const path = await choose(
    [
      "Client(s),Email,Event Date,Start,End,Contract Total,Bal Due",
      "Ana Ek,ana@example.com,6/12/2099,TBD,TBA,$900,300",
      "Ben Ode,ben@example.com,6/13/2099,5,11:30,$900,300",
      "Cleo Au,cleo@example.com,6/14/2015,,,$900,300",
    ].join("\n"),
  );
  expect(meanings(await see(path))).toEqual(["name", "email", "date", "start", "end", "price", "owed"]);
  await bringIn(path);
  expect(
    await rows(
      "SELECT client_name AS name, start_time || '-' || end_time AS times, price, amount FROM bookings INNER JOIN payments ON bookings.id = booking_id ORDER BY name",
    ),
  ).toEqual([
    { name: "Ana Ek", times: "18:00-23:00", price: 90_000, amount: 60_000 },
    { name: "Ben Ode", times: "17:00-23:30", price: 90_000, amount: 60_000 },
    { name: "Cleo Au", times: "18:00-23:00", price: 90_000, amount: 60_000 },
  ]);
  const text = mainTextIn(await see(path));
  expect(wordsOf(text, 2)).toContain("is assumed");
  expect(wordsOf(text, 4), "hours of a party that is over change nothing").toBe("");
});

it("leaves out the rows that the DJ names, and nobody's subscription without its source", async () => {
  const path = await choose(
    ["Email,Source,Opt-in Date", ...["a", "b", "c", "d"].map((each) => `${each}@example.com,Web form,1/2/2020`)].join(
      "\n",
    ),
  );
  expect(meanings(await see(path))).toEqual(["email", "consentSource", "consentOn"]);
  expect(mainTextIn(await see(path))).toContain("subscribers 4");
  await bringIn(path, [["leftOut", "rows 2, 4 - 5"]]);
  expect(await rows("SELECT email FROM newsletter_subscribers")).toEqual([{ email: "b@example.com" }]);
  expect(wordsOf(mainTextIn(await see(path)), 5)).toContain("It is to stay out");
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
