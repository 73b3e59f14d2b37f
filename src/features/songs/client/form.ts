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
} from "../../../platform/fields/fields.ts";
import { linkAdvice, longestSong, songPreferences } from "../model.ts";

const songSeconds = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => {
    const seconds = typeof value === "string" && value !== "" ? Number(value) : value;
    return typeof seconds === "number" && Number.isInteger(seconds) && seconds > 0 && seconds <= longestSong
      ? seconds
      : null;
  }),
);
const songExplicit = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) =>
    value === true || value === "true" ? true : value === false || value === "false" ? false : null,
  ),
);

/** Refuses a link, which names no song to a reader. */
export const songTitle = (most: number, missing: string) =>
  requiredLine(most, missing).check(
    z.refine((title) => linkAdvice(title) === null, { error: ({ input }) => linkAdvice(String(input)) ?? missing }),
  );

export const songRequestForm = z.object({
  title: songTitle(limits.trackName, "Please enter the song's title"),
  artist: optionalLine(limits.trackName),
  note: optionalText(limits.songNote),
  preference: choice(songPreferences, "Please choose how much you want it"),
  momentId: optionalLine(100),
  seconds: songSeconds,
  explicit: songExplicit,
  idempotencyKey,
});

export type SongRequest = Omit<z.output<typeof songRequestForm>, "idempotencyKey">;

export const songWords = z.object({
  title: z.string(),
  artist: z.nullable(z.string()),
  note: z.nullable(z.string()),
  preference: z.enum(songPreferences),
  momentId: z._default(z.nullable(z.string()), null),
  seconds: z._default(z.nullable(z.number()), null),
  explicit: z._default(z.nullable(z.boolean()), null),
});

export type SongField = keyof SongRequest;

const id = optionalLine(100);

export const entriesOf = ({ title, artist, note, preference, momentId, seconds, explicit }: SongRequest) => ({
  title,
  artist: artist ?? "",
  note: note ?? "",
  preference,
  momentId: momentId ?? "",
  seconds: seconds === null ? "" : String(seconds),
  explicit: explicit === null ? "" : String(explicit),
});

const cameFrom = { booking: id, list: id, page: optionalLine(300) };

/** Null (and an empty field) is the beginning, absent says nothing. */
const after = z.pipe(
  z.optional(z.nullable(z.string("Please name a song"))),
  z.transform((value) => (value === undefined ? undefined : value?.trim() || null)),
);

/** The song as the page showed it, as JSON. */
const base = z.pipe(
  optionalText(9000),
  z.transform((text) => z.safeParse(songWords, parsedJson(text)).data ?? null),
);

export const songAddition = z.extend(songRequestForm, { ...cameFrom, after });

export const songEdit = z.extend(songRequestForm, { ...cameFrom, base });

export const songRemoval = z.object({ ...cameFrom, idempotencyKey });

export const songUndo = z.object({ ...cameFrom, batch: id, idempotencyKey });

export const songMove = z
  .object({
    ...cameFrom,
    idempotencyKey,
    after,
    direction: optionalChoice(["up", "down"], "Please choose up or down"),
    preference: optionalChoice(songPreferences, "Please choose how much you want it"),
  })
  .check(
    z.refine((move) => move.after !== undefined || move.direction !== null, {
      path: ["after"],
      message: "Please say where the song goes",
    }),
  );
