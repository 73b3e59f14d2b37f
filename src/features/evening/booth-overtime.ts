import { instantAt } from "../../platform/dates.ts";
import { hour, minute } from "../../platform/durations.ts";
import { momentInWords, timeInWords } from "../../platform/english.ts";
import { hasNoAddress } from "../../platform/fields/no-address.ts";
import { dollars } from "../../platform/money.ts";
import { withOvertime } from "../bookings/lines.ts";
import { statusAt } from "../bookings/model.ts";
import { overtimeAfterEnd, stepsAt } from "../contracts/overtime.ts";
import { isTaxed, taxInSentence, taxOf } from "../prices/tax.ts";
import { bookedEnd, hoursOf, lengthWords } from "../timeline/times.ts";
import type { Booth, BoothOvertime } from "./model.ts";
import type { Evening } from "./read-evening.ts";

/** A sentence about when music has to stop, which only a person can judge. */
const aboutTheEnd =
  /[^.\n]*\b(?:curfew|noise|quiet hours|music\s+(?:must\s+|has to\s+)?(?:ends?|stops?|off|until))\b[^.\n]*/gi;

/** "10 PM", "10 p.m." cut at its period, "22:00" or "midnight" after what it is about. */
const namedEnd =
  /(?:curfew|noise|quiet hours|music)\b.*?\b(?:(\d{1,2})(?::(\d\d))?\s*([ap])(?:m|\b)|(\d{1,2}:\d\d)|(midnight))/i;

function sentencesOf({ booking, details, moments }: Evening): string[] {
  const written = [
    details?.loadIn,
    details?.power,
    details?.rainPlan,
    booking.note,
    ...moments.map(({ note }) => note),
  ];
  const found = written.flatMap((words) => words?.match(aboutTheEnd) ?? []);
  return [...new Set(found.map((sentence) => `The plan says: “${sentence.trim()}”`))];
}

function endIn(words: string): string | null {
  const [match, hours, minutes = "00", half = "", clock = "00:00"] = namedEnd.exec(words) ?? [];
  if (!match) return null;
  return hours ? `${(Number(hours) % 12) + (/p/i.test(half) ? 12 : 0)}:${minutes}` : clock;
}

/** Earlier ends are of a part, as of a ceremony's music. */
const lastHours = 2 * hour;

/** The earliest end of the evening's music that the plan's own words name. */
export function namedEndOf(evening: Evening): Booth["namedEnd"] {
  const { eventDate, startTime } = evening.booking;
  const { endsAt } = hoursOf(evening.booking, eventDate);
  const found = sentencesOf(evening).flatMap((words) => {
    const time = endIn(words);
    return time === null ? [] : [{ words, at: instantAt(eventDate, bookedEnd(startTime, time)) }];
  });
  return found.filter(({ at }) => at >= endsAt - lastHours).toSorted((one, other) => one.at - other.at)[0] ?? null;
}

function answerOf({ overtime }: Evening, now: number): string | null {
  if (!overtime) return null;
  const { status, answerBy, decidedAt, decidedBy, before, after } = overtime;
  const at = decidedAt === null ? "" : ` at ${momentInWords(decidedAt, now)}`;
  const until = timeInWords(after.endTime);
  if (after.price < before.price) return `Taken back${at}: the music ends at ${until}.`;
  if (status === "accepted")
    return decidedBy === null
      ? `They said yes${at}: the music goes on until ${until}, and ${dollars(after.price - before.price)} is on their bill.`
      : `Noted that they said yes in the room: until ${until}, ${dollars(after.price - before.price)}.`;
  if (status === "declined") return `They said no${at}. Nothing is added.`;
  const isLapsed = status === "proposed" ? answerBy <= now : decidedAt === answerBy;
  return isLapsed
    ? "Nobody answered in time. Nothing is added."
    : status === "proposed"
      ? null
      : "Taken back. Nothing is added.";
}

/** From the booked start to some hours after the end. */
export function boothOvertime(evening: Evening, now: number): BoothOvertime | null {
  const { booking, overtime, overtimeRate: rate, details } = evening;
  const { startsAt, endsAt } = hoursOf(booking, booking.eventDate);
  const status = statusAt(booking, now);
  const steps = stepsAt(rate);
  const tax = taxOf(booking.lines);
  const taxed = tax && isTaxed(booking.lines, "hour") ? `, plus ${taxInSentence(tax)}` : "";
  if (status === "cancelled" || status === "released" || steps.length === 0) return null;
  if (now < startsAt || now > endsAt + overtimeAfterEnd) return null;
  const isOpen = overtime?.status === "proposed" && overtime.answerBy > now;
  const asked = isOpen ? overtime : null;
  const ends = steps.map((minutes) => ({ minutes, ...withOvertime(booking, minutes, rate) }));
  const minutesTo = (time: string) => bookedEnd(booking.startTime, time);
  const outBy = details?.outBy ?? null;
  const tooLate = outBy === null ? undefined : ends.find(({ endTime }) => minutesTo(endTime) > minutesTo(outBy));
  const minutesAdded = overtime ? minutesTo(overtime.after.endTime) - minutesTo(overtime.before.endTime) : 0;
  const minutesAsked = asked ? minutesTo(asked.after.endTime) - minutesTo(booking.endTime) : 0;
  return {
    from: booking.endTime,
    terms: `Booked until ${timeInWords(booking.endTime)}. After that an hour is ${dollars(rate)}${taxed}.`,
    steps: ends.map(({ minutes, price }) => {
      return { minutes, label: `${lengthWords(minutes)}, ${dollars(price - booking.price)}` };
    }),
    rules: [
      ...(hasNoAddress(booking.clientEmail) ? ["They have no email: ask them in the room."] : []),
      ...sentencesOf(evening),
      ...(tooLate && outBy
        ? [`Until ${timeInWords(tooLate.endTime)}, but everybody has to be out by ${timeInWords(outBy)}.`]
        : []),
      ...(evening.proposal && evening.proposal.answerBy === null
        ? ["A change of the booking waits for an answer: asking for more music ends it."]
        : []),
    ],
    asked: asked && {
      minutes: minutesAsked,
      words: `Asked for ${lengthWords(minutesAsked)} more, until ${timeInWords(asked.after.endTime)}, for ${dollars(asked.after.price - asked.before.price)}. They can answer until ${momentInWords(asked.answerBy, now)}.`,
    },
    answer: answerOf(evening, now),
    added:
      overtime?.status === "accepted" && overtime.after.endTime === booking.endTime && minutesAdded > 0
        ? { minutes: minutesAdded, before: endsAt - minutesAdded * minute }
        : null,
    canUndo:
      overtime?.status === "accepted" &&
      overtime.decidedBy !== null &&
      overtime.after.price > overtime.before.price &&
      overtime.after.endTime === booking.endTime &&
      overtime.after.price === booking.price,
  };
}
