import * as z from "zod/mini";
import { limits, optionalText, requiredLine, wholeNumber } from "../../../platform/fields/fields.ts";
import { unprintableIn } from "../../../platform/fields/on-paper.ts";
import { wrongPlaceholder } from "../clauses.ts";

/** Characters. */
const longest = 3000;

const inContract = z.refine<string | null>((words) => wrongIn(words) === null, {
  error: ({ input }) => wrongIn(String(input)) ?? "",
});

function wrongIn(words: string | null): string | null {
  if (words === null) return null;
  const unprintable = unprintableIn(words.replace(/\s/g, " "));
  return unprintable ? `Our papers cannot print “${unprintable}”` : wrongPlaceholder(words);
}

const words = z.pipe(
  optionalText(longest),
  z.nullable(z.string()).check(
    z.overwrite((text) => text?.replace(/\s+/g, " ") ?? null),
    inContract,
  ),
);

export const wordsForm = z.object({
  clause: z.string("Please reload the page").check(z.regex(/^[a-z0-9-]{3,40}$/, "Please reload the page")),
  version: wholeNumber(0, 9999, "Please reload the page"),
  heading: z.pipe(
    requiredLine(limits.name, "Please enter a heading"),
    z.string().check(z.refine((heading) => wrongIn(heading) === null, "Please use plain letters in the heading")),
  ),
  text: words,
  withoutDeposit: words,
  /** Previews the clause and stores nothing. */
  look: z.optional(z.string()),
});

export type WordsField = keyof z.input<typeof wordsForm>;
