/** As the DJ's library says: beats per minute, and a key in any of the notations that libraries write. */
export interface Mixing {
  bpm: number | null;
  key: string | null;
}

/** `hour` by Camelot's wheel: neighbors on it share all notes but one. */
interface WheelKey {
  hour: number;
  isMinor: boolean;
}

const semitones: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const onWheel = (hour: number) => (((hour - 1) % 12) + 12) % 12;

/** Reads "8A" (Camelot), "1m" (Open Key), "Am", "F♯ minor", "D♯m/E♭m", "Bbmaj", and "e" for E minor. */
function wheelKey(key: string): WheelKey | null {
  const text = key.replace(/\/.*/, "").trim().replaceAll("♯", "#").replaceAll("♭", "b");
  const [, camelot, side = ""] = /^(0?[1-9]|1[0-2])([AB])$/i.exec(text) ?? [];
  if (camelot) return { hour: onWheel(Number(camelot)), isMinor: side.toUpperCase() === "A" };
  const [, open, mode] = /^(0?[1-9]|1[0-2])([md])$/i.exec(text) ?? [];
  if (open) return { hour: onWheel(Number(open) + 7), isMinor: mode?.toLowerCase() === "m" };
  const [, note = "", sign, rest = ""] = /^([A-G])([#b]?)\s*(m|min|minor|maj|major|)$/i.exec(text) ?? [];
  const natural = semitones[note.toUpperCase()];
  if (natural === undefined) return null;
  const isMinor = rest === "m" || /^min/i.test(rest) || (rest === "" && note !== note.toUpperCase());
  const pitch = natural + (sign === "#" ? 1 : sign ? -1 : 0) + (isMinor ? 3 : 0);
  return { hour: onWheel(pitch * 7 + 8), isMinor };
}

/** As far as a tempo is moved without being heard. */
const mostStretched = 0.06;

/** At the same tempo, or its half or double. */
const hasLikeTempo = (a: number, b: number): boolean =>
  [0.5, 1, 2].some((times) => Math.abs((b * times) / a - 1) <= mostStretched);

/** Keys that sound well together: the same, its relative, and the neighbors of the same mode. False where anything is unknown. */
export function mixWell(a: Mixing, b: Mixing): boolean {
  const [first, second] = [wheelKey(a.key ?? ""), wheelKey(b.key ?? "")];
  if (!a.bpm || !b.bpm || !first || !second || !hasLikeTempo(a.bpm, b.bpm)) return false;
  const apart = Math.abs(first.hour - second.hour);
  return apart === 0 || (first.isMinor === second.isMinor && (apart === 1 || apart === 11));
}

export const mixingInWords = ({ bpm, key }: Mixing): string =>
  [bpm ? `${Math.round(bpm)} BPM` : "", key].filter(Boolean).join(", ");
