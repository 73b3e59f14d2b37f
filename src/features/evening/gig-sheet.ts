import type { BookingStatus } from "../../content/statuses.ts";
import { clockTimeAt, hoursBetween, instantAt } from "../../platform/dates.ts";
import { lengthInWords, timeInWords } from "../../platform/english.ts";
import { writesIn } from "../../platform/language.ts";
import { listInWords } from "../../platform/numbers.ts";
import { agreedOnTop, countBooked, countOfLine, lineInWords } from "../bookings/lines.ts";
import { crewInWords, statusAt } from "../bookings/model.ts";
import { summaryDifferences } from "../bookings/summary-differences.ts";
import { crateInWords } from "../crate/match-songs.ts";
import { sunsetMinutes, sunsetOn } from "../dates/sunset.ts";
import type { PriceLine } from "../prices/model.ts";
import { type SongPreference, songPreferences } from "../songs/model.ts";
import { songKey } from "../songs/same-song.ts";
import { hoursOf } from "../timeline/times.ts";
import { type Evening, momentSubject, momentsOfEvening, packingSubject } from "./read-evening.ts";

const usualThings = ["Main rig", "Battery speakers", "Uplights", "Two handheld microphones", "Cables and tape"];

const inWords = (instant: number): string => timeInWords(clockTimeAt(instant));

const linesOf = (text: string | null | undefined): string[] =>
  (text ?? "")
    .split(/\n|;/)
    .map((line) => line.trim())
    .filter(Boolean);

const named = ({ title, artist }: { title: string; artist: string | null }): string =>
  [title, artist].filter(Boolean).join(" by ");

/** Leaves out hours, travel, discounts and mere prices. */
const thingsBooked = (lines: readonly PriceLine[]): string[] =>
  lines.flatMap((line) =>
    line.kind === "add-on" || (line.kind === "own" && line.amount > 0 && line.label !== agreedOnTop)
      ? [[line.label, ...(countOfLine(line) > 1 ? [countOfLine(line)] : [])].join(", ")]
      : [],
  );

function agreedOf({ lines, packageName, startTime, endTime }: Evening["booking"]): string[] {
  const hours = lengthInWords(hoursBetween(startTime, endTime));
  const isAgreed = ({ kind, label, amount }: PriceLine) =>
    kind !== "discount" && kind !== "hour" && kind !== "tax" && label !== agreedOnTop && (kind !== "own" || amount > 0);
  if (lines.length === 0) return [`${packageName}, ${hours}`];
  return lines.filter(isAgreed).map((line) => (line.kind === "offer" ? `${line.label}, ${hours}` : lineInWords(line)));
}

const over: Partial<Record<BookingStatus, string>> = {
  cancelled: "The booking is canceled. It was to be",
  released: "The hold has ended. It was to be",
};

const isAway = (preference: SongPreference): boolean =>
  preference === "do-not-play" || preference === "do-not-play-unless-asked";

/** The day's other events, and the road between where one crew plays both. */
const othersOfDay = ({ booking, sameDay }: Evening): string[] =>
  sameDay.map((other) =>
    [
      `${other.eventType}, ${other.clientName}`,
      `${timeInWords(other.startTime)} to ${timeInWords(other.endTime)}`,
      other.venue,
      crewInWords([booking, other].find(({ crew }) => crew === "other") ?? (booking.crew ? booking : other)),
    ]
      .filter(Boolean)
      .join(", "),
  );

/** Who comes along for what was bought, or is part of the package; null for nobody. */
function teamOf({ booking, helpers }: Evening): string | null {
  const along = helpers.flatMap(({ name, includedIn, people }) => {
    const count = includedIn.includes(booking.packageName) ? 1 : countBooked(booking, { name, isHour: false });
    return count > 0 ? [{ name, people: people * count }] : [];
  });
  const all = along.reduce((sum, { people }) => sum + people, 0);
  return all > 0 ? `You and ${all} more: ${along.map(({ name, people }) => `${people} for ${name}`).join(", ")}` : null;
}

export type GigSheet = ReturnType<typeof gigSheetOf>;

