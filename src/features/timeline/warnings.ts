import { countIn, fill } from "../../platform/language.ts";
import { billDollars } from "../../platform/money.ts";
import type { Moment, PlanWords } from "./model.ts";
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

const microphone = /\bmics?\b|microphone|handheld|lapel|lectern|headset|micrófono|de mano|solapa|diadema/i;
const meal = /\b(?:dinner|lunch|brunch|breakfast|buffet|meal|cena|almuerzo|comida|desayuno)\b/i;

export function warningsOf(
  moments: readonly Moment[],
  { startTime, endTime, extraHour }: Booked,
  { formats, plan: { warnings } }: PlanWords,
): PlanWarning[] {
  const times = timesOf(moments, startTime);
  const end = bookedEnd(startTime, endTime);
  const found: PlanWarning[] = [];
  let latest = { name: "", end: Number.NEGATIVE_INFINITY };
  moments.forEach(({ id, name, leader, note, songTitle, speech }, at) => {
    const time = times[at];
    if (!time) return;
    if (time.begin < latest.end) {
      const length = lengthWords(latest.end - time.begin, formats);
      found.push({ kind: "overlap", id, words: fill(warnings.overlap, { name, length, other: latest.name }) });
    }
    if (time.end > latest.end) latest = { name, end: time.end };
    if (speech && !microphone.test(`${leader ?? ""} ${note ?? ""}`))
      found.push({ kind: "microphone", id, words: warnings.microphone });
    if (meal.test(name) && !songTitle) found.push({ kind: "music", id, words: warnings.music });
  });
  const last = moments.at(-1);
  if (last && latest.end > end) {
    const hours = Math.ceil((latest.end - end) / 60);
    const price = billDollars(hours * (extraHour ?? 0));
    const more = extraHour === null ? "" : ` ${fill(countIn(formats, warnings.more, hours), { price })}`;
    const [time, length] = [clockWords(latest.end, formats), lengthWords(latest.end - end, formats)];
    const words = fill(warnings.beyond, { time, length }) + more;
    found.push({ kind: "beyond", id: last.id, words });
  }
  return found;
}
