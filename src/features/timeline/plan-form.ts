import * as z from "zod/mini";
import {
  choice,
  idempotencyKey,
  limits,
  optionalChoice,
  optionalLine,
  optionalText,
  parsedJson,
  requiredLine,
  requiredText,
} from "../../platform/fields/fields.ts";
import type { FormState } from "../../platform/fields/form-state.ts";
import { newsChoices } from "../changes/model.ts";
import { longestMoment, type MomentField, momentWords } from "./model.ts";
import { templateKinds } from "./templates.ts";

const wrongLength = `Please enter a length from 1 to ${longestMoment} minutes`;
const minutes = z.pipe(
  z.pipe(
    z.union([z.string(wrongLength), z.number()], wrongLength),
    z.transform((value) => (/^\s*\d{1,4}\s*$/.test(String(value)) ? Number(value) : Number.NaN)),
  ),
  z.number(wrongLength).check(z.minimum(1, wrongLength), z.maximum(longestMoment, wrongLength)),
);

const wrongTime = "Please enter a time, such as 18:30";
export const optionalTime = z.pipe(
  optionalLine(8),
  z.nullable(z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, wrongTime))),
);

const tick = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.boolean()]))),
  z.transform((value) => value === true || value === "on"),
);

const id = optionalLine(100);

export const momentForm = z.object({
  name: requiredLine(limits.name, "Please name the moment"),
  minutes,
  pinnedAt: optionalTime,
  songTitle: optionalLine(limits.trackName),
  songArtist: optionalLine(limits.trackName),
  leader: optionalLine(limits.fullName),
  note: optionalText(1000),
  sayIt: optionalText(500),
  speech: tick,
  dancing: tick,
});

/** The key stays the same when the change is sent again. */
const sent = { booking: id, idempotencyKey };

const carried = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.number()]))),
  z.transform((value) => (/^\d{1,9}$/.test(String(value ?? "")) ? Number(value) : null)),
);

/** The moment as the page showed it, as JSON. */
const base = z.pipe(
  optionalText(9000),
  z.transform((text) => z.safeParse(momentWords, parsedJson(text)).data ?? null),
);

/** Null (and an empty field) is the beginning, absent says nothing. */
const after = z.pipe(
  z.optional(z.nullable(z.string("Please name a moment"))),
  z.transform((value) => (value === undefined ? undefined : value?.trim() || null)),
);

export const momentAddition = z.extend(momentForm, { ...sent, after });

export const momentEdit = z.extend(momentForm, { ...sent, base, revision: carried });

/** `from` is the position that the page showed. */
export const momentMove = z
  .object({ ...sent, after, from: id, direction: optionalChoice(["up", "down"], "Please choose earlier or later") })
  .check(
    z.refine((move) => move.after !== undefined || move.direction !== null, {
      path: ["after"],
      message: "Please say where the moment goes",
    }),
  );

export const momentRemoval = z.object({ ...sent, revision: carried });

const longestComment = 500;

export const commentForm = z.object({
  ...sent,
  words: requiredText(1, longestComment, "Please write a comment"),
});
export type CommentField = keyof z.input<typeof commentForm>;

/** `batch` is the change to undo or go back to. */
export const planButton = z.object({ ...sent, batch: id });

export const newsForm = z.object({ ...sent, news: choice(newsChoices, "Please choose one") });

export const planTemplate = z.object({
  ...sent,
  template: optionalChoice(templateKinds, "Please choose a kind of event"),
});

export interface OpenMoment {
  id: string;
  form: FormState<MomentField> | null;
  comment?: FormState<CommentField>;
}
