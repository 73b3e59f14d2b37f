import { describe, expect, it } from "vitest";
import { addDays } from "../../platform/dates.ts";
import { daysOf } from "../../platform/months.ts";
import { calendar, event } from "../../test/read-calendar.ts";
import { busyDaysIn } from "./busy-days-in.ts";

/* Calendars made to take long or all memory: anybody who may invite the DJ can write one. */

const year = { first: "2027-01-01", last: "2027-12-31" } as const;
const busy = async (text: string) => [...(await busyDaysIn(text, year))].sort();

const zone = (rule: string, name = "Mine", start = "19700101T000000") =>
  [
    ...["BEGIN:VTIMEZONE", `TZID:${name}`, "BEGIN:STANDARD", `DTSTART:${start}`],
    ...["TZOFFSETFROM:-0500", "TZOFFSETTO:-0500", `RRULE:${rule}`, "END:STANDARD", "END:VTIMEZONE"],
  ].join("\r\n");
const evening = event("DTSTART;TZID=Mine:20270105T190000", "DURATION:PT1H");
const repeated = (rule: string, start = "20270105T190000") =>
  event(`DTSTART:${start}`, "DURATION:PT1H", `RRULE:${rule}`);
const many = <T>(count: number, each: (index: number) => T) => Array.from({ length: count }, (_, index) => each(index));
const compact = (index: number) => addDays(year.first, index).replaceAll("-", "");
const moved = (index: number, where: string, range = "") =>
  event(`RECURRENCE-ID${range}:${compact(index)}T190000`, `DTSTART:${compact(index)}T${where}`, "DURATION:PT1H");

const all = daysOf(year);
const never = "BYMONTH=2;BYMONTHDAY=31";

