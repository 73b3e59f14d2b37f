import { expect, it } from "vitest";
import { administer, see, submit } from "../../../test/administrator.ts";
import { bringIn, choose, meanings, tables, wordsOf } from "../../../test/importing.ts";
import { mainTextIn } from "../../../test/page.ts";
import { rows } from "../../../test/rows.ts";
import { cron, get } from "../../../test/site.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { exportFile, personPage } from "../../people/dj/paths.ts";

it("brings the gigs of a calendar along, by the clock at the business, and leaves no trace of them when it is undone", async () => {
  const before = await tables();
  const event = (lines: string) =>
    `BEGIN:VEVENT\r\nUID:${lines.length}\r\n${lines.replaceAll("\n", "\r\n")}\r\nEND:VEVENT`;
  const path = await choose(
    [
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Other//EN",
      event(
        "SUMMARY:Núñez & Brooks\nDTSTART:20990417T210000Z\nDTEND:20990418T020000Z\nLOCATION:Sand Key Park\nATTENDEE:mailto:ana@example.com\nDESCRIPTION:No chicken dance\\, please",
      ),
      event("SUMMARY:Gala\nDTSTART;VALUE=DATE:20990418\nDTEND;VALUE=DATE:20990419\nSTATUS:TENTATIVE"),
      event("SUMMARY:Prom\nDTSTART;TZID=America/Chicago:20150502T180000\nDURATION:PT4H\nRRULE:FREQ=YEARLY"),
      event("SUMMARY:Off\nDTSTART:20990420T210000Z\nSTATUS:CANCELLED"),
      "END:VCALENDAR",
    ].join("\r\n"),
  );
  expect(meanings(await see(path))).toEqual([
    "name",
    "email",
    "date",
    "start",
    "end",
    "venue",
    "status",
    "price",
    "notes",
  ]);
  const text = mainTextIn(await see(path));
  expect(text).toContain("Of 5 rows: bookings 3, leads 0, here already 0, left out 2.");
  expect(wordsOf(text, 5)).toContain("repeats after 2015-05-02");
  expect(wordsOf(text, 6)).toContain("canceled");
  expect(wordsOf(text, 3)).toContain("6 PM to 11 PM is assumed. There is neither an email nor a phone number");
  await bringIn(path);
  expect(
    await rows(
      `SELECT client_name AS name, event_date || ' ' || start_time || '-' || end_time AS times, venue, price, status, note
        FROM bookings ORDER BY event_date DESC`,
    ),
  ).toEqual([
    { name: "Gala", times: "2099-04-18 18:00-23:00", venue: null, price: 0, status: "hold", note: null },
    {
      name: "Núñez & Brooks",
      times: "2099-04-17 17:00-22:00",
      venue: "Sand Key Park",
      price: 0,
      status: "confirmed",
      note: "No chicken dance, please",
    },
    {
      name: "Prom",
      times: "2015-05-02 19:00-23:00",
      venue: null,
      price: 0,
      status: "completed",
      note: "It repeats in the calendar: this is the first time",
    },
  ]);
  const [gala] = await rows("SELECT id FROM bookings WHERE client_name = 'Gala'");
  expect(mainTextIn(await see(bookingPaths(String(gala?.id)).page))).toContain("Gala");
  await cron(Date.now());
  expect(await rows("SELECT kind FROM outbox")).toEqual([]);
  await submit(path, { act: "undo" });
  expect(await tables()).toEqual(before);

  const broken = await submit(adminPaths.import, { pasted: "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART" });
  expect(broken.status).toBe(422);
  expect(await broken.text()).toContain("This calendar cannot be read");
});

it("brings subscribers along who gave their consent somewhere on some day, and asks nobody who has left", async () => {
  const stored = await rows(
    "INSERT INTO newsletter_subscribers (id, email, subscribed, created_at) VALUES ('l', 'left@example.com', 0, 1) RETURNING id",
  );
  expect(stored).toHaveLength(1);
  const before = await tables();
  const path = await choose(
    [
      "Email,First Name,Opt-in Date,Consent source",
      "ANA@example.com,Ana,3/1/2024,Bridal fair",
      "left@example.com,Lea,3/1/2024,Bridal fair",
      "ben@example.com,Ben,,Bridal fair",
      "cara@example.com,Cara,3/1/2024,",
      "ana@example.com,Ana,3/2/2024,Website",
    ].join("\n"),
  );
  const columns = ["email", "firstName", "consentOn", "consentSource"];
  expect(meanings(await see(path))).toEqual(columns);
  await submit(path, [
    ["act", "import"],
    ["as", "subscribers"],
    ...columns.map((each): [string, string] => ["columns", each]),
  ]);
  const text = mainTextIn(await see(path));
  expect(wordsOf(text, 3)).toContain("here already");
  expect(wordsOf(text, 4)).toContain("There is no day of the consent");
  expect(wordsOf(text, 5)).toContain("It does not say where the consent was given");
  expect(wordsOf(text, 6)).toContain("The same person as row 2");
  expect(
    await rows("SELECT email, subscribed, confirmed_at, consent_source FROM newsletter_subscribers ORDER BY email"),
  ).toEqual([
    { email: "ana@example.com", subscribed: 1, confirmed_at: Date.UTC(2024, 2, 1, 17), consent_source: "Bridal fair" },
    { email: "left@example.com", subscribed: 0, confirmed_at: null, consent_source: null },
  ]);
  expect(mainTextIn(await see(adminPaths.newsletter))).toContain("Bridal fair 1 person, March 1, 2024");
  const person = mainTextIn(await see(personPage("ana@example.com")));
  expect(person).toContain("Newsletter to ana@example.com: agreed on March 1, 2024, Bridal fair");
  expect(await (await administer(get(exportFile("subscribers")))).text()).toContain(
    '"2024-03-01T17:00:00.000Z","Bridal fair"',
  );
  await cron(Date.now());
  expect(await rows("SELECT kind FROM outbox")).toEqual([]);
  await submit(path, { act: "undo" });
  expect(await tables()).toEqual(before);
});
