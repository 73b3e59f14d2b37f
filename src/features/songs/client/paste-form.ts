import * as z from "zod/mini";
import { choice, idempotencyKey, optionalChoice, optionalLine, requiredText } from "../../../platform/fields/fields.ts";
import { maxSongs, songPreferences } from "../model.ts";
import { pasteOrders } from "../pasted-songs.ts";

const longestPaste = 200_000;

const list = {
  booking: optionalLine(100),
  text: requiredText(1, longestPaste, "Please paste at least one song"),
  preference: choice(songPreferences, "Please choose how much you want them"),
  momentId: optionalLine(100),
  order: optionalChoice(pasteOrders, "Please choose what comes first"),
};

export const pasteForm = z.object(list);

const places = z.pipe(
  z.pipe(
    z.optional(z.nullable(z.union([z.string(), z.array(z.string())]))),
    z.transform((value) => [value ?? []].flat()),
  ),
  z.pipe(
    z.array(z.string().check(z.regex(/^\d{1,4}$/))).check(z.maxLength(maxSongs)),
    z.transform((values) => new Set(values.map(Number))),
  ),
);

/** Places of songs to add, and of those with title and artist swapped. */
export const pastedForm = z.extend(pasteForm, { take: places, turn: places, idempotencyKey });

export type PasteField = keyof z.output<typeof pasteForm>;
