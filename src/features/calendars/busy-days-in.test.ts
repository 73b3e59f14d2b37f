import { describe, expect, it } from "vitest";
import type { CalendarDate } from "../../platform/dates.ts";
import { busyDaysIn } from "./busy-days-in.ts";

const event = (...lines: string[]) => ["BEGIN:VEVENT", "UID:a@example.com", ...lines, "END:VEVENT"].join("\r\n");
const calendar = (...parts: string[]) => ["BEGIN:VCALENDAR", "VERSION:2.0", ...parts, "END:VCALENDAR", ""].join("\r\n");

/** New York under any name, with both clock changes. */
const zone = (name: string) =>
  [
    ...["BEGIN:VTIMEZONE", `TZID:${name}`],
    ...["BEGIN:DAYLIGHT", "TZOFFSETFROM:-0500", "TZOFFSETTO:-0400", "DTSTART:19700308T020000"],
    ...["RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU", "END:DAYLIGHT"],
    ...["BEGIN:STANDARD", "TZOFFSETFROM:-0400", "TZOFFSETTO:-0500", "DTSTART:19701101T020000"],
    ...["RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU", "END:STANDARD", "END:VTIMEZONE"],
  ].join("\r\n");

const busy = async (text: string, first: CalendarDate = "2027-01-01", last: CalendarDate = "2027-12-31") =>
  [...(await busyDaysIn(text, { first, last }))].sort();

