import { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { site } from "../../content/site.ts";
import { calls as english } from "../../content/words/en/calls.ts";
import { calendarText, newCalendar } from "../../platform/files/calendar-file.ts";
import { fill } from "../../platform/language.ts";
import { callPeriod } from "./model.ts";

interface DatedCall {
  id: string;
  startsAt: number;
  phone: string;
  sequence: number;
  updatedAt: number;
}

export const callEvent = ({ id, startsAt, phone, sequence, updatedAt }: DatedCall, origin: string) => ({
  id: `call-${id}@${new URL(origin).hostname}`,
  sequence,
  stamp: new Date(updatedAt),
  lastModified: new Date(updatedAt),
  start: new Date(startsAt),
  end: new Date(callPeriod(startsAt).to),
  location: phone,
});

export function callCalendarFile(
  call: DatedCall & { canceledAt: number | null },
  origin: string,
  { event: named } = english,
): string {
  const isOff = call.canceledAt !== null;
  const event = {
    ...callEvent(call, origin),
    summary: fill(named, { name: site.name }),
    organizer: { name: site.name, email: site.email },
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
  const method = isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  return calendarText(newCalendar("Call", { name: site.name, method, events: [event] }));
}
