import * as z from "zod/mini";
import { addDays, calendarDateAt, clockTimeAt, instantAt, minutesOf } from "../../../../platform/dates.ts";
import { hour } from "../../../../platform/durations.ts";
import { momentInWords } from "../../../../platform/english.ts";
import { anyLine, optionalChoice, timeOfDay } from "../../../../platform/fields/fields.ts";

const mostSongs = 3000;

/** A form sends one value or many of a name. */
const all = (item: z.ZodMiniType<string, string>) =>
  z.pipe(
    z.pipe(
      z.optional(z.nullable(z.union([z.string(), z.array(z.string())]))),
      z.transform((value) => [value ?? []].flat()),
    ),
    z.array(item).check(z.maxLength(mostSongs)),
  );

const keys = all(z.string().check(z.maxLength(500)));

export const longestWords = 200;
const words = anyLine(longestWords);

export const faultIn = (typed: string): string | undefined => z.safeParse(words, typed).error?.issues[0]?.message;

const wrongTime = "Please enter a time such as 19:40";
const time = timeOfDay(wrongTime);

/** Milliseconds: half a day away AM and PM were mistaken. */
const farthest = 8 * hour;
const days = [-1, 0, 1] as const;

/** Gives the instant nearest to the plan for an `HH:MM`. Empty: not noted. */
export function startIn(typed: string, plannedAt: number): { at: number | null } | { fault: string } {
  if (typed === "") return { at: null };
  if (!time.safeParse(typed).success) return { fault: wrongTime };
  const [nearest = plannedAt] = days
    .map((each) => instantAt(addDays(calendarDateAt(plannedAt), each), minutesOf(typed)))
    // Where clocks are set back, a time comes twice.
    .flatMap((at) => [at, at + hour].filter((each) => clockTimeAt(each) === typed))
    .toSorted((a, b) => Math.abs(a - plannedAt) - Math.abs(b - plannedAt));
  if (Math.abs(nearest - plannedAt) <= farthest) return { at: nearest };
  return { fault: `This is far from the plan, ${momentInWords(plannedAt, plannedAt)}: please look at AM and PM` };
}

/** `words` follow the order of `listed`, `began` that of `moments` and of `noted`, as the page showed it. */
export const recapForm = z.object({
  logged: keys,
  out: keys,
  listed: keys,
  words: all(words),
  moments: keys,
  noted: all(z.string().check(z.maxLength(5))),
  began: all(z.string().check(z.maxLength(8))),
  decision: optionalChoice(["released", "withheld", "waiting"], "Please press the button again"),
});

export type RecapField = keyof z.output<typeof recapForm>;
