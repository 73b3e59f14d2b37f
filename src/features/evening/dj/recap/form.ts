import * as z from "zod/mini";
import { optionalChoice } from "../../../../platform/fields/choice-fields.ts";
import { anyLine } from "../../../../platform/fields/fields.ts";

const mostSongs = 3000;

/** One or many of a name. */
const all = (item: z.ZodMiniType<string, string>) =>
  z.pipe(
    z.pipe(
      z.optional(z.nullable(z.union([z.string(), z.array(z.string())]))),
      z.transform((value) => [value ?? []].flat()),
    ),
    z.array(item).check(z.maxLength(mostSongs)),
  );

const keys = all(z.string().check(z.maxLength(500)));

/** About a song. */
export const longestWords = 200;
const words = anyLine(longestWords);

/** Of what was typed for one song. */
export const faultIn = (typed: string): string | undefined => z.safeParse(words, typed).error?.issues[0]?.message;

/** `logged` are the songs that the page showed, `out` those that were ticked; `words` go with the songs of `listed`. */
export const recapForm = z.object({
  logged: keys,
  out: keys,
  listed: keys,
  words: all(words),
  decision: optionalChoice(["released", "withheld", "waiting"], "Please press the button again"),
});

export type RecapField = keyof z.output<typeof recapForm>;
