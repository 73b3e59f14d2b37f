import { describe, expect, it } from "vitest";
import type { CalendarDate } from "../../platform/dates.ts";
import { busyDaysIn } from "./busy-days-in.ts";

const file = (...lines: readonly (string | readonly string[])[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines.flat(), "END:VCALENDAR", ""].join("\r\n");
const event = (uid: string, ...lines: readonly string[]) => [
  ...["BEGIN:VEVENT", `UID:${uid}`, "DTSTAMP:20261101T000000Z"],
  ...[...lines, "END:VEVENT"],
];
const busy = async (text: string, first: CalendarDate = "2027-01-01", last: CalendarDate = "2027-12-31") =>
  [...(await busyDaysIn(text, { first, last }))].sort();

describe("the busy days of a calendar of", () => {
  it("Google: named zones with a rule for each clock change, all-day holidays that leave free, exceptions in either clock", async () => {
    const newYork = [
      ...["BEGIN:VTIMEZONE", "TZID:America/New_York", "X-LIC-LOCATION:America/New_York"],
      ...["BEGIN:DAYLIGHT", "TZOFFSETFROM:-0500", "TZOFFSETTO:-0400", "TZNAME:EDT", "DTSTART:19700308T020000"],
      ...["RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU", "END:DAYLIGHT"],
      ...["BEGIN:STANDARD", "TZOFFSETFROM:-0400", "TZOFFSETTO:-0500", "TZNAME:EST", "DTSTART:19701101T020000"],
      ...["RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU", "END:STANDARD", "END:VTIMEZONE"],
    ];
    const residency = event(
      "residency@google.com",
      ...["DTSTART;TZID=America/New_York:20270305T210000", "DTEND;TZID=America/New_York:20270306T003000"],
      ...["RRULE:FREQ=WEEKLY;WKST=SU;UNTIL=20270410T035959Z;BYDAY=FR", "EXDATE;TZID=America/New_York:20270312T210000"],
      ...["LAST-MODIFIED:20261101T000000Z", "SEQUENCE:1", "STATUS:CONFIRMED", "SUMMARY:Residency", "TRANSP:OPAQUE"],
    );
    const moved = event(
      "residency@google.com",
      ...["DTSTART;TZID=America/New_York:20270318T210000", "DTEND;TZID=America/New_York:20270319T003000"],
      ...["RECURRENCE-ID:20270320T010000Z", "SEQUENCE:2", "STATUS:CONFIRMED", "TRANSP:OPAQUE"],
    );
    const off = event(
      "residency@google.com",
      ...["DTSTART;TZID=America/New_York:20270326T210000", "DTEND;TZID=America/New_York:20270327T003000"],
      ...["RECURRENCE-ID;TZID=America/New_York:20270326T210000", "STATUS:CANCELLED"],
    );
    const holiday = event(
      "holiday@google.com",
      ...["DTSTART;VALUE=DATE:20270704", "DTEND;VALUE=DATE:20270705", "SUMMARY:Independence Day", "TRANSP:TRANSPARENT"],
    );
    const vacation = event(
      "vacation@google.com",
      ...["DTSTART;VALUE=DATE:20270809", "DTEND;VALUE=DATE:20270812", "TRANSP:OPAQUE", "SUMMARY:Away"],
    );
    const birthday = event(
      "birthday@google.com",
      ...["DTSTART;VALUE=DATE:20200229", "DTEND;VALUE=DATE:20200301", "RRULE:FREQ=YEARLY", "SUMMARY:Leap birthday"],
    );
    const google = file(
      ...["PRODID:-//Google Inc//Google Calendar 70.9054//EN", "CALSCALE:GREGORIAN", "METHOD:PUBLISH"],
      ...["X-WR-CALNAME:dj@example.com", "X-WR-TIMEZONE:America/New_York"],
      ...[newYork, residency, moved, off, holiday, vacation, birthday],
    );
    const days = ["2027-03-05", "2027-03-18", "2027-04-02", "2027-04-09", "2027-08-09", "2027-08-10", "2027-08-11"];
    expect(await busy(google)).toEqual(days);
    expect(await busy(google, "2028-01-01", "2028-12-31")).toEqual(["2028-02-29"]);
  });

  it("Apple: zones with their history, floating times, zones that are a mere offset, moved from one day on", async () => {
    const zone = [
      ...["BEGIN:VTIMEZONE", "TZID:America/New_York"],
      ...["BEGIN:DAYLIGHT", "DTSTART:19670430T020000", "RRULE:FREQ=YEARLY;UNTIL=19730429T070000Z;BYMONTH=4;BYDAY=-1SU"],
      ...["TZNAME:EDT", "TZOFFSETFROM:-0500", "TZOFFSETTO:-0400", "END:DAYLIGHT"],
      ...[
        "BEGIN:STANDARD",
        "DTSTART:19671029T020000",
        "RRULE:FREQ=YEARLY;UNTIL=20061029T060000Z;BYMONTH=10;BYDAY=-1SU",
      ],
      ...["TZNAME:EST", "TZOFFSETFROM:-0400", "TZOFFSETTO:-0500", "END:STANDARD"],
      ...["BEGIN:DAYLIGHT", "TZOFFSETFROM:-0500", "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU", "DTSTART:20070311T020000"],
      ...["TZNAME:EDT", "TZOFFSETTO:-0400", "END:DAYLIGHT"],
      ...["BEGIN:STANDARD", "TZOFFSETFROM:-0400", "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU", "DTSTART:20071104T020000"],
      ...["TZNAME:EST", "TZOFFSETTO:-0500", "END:STANDARD", "END:VTIMEZONE"],
    ];
    const lesson = event(
      "7A1F9E5C-0001",
      ...["DTSTART;TZID=America/New_York:20271028T190000", "DTEND;TZID=America/New_York:20271028T200000"],
      ...["RRULE:FREQ=WEEKLY;COUNT=4", "X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC", "TRANSP:OPAQUE", "SEQUENCE:0"],
      ...["BEGIN:VALARM", "UID:8B", "TRIGGER:-PT30M", "ACTION:DISPLAY", "END:VALARM"],
    );
    const later = event(
      "7A1F9E5C-0001",
      ...["RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/New_York:20271111T190000"],
      ...["DTSTART;TZID=America/New_York:20271112T190000", "DTEND;TZID=America/New_York:20271112T200000"],
    );
    const floating = event("7A1F9E5C-0002", "DTSTART:20270605T200000", "DURATION:PT3H", "SUMMARY:Wherever I am");
    const flight = event(
      "7A1F9E5C-0003",
      "DTSTART;TZID=GMT+0200:20270610T110000",
      "DTEND;TZID=GMT+0200:20270610T130000",
    );
    const landed = event(
      "7A1F9E5C-0004",
      "DTSTART;TZID=GMT-0400:20270612T200000",
      "DTEND;TZID=GMT-0400:20270612T210000",
    );
    const apple = file(
      ...["CALSCALE:GREGORIAN", "PRODID:-//Apple Inc.//macOS 15.0//EN", "X-APPLE-CALENDAR-COLOR:#1BADF8"],
      ...["X-WR-CALNAME:Home", zone, lesson, later, floating, flight, landed],
    );
    expect(await busy(apple)).toEqual([
      ...["2027-06-05", "2027-06-12", "2027-10-28", "2027-11-04", "2027-11-12", "2027-11-19"],
    ]);
  });

  it("Outlook: zones under Windows' names, in quotes, since 1601; all-day events at midnight; tentative, away and free", async () => {
    const zone = (name: string) => [
      ...["BEGIN:VTIMEZONE", `TZID:${name}`],
      ...["BEGIN:STANDARD", "DTSTART:16010101T020000", "TZOFFSETFROM:-0400", "TZOFFSETTO:-0500"],
      ...["RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11", "END:STANDARD"],
      ...["BEGIN:DAYLIGHT", "DTSTART:16010101T020000", "TZOFFSETFROM:-0500", "TZOFFSETTO:-0400"],
      ...["RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3", "END:DAYLIGHT", "END:VTIMEZONE"],
    ];
    const at = (property: string, time: string) => `${property};TZID="Eastern Standard Time":${time}`;
    const uid = "040000008200E00074C5B7101A82E008";
    const weekly = event(
      uid,
      ...[at("DTSTART", "20271102T183000"), at("DTEND", "20271102T200000"), at("EXDATE", "20271109T183000")],
      ...["RRULE:FREQ=WEEKLY;UNTIL=20271123T233000Z;INTERVAL=1;BYDAY=TU;WKST=SU", "CLASS:PUBLIC", "PRIORITY:5"],
      ...["X-MICROSOFT-CDO-BUSYSTATUS:BUSY", "X-MICROSOFT-CDO-INSTTYPE:1"],
    );
    const moved = event(
      uid,
      ...[at("RECURRENCE-ID", "20271116T183000"), at("DTSTART", "20271117T090000"), at("DTEND", "20271117T103000")],
      ...["X-MICROSOFT-CDO-BUSYSTATUS:BUSY", "X-MICROSOFT-CDO-INSTTYPE:3"],
    );
    const allDay = (day: string, end: string, status: string) =>
      event(
        `${uid}${day}`,
        ...[at("DTSTART", `${day}T000000`), at("DTEND", `${end}T000000`)],
        ...["X-MICROSOFT-CDO-ALLDAYEVENT:TRUE", `X-MICROSOFT-CDO-BUSYSTATUS:${status}`, "TRANSP:OPAQUE"],
      );
    const inUtc = event(
      `${uid}UTC`,
      ...['DTSTART;TZID="Coordinated Universal Time":20270911T010000', "DURATION:PT1H", "SUMMARY:Busy"],
    );
    const utc = [
      ...["BEGIN:VTIMEZONE", "TZID:Coordinated Universal Time", "BEGIN:STANDARD", "TZOFFSETFROM:+0000"],
      ...["TZOFFSETTO:+0000", "DTSTART:16010101T000000", "END:STANDARD", "END:VTIMEZONE"],
    ];
    const outlook = file(
      ...["PRODID:Microsoft Exchange Server 2010", "METHOD:PUBLISH", "X-WR-CALNAME:Calendar"],
      ...[zone("Eastern Standard Time"), utc, weekly, moved, inUtc],
      ...[allDay("20270501", "20270503", "OOF"), allDay("20270515", "20270516", "TENTATIVE")],
      allDay("20270522", "20270523", "FREE"),
    );
    expect(await busy(outlook)).toEqual([
      ...["2027-05-01", "2027-05-02", "2027-05-15", "2027-09-10", "2027-11-02", "2027-11-23"],
    ]);
  });

  /** The events of RFC 5545 are at nine in the morning, these at seven in the evening. */
  const examples: readonly [what: string, start: string, rule: string, days: string, exceptions?: string][] = [
    ["ten days", "19970902", "FREQ=DAILY;COUNT=10", "1997-09-02 03 04 05 06 07 08 09 10 11"],
    [
      "every other week on three days",
      "19970901",
      "FREQ=WEEKLY;INTERVAL=2;UNTIL=19971101T000000Z;WKST=SU;BYDAY=MO,WE,FR",
      "1997-09-01 03 05 15 17 19 29 1997-10-01 03 13 15 17 27 29 31",
    ],
    [
      "the first Friday of a month",
      "19970905",
      "FREQ=MONTHLY;COUNT=5;BYDAY=1FR",
      "1997-09-05 1997-10-03 1997-11-07 1997-12-05 1998-01-02",
    ],
    [
      "the second Monday from the end",
      "19970922",
      "FREQ=MONTHLY;COUNT=6;BYDAY=-2MO",
      "1997-09-22 1997-10-20 1997-11-17 1997-12-22 1998-01-19 1998-02-16",
    ],
    [
      "the third day from the end",
      "19970928",
      "FREQ=MONTHLY;BYMONTHDAY=-3;COUNT=6",
      "1997-09-28 1997-10-29 1997-11-28 1997-12-29 1998-01-29 1998-02-26",
    ],
    ["June and July", "19970610", "FREQ=YEARLY;COUNT=4;BYMONTH=6,7", "1997-06-10 1997-07-10 1998-06-10 1998-07-10"],
    ["the 20th Monday of a year", "19970519", "FREQ=YEARLY;BYDAY=20MO;COUNT=3", "1997-05-19 1998-05-18 1999-05-17"],
    [
      "the Monday of week 20",
      "19970512",
      "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=3",
      "1997-05-12 1998-05-11 1999-05-17",
    ],
    [
      "Friday the 13th, not the first day",
      "19970902",
      "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;UNTIL=20001231T000000Z",
      "1998-02-13 1998-03-13 1998-11-13 1999-08-13 2000-10-13",
      "19970902",
    ],
    [
      "election day",
      "19961105",
      "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8;COUNT=3",
      "1996-11-05 2000-11-07 2004-11-02",
    ],
    [
      "the third of three weekdays",
      "19970904",
      "FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3",
      "1997-09-04 1997-10-07 1997-11-06",
    ],
    ["weeks from Monday on", "19970805", "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO", "1997-08-05 10 19 24"],
    ["weeks from Sunday on", "19970805", "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU", "1997-08-05 17 19 31"],
    [
      "days that February lacks",
      "20070115",
      "FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5",
      "2007-01-15 30 2007-02-15 2007-03-15 30",
    ],
  ];

  /** Cases that libraries have got wrong; the days are those of python-dateutil. */
  const others: typeof examples = [
    [
      "the 15th of each month, by the year",
      "20040115",
      "FREQ=YEARLY;BYMONTHDAY=15;COUNT=3",
      "2004-01-15 2004-02-15 2004-03-15",
    ],
    [
      "months out of order",
      "20040305",
      "FREQ=MONTHLY;BYMONTH=9,3;BYMONTHDAY=5;COUNT=3",
      "2004-03-05 2004-09-05 2005-03-05",
    ],
    [
      "every fourth month, if it is May",
      "20040110",
      "FREQ=MONTHLY;INTERVAL=4;BYMONTH=5;COUNT=2",
      "2004-05-10 2005-05-10",
    ],
    ["a leap day each year", "20000229", "FREQ=YEARLY;COUNT=2", "2000-02-29 2004-02-29"],
    [
      "the last weekday of a quarter",
      "20040331",
      "FREQ=MONTHLY;INTERVAL=3;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3",
      "2004-03-31 2004-06-30 2004-09-30",
    ],
    [
      "the first Saturday or Sunday of May",
      "20040501",
      "FREQ=YEARLY;BYMONTH=5;BYDAY=SA,SU;BYSETPOS=1;COUNT=3",
      "2004-05-01 2005-05-01 2006-05-06",
    ],
    ["the last day of a year", "20031231", "FREQ=YEARLY;BYYEARDAY=-1;COUNT=3", "2003-12-31 2004-12-31 2005-12-31"],
    ["another hour than the first", "20040105", "FREQ=WEEKLY;BYHOUR=9,21;COUNT=2", "2004-01-05 12"],
    ["every eight hours for a day", "20040105", "FREQ=HOURLY;INTERVAL=8;COUNT=3", "2004-01-05 06"],
  ];

  function datesIn(text: string): string[] {
    let month = "";
    return text.split(" ").map((part) => {
      if (part.length > 2) month = part.slice(0, 8);
      return part.length > 2 ? part : month + part;
    });
  }

  it.each([...examples, ...others])("rules: %s", async (_, start, rule, days, exception) => {
    const lines = [`DTSTART;TZID=America/New_York:${start}T190000`, "DURATION:PT1H", `RRULE:${rule}`];
    const without = exception ? [`EXDATE;TZID=America/New_York:${exception}T190000`] : [];
    expect(await busy(file(event("rfc", ...lines, ...without)), "1996-01-01", "2007-12-31")).toEqual(datesIn(days));
  });
});
