import { describe, expect, it } from "vitest";
import { get, htmlAt, visit } from "../../../test/site.ts";

function contentLines(file: string): [string, string][] {
  expect(file.endsWith("\r\n")).toBe(true);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const octets = file.split("\r\n").map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  return file
    .replace(/\r\n[ \t]/g, "")
    .split("\r\n")
    .slice(0, -1)
    .map((line) => {
      const [, name = "", value = ""] = /^([A-Z-]+(?:;[A-Z]+=[^:;]+)*):(.*)$/.exec(line) ?? [];
      expect(name, line).not.toBe("");
      return [name, value];
    });
}

const zone = [
  ["BEGIN", "VTIMEZONE"],
  ["TZID", "America/New_York"],
  ["BEGIN", "DAYLIGHT"],
  ["TZOFFSETFROM", "-0500"],
  ["TZOFFSETTO", "-0400"],
  ["TZNAME", "EDT"],
  ["DTSTART", "20200308T020000"],
  ["RRULE", "FREQ=YEARLY;BYMONTH=3;BYDAY=2SU"],
  ["END", "DAYLIGHT"],
  ["BEGIN", "STANDARD"],
  ["TZOFFSETFROM", "-0400"],
  ["TZOFFSETTO", "-0500"],
  ["TZNAME", "EST"],
  ["DTSTART", "20201101T020000"],
  ["RRULE", "FREQ=YEARLY;BYMONTH=11;BYDAY=1SU"],
  ["END", "STANDARD"],
  ["END", "VTIMEZONE"],
];

const event = (day: string, start: string, end: string) => [
  ["BEGIN", "VEVENT"],
  ["UID", `live-${day}@sunsetbaydj.example`],
  ["SEQUENCE", "0"],
  ["DTSTAMP", "20260101T000000Z"],
  ["DTSTART;TZID=America/New_York", start],
  ["DTEND;TZID=America/New_York", end],
  ["RRULE", `FREQ=WEEKLY;BYDAY=${day.slice(0, 2).toUpperCase()}`],
  ["SUMMARY", "Sunset Bay DJ\\, live"],
  ["TRANSP", "TRANSPARENT"],
  ["LOCATION", "https://www.twitch.tv/sunsetbaydj"],
  [
    "DESCRIPTION",
    "A live DJ set\\, free on Twitch. Events come first: a set is left out when its day is taken.\\nWatch at https://sunsetbaydj.example/live or https://www.twitch.tv/sunsetbaydj.",
  ],
  ["URL;VALUE=URI", "https://sunsetbaydj.example/live"],
  ["STATUS", "CONFIRMED"],
  ["END", "VEVENT"],
];

const calendar = (...events: string[][][]) => [
  ["BEGIN", "VCALENDAR"],
  ["VERSION", "2.0"],
  ["PRODID", "-//Sunset Bay DJ//Live schedule//EN"],
  ["CALSCALE", "GREGORIAN"],
  ...zone,
  ...events.flat(),
  ["END", "VCALENDAR"],
];

describe("the calendar file", () => {
  const events = {
    tuesday: event("tuesday", "20260106T200000", "20260106T220000"),
    thursday: event("thursday", "20260101T200000", "20260101T220000"),
    friday: event("friday", "20260102T210000", "20260103T000000"),
    saturday: event("saturday", "20260103T200000", "20260103T230000"),
    sunday: event("sunday", "20260104T140000", "20260104T160000"),
  };

  it.each(Object.entries(events))("of %s repeats it every week in Eastern time", async (day, expected) => {
    expect(contentLines(await htmlAt(`/live/${day}.ics`))).toEqual(calendar(expected));
  });

  it("of the week holds all sets", async () => {
    expect(contentLines(await htmlAt("/live/week.ics"))).toEqual(calendar(...Object.values(events)));
  });

  it("says what it is, and may be kept", async () => {
    const answer = await visit(get("/live/friday.ics"));
    expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="live-friday.ics"');
    expect(answer.headers.get("Cache-Control")).toContain("s-maxage=3600");
  });

  it.each(["monday", "holiday", "friday.ics", ""])("of %j is not there", async (day) => {
    expect((await visit(get(`/live/${day}.ics`))).status).toBe(404);
  });
});
