import { expect, it } from "vitest";
import { busyDaysIn } from "./busy-days-in.ts";

/** Series as real exports have them, against the standard. */
const calendar = (zone: string, ...events: readonly (readonly string[])[]) =>
  [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", zone],
    ...events.flatMap((lines) => ["BEGIN:VEVENT", "UID:series", "DTSTAMP:20261101T000000Z", ...lines, "END:VEVENT"]),
    "END:VCALENDAR",
  ]
    .filter((line) => line !== "")
    .join("\r\n");

const observed = (kind: string, from: string, to: string, hour: string, month: number) =>
  `BEGIN:${kind}\r\nDTSTART:16010101T0${hour}0000\r\nTZOFFSETFROM:${from}\r\nTZOFFSETTO:${to}\r\nRRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=${month}\r\nEND:${kind}\r\n`;
const europe = `BEGIN:VTIMEZONE\r\nTZID:W. Europe Standard Time\r\n${observed("STANDARD", "+0200", "+0100", "3", 10)}${observed("DAYLIGHT", "+0100", "+0200", "2", 3)}END:VTIMEZONE`;
const inEurope = (property: string, day: string) => `${property};TZID=W. Europe Standard Time:${day}T000000`;

/** Early Apple exports name two offsets, but not when each is in force. */
const undescribed =
  "BEGIN:VTIMEZONE\r\nTZID:Europe/Paris\r\nBEGIN:STANDARD\r\nTZOFFSETTO:0100\r\nEND:STANDARD\r\nEND:VTIMEZONE";

it.each([
  [
    "Exchange: whole days, their exceptions and their end named by midnights",
    calendar(
      europe,
      [
        ...["DTSTART;VALUE=DATE:20270105", "DTEND;VALUE=DATE:20270106", inEurope("EXDATE", "20270112")],
        "RRULE:FREQ=WEEKLY;UNTIL=20270125T230000Z;INTERVAL=1;BYDAY=TU;WKST=MO",
      ],
      [inEurope("RECURRENCE-ID", "20270119"), "DTSTART;VALUE=DATE:20270121", "DTEND;VALUE=DATE:20270122"],
    ),
    ["2027-01-05", "2027-01-21", "2027-01-26"],
  ],
  [
    "Apple: a zone that is named and not described, to the last evening",
    calendar(undescribed, [
      ...["DTSTART;TZID=Europe/Paris:20270104T190000", "DURATION:PT1H"],
      "RRULE:FREQ=WEEKLY;UNTIL=20270118T180000Z;BYDAY=MO",
    ]),
    ["2027-01-04", "2027-01-11", "2027-01-18"],
  ],
  [
    "a morning there that is over by noon here",
    calendar(undescribed, ["DTSTART;TZID=Europe/Paris:20270104T120000", "DURATION:PT5H30M"]),
    [],
  ],
  [
    "exclusions of an earlier time of day left in the list, others by their day alone or in UTC",
    calendar("", [
      ...["DTSTART;TZID=America/New_York:20270105T190000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=5"],
      ...["EXDATE;TZID=America/New_York:20270106T180000,20270107T180000,20270112T190000"],
      ...["EXDATE;VALUE=DATE:20270119", "EXDATE:20270127T000000Z"],
    ]),
    ["2027-01-05", "2027-02-02"],
  ],
  [
    "an end that is a day, and a change that is named by its day or in another zone",
    calendar(
      "",
      ["DTSTART;TZID=America/New_York:20270105T190000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;UNTIL=20270119"],
      ["RECURRENCE-ID;VALUE=DATE:20270112", "DTSTART;TZID=America/New_York:20270113T190000", "DURATION:PT1H"],
    ),
    ["2027-01-05", "2027-01-13", "2027-01-19"],
  ],
])("%s", async (_, text, days) => {
  const busy = await busyDaysIn(text, { first: "2027-01-01", last: "2027-12-31" });
  expect([...busy].sort()).toEqual(days);
});
