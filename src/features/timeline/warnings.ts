import { billDollars } from "../../platform/money.ts";
import type { Moment } from "./model.ts";
import { bookedEnd, clockWords, lengthWords, timesOf } from "./times.ts";

/** Times are `HH:MM`; `extraHour` is in cents, null: not offered. */
export interface Booked {
  startTime: string;
  endTime: string;
  extraHour: number | null;
}

export interface PlanWarning {
  kind: "overlap" | "beyond" | "microphone" | "music";
  id: string;
  words: string;
}

const microphone = /\bmics?\b|microphone|handheld|lapel|lectern|headset/i;
const meal = /\b(?:dinner|lunch|brunch|breakfast|buffet|meal|cena)\b/i;

export function warningsOf(moments: readonly Moment[], { startTime, endTime, extraHour }: Booked): PlanWarning[] {
  const times = timesOf(moments, startTime);
  const end = bookedEnd(startTime, endTime);
  const found: PlanWarning[] = [];
  let latest = { name: "", end: Number.NEGATIVE_INFINITY };
  moments.forEach(({ id, name, leader, note, songTitle, speech }, at) => {
    const time = times[at];
    if (!time) return;
    if (time.begin < latest.end) {
      const over = lengthWords(latest.end - time.begin);
      found.push({ kind: "overlap", id, words: `“${name}” begins ${over} before “${latest.name}” is over.` });
    }
    if (time.end > latest.end) latest = { name, end: time.end };
    if (speech && !microphone.test(`${leader ?? ""} ${note ?? ""}`))
      found.push({
        kind: "microphone",
        id,
        words: `“${name}” has no microphone yet. Name one in its notes: handheld or lapel.`,
      });
    if (meal.test(name) && !songTitle)
      found.push({ kind: "music", id, words: `“${name}” has no music yet. Name a song, a list or a style.` });
  });
  const last = moments.at(-1);
  if (last && latest.end > end) {
    const hours = Math.ceil((latest.end - end) / 60);
    const price =
      extraHour === null
        ? ""
        : ` ${hours === 1 ? "An hour more is" : `${hours} hours more are`} ${billDollars(hours * extraHour)}.`;
    const words = `The plan ends at ${clockWords(latest.end)}, ${lengthWords(latest.end - end)} after the booked time.${price}`;
    found.push({ kind: "beyond", id: last.id, words });
  }
  return found;
}