export function gigSheetOf(evening: Evening, now: number) {
  const { booking, details, songs, ticks, version, contract, comments } = evening;
  const date = booking.eventDate;
  const timed = momentsOfEvening(evening, date);
  const { startsAt, endsAt } = hoursOf(booking, date);
  const sunset = sunsetOn(date, booking.city);
  const setsAt = instantAt(date, sunsetMinutes(date, booking.city));
  const sunsetRow = timed.findLastIndex(({ plannedAt }) => plannedAt <= setsAt);
  const isTicked = (subject: string) => ticks.some((tick) => tick.subject === subject && tick.done);
  const things = linesOf(details?.packing);
  const booked = thingsBooked(booking.lines);
  // "Uplights, 8" as booked stands for the usual "Uplights".
  const isBooked = (thing: string) => booked.some((each) => each === thing || each.startsWith(`${thing}, `));
  const brought = (things.length > 0 ? things : usualThings).filter((thing) => !isBooked(thing));
  const packed = [...new Set([...brought, ...booked])];
  const timedIds = new Set(timed.map(({ id }) => id));
  return {
    id: booking.id,
    date,
    clientName: booking.companyName ? `${booking.companyName}, ${booking.clientName}` : booking.clientName,
    eventType: booking.eventType,
    language: writesIn(evening.language),
    guestCount: details?.guestCount ?? null,
    times: `${inWords(startsAt)} to ${inWords(endsAt)}`,
    endsAt,
    venue: booking.venue,
    city: booking.city,
    arriveAt: details?.arriveAt ? timeInWords(details.arriveAt) : null,
    loadIn: details?.loadIn ?? null,
    power: details?.power ?? null,
    rainPlan: details?.rainPlan ?? null,
    outBy: details?.outBy ? timeInWords(details.outBy) : null,
    contacts: [
      ...(details?.contacts ?? []),
      ...(booking.clientPhone ? [{ name: booking.clientName, role: "client", phone: booking.clientPhone }] : []),
    ],
    moments: timed.map(({ id, name, minutes, songTitle, songArtist, leader, note, plannedAt, beganAt, isDone }) => ({
      id,
      subject: momentSubject(id),
      name,
      minutes,
      time: inWords(plannedAt),
      began: beganAt === null ? null : inWords(beganAt),
      song: songTitle ? named({ title: songTitle, artist: songArtist }) : null,
      songs: songs.filter(({ momentId, preference }) => momentId === id && !isAway(preference)).length,
      leader,
      note,
      comments: comments.filter(({ momentId }) => momentId === id).map(({ author, words }) => `${author}: ${words}`),
      isDone,
    })),
    /** The row before the sunset; -1: it comes before the first. */
    sunset: { ...sunset, after: sunsetRow },
    sayIt: timed.flatMap(({ sayIt }) => linesOf(sayIt)),
    lists: [...timed, { id: null, name: "Dance floor" }].flatMap(({ id, name }) => {
      const own = songs.filter(
        ({ momentId }) => (momentId !== null && timedIds.has(momentId) ? momentId : null) === id,
      );
      return songPreferences
        .filter((preference) => !isAway(preference))
        .map((preference) => ({
          key: `${id ?? "floor"} ${preference}`,
          moment: name,
          preference,
          songs: own
            .filter((song) => song.preference === preference)
            .map(({ title, artist, note, seconds }) => ({
              title,
              artist,
              note,
              seconds,
              track: evening.tracks.get(songKey(title, artist)) ?? null,
            })),
        }))
        .filter((list) => list.songs.length > 0);
    }),
    doNotPlays: songs
      .filter(({ preference }) => isAway(preference))
      .map((song) => `${named(song)}${song.preference === "do-not-play" ? "" : " (unless a guest asks)"}`),
    agreed: [
      ...agreedOf(booking),
      ...(contract?.agreement.terms ?? []).filter(({ id }) => id === "overtime").map(({ text }) => text),
    ],
    signed:
      over[statusAt(booking, now)] ??
      (evening.isSigned
        ? "Agreed and signed"
        : `Not signed by ${listInWords(evening.unsigned.map(({ name }) => name)) || "you"}`),
    proposed: evening.proposal
      ? summaryDifferences(evening.proposal).map(({ label, was, is }) => `${label}: ${was} → ${is}`)
      : [],
    note: booking.note,
    sameDay: othersOfDay(evening),
    team: teamOf(evening),
    packing: packed.map((thing) => {
      const subject = packingSubject(thing);
      return { thing, subject, isDone: isTicked(subject) };
    }),
    version,
    /** Null without a crate or songs. */
    crate:
      evening.crate && evening.crate.length > 0
        ? {
            words: crateInWords(evening.crate, null),
            open: evening.crate.filter(({ state }) => state !== "found"),
          }
        : null,
  };
}