describe("a calendar is read at once", () => {
  it.each([
    ["whose zone changes each second", calendar(zone("FREQ=SECONDLY"), evening), ["2027-01-05"]],
    ["whose zone changes on no day", calendar(zone(`FREQ=DAILY;${never}`), evening), ["2027-01-05"]],
    [
      "whose zone changes in no year, 200 times",
      calendar(zone("FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=15;BYDAY=1MO"), ...many(200, () => evening)),
      ["2027-01-05"],
    ],
    [
      "with a zone of 20,000 changes",
      calendar(
        zone("FREQ=YEARLY;BYMONTH=3", "Mine").replace(
          "END:VTIMEZONE",
          `BEGIN:DAYLIGHT\r\nDTSTART:19700101T000000\r\n${"RDATE:20270101T000000\r\n".repeat(20_000)}END:DAYLIGHT\r\nEND:VTIMEZONE`,
        ),
        evening,
      ),
      ["2027-01-05"],
    ],
    [
      "with a zone that is asked about later and later years",
      calendar(
        zone("FREQ=YEARLY;BYMONTH=3;BYDAY=2SU", "Mine", "16010101T000000"),
        event(
          ...["DTSTART;TZID=Mine:20270105T190000", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=2"],
          ...many(1300, (index) => `EXDATE;TZID=Mine:${2032 + 6 * index}0101T000000`),
        ),
      ),
      ["2027-01-05", "2027-01-06"],
    ],
    ["that lasts for ever", calendar(event("DTSTART:20270105T190000", "DURATION:P99999999999999D")), all.slice(4)],
    [
      "that ended before it began",
      calendar(event("DTSTART:20270105T190000", "DURATION:-P9999999999999D")),
      ["2027-01-05"],
    ],
    ["from year to year", calendar(event("DTSTART:00010101T000000Z", "DTEND:99991231T000000Z")), all],
    ["every so many days", calendar(repeated("FREQ=DAILY;INTERVAL=99999999999999")), ["2027-01-05"]],
    ["on no day", calendar(repeated(`FREQ=DAILY;${never}`), repeated(`FREQ=SECONDLY;${never}`)), []],
    [
      "every other year on a day it never has",
      calendar(repeated("FREQ=MONTHLY;INTERVAL=24;BYDAY=5MO", "20270201T190000")),
      [],
    ],
    [
      "by 100 rules of no year",
      calendar(...many(100, () => repeated("FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=15;BYDAY=1MO"))),
      [],
    ],
    ["each second since the year 1", calendar(repeated("FREQ=SECONDLY", "00010101T190000")), all],
    [
      "with a line of a million parameters",
      calendar(event("DTSTART:20270105T190000", `ATTENDEE${";A=B".repeat(400_000)}:x`)),
      ["2027-01-05"],
    ],
    [
      "with 1,500 moved occurrences of 1,500 series of one name",
      calendar(...many(1500, () => repeated("FREQ=DAILY;COUNT=2")), ...many(1500, (index) => moved(index, "090000"))),
      [],
    ],
    [
      "with 1,500 turns of a series",
      calendar(repeated("FREQ=DAILY"), ...many(1500, (index) => moved(index, "200000", ";RANGE=THISANDFUTURE"))),
      all,
    ],
    [
      "with 1,500 exceptions of a series",
      calendar(
        event(
          ...["DTSTART:20270105T190000", "DURATION:PT1H", "RRULE:FREQ=DAILY"],
          ...many(1500, (index) => `EXDATE:${compact(index)}T190000`),
          ...many(1500, (index) => `RDATE:${compact(2 * index)}T200000`),
        ),
      ),
      all.filter((_, index) => index % 2 === 0),
    ],
  ])("%s", async (_, text, days) => {
    expect(await busy(text)).toEqual(days);
  });
});

describe("a calendar is not read any further", () => {
  it.each([
    ["with more entries than a calendar has", "BEGIN:VEVENT\r\n".repeat(30_000) + "END:VEVENT\r\n".repeat(30_000)],
    ["with more rules", event("DTSTART:20270105T190000", ...many(6000, () => "RRULE:FREQ=DAILY;COUNT=2"))],
    ["with a list of 60,000 days", event(`RDATE:${many(60_000, () => "20270105T190000").join()}`)],
    [
      "with 3,000 zones",
      many(
        3000,
        (index) => `${zone("FREQ=YEARLY;BYMONTH=3;BYDAY=2SU", `Z${index}`)}\r\n${evening.replace("Mine", `Z${index}`)}`,
      ).join("\r\n"),
    ],
    ["with 3,000 rules of every day", many(3000, () => repeated(`FREQ=DAILY;${never}`)).join("\r\n")],
    [
      "with a rule that names each second of each day",
      repeated(
        `FREQ=DAILY;BYHOUR=${many(24, (each) => each)};BYMINUTE=${many(60, (each) => each)};BYSECOND=${many(60, (each) => each)};COUNT=999999999`,
        "00010101T000000",
      ),
    ],
    [
      "with 10,000 events of a lifetime",
      many(10_000, () => event("DTSTART:19700101T000000Z", "DTEND:20700101T000000Z")).join("\r\n"),
    ],
  ])("%s", async (_, text) => {
    await expect(busy(calendar(text))).rejects.toThrow("more entries than can be looked at");
  });
});

describe("an entry that cannot be read takes its own first day, and keeps no other from being read", () => {
  const start = "DTSTART:20270302T190000";
  it.each([
    ["with a weekday that no month has", [start, "RRULE:FREQ=MONTHLY;BYDAY=99MO"], ["2027-03-02"]],
    ["with a rule of centuries", [start, "RRULE:FREQ=CENTURY"], ["2027-03-02"]],
    ["with an exception that is no time", [start, "RRULE:FREQ=DAILY;COUNT=2", "EXDATE:soon"], ["2027-03-02"]],
    ["with quotes that do not end", [start, 'EXDATE;TZID="a:20270302T190000'], ["2027-03-02"]],
    ["that begins at no time", ["DTSTART:NaN", "RRULE:FREQ=DAILY"], []],
  ])("%s", async (_, lines, days) => {
    expect(await busy(calendar(event(...lines), evening, event(...lines)))).toEqual(["2027-01-05", ...days]);
  });

  it("nor thousands of them", async () => {
    const bad = many(4900, () => event(start, "RRULE:FREQ=CENTURY"));
    expect(await busy(calendar(...bad, evening))).toEqual(["2027-01-05", "2027-03-02"]);
  });
});
