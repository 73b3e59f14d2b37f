import type icalLibrary from "ical.js";
import { day } from "../../platform/durations.ts";
import { timeOf, timesReader } from "../calendars/entries.ts";

type Component = InstanceType<(typeof icalLibrary)["Component"]>;

const mostSteps = 1_000_000;

const head = ["Name", "Email", "Event date", "Start time", "End time", "Venue", "Status", "Price", "Notes"];

const textIn = (event: Component, name: string): string => String(event.getFirstPropertyValue(name) ?? "").trim();

const written = (wall: number): [date: string, time: string] => {
  const text = new Date(wall).toISOString();
  return [text.slice(0, 10), text.slice(11, 16)];
};

/**
 * RFC 5545. Canceled events, those that take no time and repetitions say why they stay out. Prices are 0 until the DJ corrects them. Null: it
 * cannot be read.
 */
export async function tableOfCalendar(text: string): Promise<{ head: string[]; rows: string[][] } | null> {
  // A big library, loaded only for calendars.
  const { default: ical } = await import("ical.js");
  let left = mostSteps;
  const spend = (steps: number) => {
    left -= steps;
    if (left < 0) throw new Error("too many entries");
  };
  try {
    const parsed: unknown = ical.parse(text);
    const roots: unknown[] = Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed];
    const rows = roots.flatMap((root) => {
      const calendar = new ical.Component(Array.isArray(root) ? root : []);
      const { entryOf } = timesReader(ical, calendar, Date.now() + 40 * 365 * day, spend);
      return calendar.getAllSubcomponents("vevent").flatMap((inCalendar) => {
        // Detached from its calendar, in which ical.js would search all zones for each time.
        const event = new ical.Component(inCalendar.toJSON());
        const [summary, entry] = [textIn(event, "summary"), entryOf(event)];
        const leftOut = (why: string) => [summary, "", "", "", "", "", `Left out: ${why}`, "", ""];
        if (!entry) return [leftOut("Its time in the calendar cannot be read")];
        if (!entry.takesTime) return [leftOut("It is canceled or takes no time in the calendar")];
        const begins = timeOf(entry, entry.start);
        const [[date, start], [, end]] = [written(begins), written(begins + entry.length)];
        const times = entry.isWhole || entry.length <= 0 ? ["", ""] : [start, end];
        const email = textIn(event, "attendee").replace(/^mailto:/i, "");
        const status = /^tentative$/i.test(textIn(event, "status")) ? "Hold" : "Booked";
        const isRepeated = event.hasProperty("rrule") || event.hasProperty("rdate");
        const repeats = isRepeated ? "It repeats in the calendar: this is the first time" : "";
        const notes = [textIn(event, "description"), repeats].filter(Boolean).join("\n");
        return [
          [summary, email.includes("@") ? email : "", date, ...times, textIn(event, "location"), status, "0", notes],
          ...(isRepeated
            ? [leftOut(`It repeats after ${date}, and only that day is taken: add the other days by hand`)]
            : []),
        ];
      });
    });
    return { head, rows };
  } catch {
    return null;
  }
}