describe("the busy days of a calendar", () => {
  it("are whole days, each but the last that it names", async () => {
    expect(await busy(calendar(event("DTSTART;VALUE=DATE:20270417")))).toEqual(["2027-04-17"]);
    expect(await busy(calendar(event("DTSTART;VALUE=DATE:20270417", "DTEND;VALUE=DATE:20270420")))).toEqual([
      "2027-04-17",
      "2027-04-18",
      "2027-04-19",
    ]);
  });

  it.each([
    ["a morning", "20270417T090000", "20270417T120000", []],
    ["an afternoon", "20270417T113000", "20270417T130000", ["2027-04-17"]],
    ["a late night, to one", "20270417T220000", "20270418T010000", ["2027-04-17"]],
    ["what begins after midnight, of the evening before", "20270418T003000", "20270418T030000", ["2027-04-17"]],
    ["an early flight", "20270417T010000", "20270417T110000", []],
    ["a moment in the evening", "20270417T200000", "20270417T200000", ["2027-04-17"]],
    ["several days", "20270416T180000", "20270418T110000", ["2027-04-16", "2027-04-17"]],
  ])("are those whose event hours it overlaps: %s", async (_, start, end, days) => {
    expect(await busy(calendar(event(`DTSTART:${start}`, `DTEND:${end}`)))).toEqual(days);
  });

  it("recur yearly and weekly, without what was called off", async () => {
    const anniversary = event("DTSTART;VALUE=DATE:19971102", "RRULE:FREQ=YEARLY", "TRANSP:OPAQUE");
    expect(await busy(calendar(anniversary), "2026-11-01", "2028-12-31")).toEqual([
      "2026-11-02",
      "2027-11-02",
      "2028-11-02",
    ]);
    const weekly = event(
      ...["DTSTART;TZID=America/New_York:20270105T190000", "DURATION:PT2H"],
      ...["RRULE:FREQ=WEEKLY;COUNT=5;BYDAY=TU", "EXDATE;TZID=America/New_York:20270112T190000,20270126T190000"],
    );
    expect(await busy(calendar(zone("America/New_York"), weekly))).toEqual(["2027-01-05", "2027-01-19", "2027-02-02"]);
    const until = event(
      "DTSTART:20270105T230000Z",
      "DTEND:20270106T010000Z",
      "RRULE:FREQ=WEEKLY;UNTIL=20270119T230000Z",
    );
    expect(await busy(calendar(until))).toEqual(["2027-01-05", "2027-01-12", "2027-01-19"]);
    const lastFriday = event(
      "DTSTART;VALUE=DATE:20270129",
      "RRULE:FREQ=MONTHLY;BYDAY=-1FR;COUNT=3",
      "RDATE;VALUE=DATE:20270707",
    );
    expect(await busy(calendar(lastFriday))).toEqual(["2027-01-29", "2027-02-26", "2027-03-26", "2027-07-07"]);
  });

  it("have occurrences that were moved or called off by themselves", async () => {
    const master = event("DTSTART:20270105T190000", "DTEND:20270105T210000", "RRULE:FREQ=WEEKLY;COUNT=3");
    const moved = event("RECURRENCE-ID:20270112T190000", "DTSTART:20270114T190000", "DTEND:20270114T210000");
    const off = event("RECURRENCE-ID:20270119T190000", "DTSTART:20270119T190000", "STATUS:CANCELLED");
    expect(await busy(calendar(master, moved, off))).toEqual(["2027-01-05", "2027-01-14"]);
    // An occurrence before the span is moved into it.
    expect(await busy(calendar(master, moved, off), "2027-01-13", "2027-01-16")).toEqual(["2027-01-14"]);
    expect(await busy(calendar(moved))).toEqual(["2027-01-14"]);
  });

  it("are by the clocks at the business: floating, of another zone, and on both days when clocks change", async () => {
    expect(await busy(calendar(event("DTSTART:20270418T000000Z", "DTEND:20270418T020000Z")))).toEqual(["2027-04-17"]);
    expect(await busy(calendar(event("DTSTART;TZID=Europe/Berlin:20270418T010000", "DURATION:PT1H")))).toEqual([
      "2027-04-17",
    ]);
    // Clocks change on March 14 and November 7, so noon is 16:00 UTC in summer and 17:00 in winter.
    const noon = (day: string, hour: number) => event(`DTSTART:${day}T${hour - 1}3000Z`, `DTEND:${day}T${hour}0000Z`);
    expect(
      await busy(calendar(noon("20270313", 17), noon("20270314", 16), noon("20271106", 16), noon("20271107", 17))),
    ).toEqual([]);
    expect(await busy(calendar(noon("20270314", 17), noon("20271106", 17)))).toEqual(["2027-03-14", "2027-11-06"]);
    const daily = event(
      "DTSTART;TZID=America/New_York:20270312T113000",
      "DTEND;TZID=America/New_York:20270312T120000",
      "RRULE:FREQ=DAILY;COUNT=5",
    );
    expect(await busy(calendar(zone("America/New_York"), daily))).toEqual([]);
  });

  it("are not what leaves its owner free", async () => {
    const day = "DTSTART;VALUE=DATE:20270417";
    for (const line of ["TRANSP:TRANSPARENT", "STATUS:CANCELLED", "X-MICROSOFT-CDO-BUSYSTATUS:FREE"])
      expect(await busy(calendar(event(day, line))), line).toEqual([]);
  });

  it("are read as Google, Apple and Outlook write them", async () => {
    const google = calendar(
      ...[
        "PRODID:-//Google Inc//Google Calendar 70.9054//EN",
        "CALSCALE:GREGORIAN",
        "METHOD:PUBLISH",
        "X-WR-TIMEZONE:America/New_York",
      ],
      zone("America/New_York"),
      event(
        "DTSTART:20270417T220000Z",
        "DTEND:20270418T030000Z",
        "DTSTAMP:20261101T000000Z",
        "SEQUENCE:0",
        "STATUS:CONFIRMED",
        "SUMMARY:Gig\\, downtown",
        "TRANSP:OPAQUE",
      ),
    );
    expect(await busy(google)).toEqual(["2027-04-17"]);
    const apple = calendar(
      ...["PRODID:-//Apple Inc.//macOS 15.0//EN", "X-APPLE-CALENDAR-COLOR:#1BADF8"],
      zone("America/New_York"),
      event(
        "TRANSP:OPAQUE",
        "DTEND;TZID=America/New_York:20270605T230000",
        "SUMMARY:A long line",
        "  that is folded",
        "DTSTART;TZID=America/New_York:20270605T170000",
        "X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC",
        "BEGIN:VALARM",
        "TRIGGER:-PT30M",
        "ACTION:DISPLAY",
        "END:VALARM",
      ),
    );
    expect(await busy(apple)).toEqual(["2027-06-05"]);
    const outlook = calendar(
      ...["METHOD:PUBLISH", "PRODID:Microsoft Exchange Server 2010", "X-WR-CALNAME:Calendar"],
      zone("Eastern Standard Time"),
      event(
        "SUMMARY:Busy",
        "DTSTART;TZID=Eastern Standard Time:20270708T183000",
        "DTEND;TZID=Eastern Standard Time:20270708T200000",
        "CLASS:PUBLIC",
        "X-MICROSOFT-CDO-BUSYSTATUS:BUSY",
        "RRULE:FREQ=WEEKLY;UNTIL=20270722T223000Z;INTERVAL=1;BYDAY=TH;WKST=SU",
      ),
    );
    expect(await busy(outlook)).toEqual(["2027-07-08", "2027-07-15", "2027-07-22"]);
  });

  it("of what is no calendar are an error", async () => {
    await expect(busy("<!DOCTYPE html>")).rejects.toThrow();
    await expect(busy(event("DTSTART:20270105T190000"))).rejects.toThrow();
    await expect(busy("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20270105T190000\r\n")).rejects.toThrow();
  });
});
