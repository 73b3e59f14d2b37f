import * as z from "zod/mini";
import { choice, optionalChoice } from "../../../platform/fields/choice-fields.ts";
import {
  idempotencyKey,
  limits,
  optionalLine,
  optionalText,
  parsedJson,
  requiredLine,
} from "../../../platform/fields/fields.ts";
import { linkAdvice, longestSong, songWishes } from "../model.ts";

/** The length of a song as a suggestion brought it, and whether it is explicit; null where not known. A wrong one is not known. */
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

/** A song's title as it is typed: no link, which would name no song to whoever reads the list. */
export const songTitle = (most: number, missing: string) =>
  requiredLine(most, missing).check(
    z.refine((title) => linkAdvice(title) === null, { error: ({ input }) => linkAdvice(String(input)) ?? missing }),
  );

/** A song of the client's list. The same schema checks in the island and in the API. */
export const songRequestForm = z.object({
  title: songTitle(limits.trackName, "Please enter the song's title"),
  artist: optionalLine(limits.trackName),
  note: optionalText(limits.songNote),
  wish: choice(songWishes, "Please choose how much you want it"),
  momentId: optionalLine(100),
  seconds: songSeconds,
  explicit: songExplicit,
  idempotencyKey,
});

/** A song as it was checked: texts trimmed, what was left empty is `null`. */
export type SongRequest = Omit<z.output<typeof songRequestForm>, "idempotencyKey">;

/** The same as it is stored. */
export const songWords = z.object({
  title: z.string(),
  artist: z.nullable(z.string()),
  note: z.nullable(z.string()),
  wish: z.enum(songWishes),
  momentId: z._default(z.nullable(z.string()), null),
  seconds: z._default(z.nullable(z.number()), null),
  explicit: z._default(z.nullable(z.boolean()), null),
});

/** Names of the form's fields. */
export type SongField = keyof SongRequest;

const id = optionalLine(100);

/** What the fields show of a song. */
export const entriesOf = ({ title, artist, note, wish, momentId, seconds, explicit }: SongRequest) => ({
  title,
  artist: artist ?? "",
  note: note ?? "",
  wish,
  momentId: momentId ?? "",
  seconds: seconds === null ? "" : String(seconds),
  explicit: explicit === null ? "" : String(explicit),
});

/** Where a form post without JavaScript came from, so that it leads back there: the booking, the moment whose list it is and the page of it. */
const cameFrom = { booking: id, list: id, page: optionalLine(300) };

/** A neighbor by its id. `null` (and an empty field) is the beginning of the list, absent is no word about it. */
const after = z.pipe(
  z.optional(z.nullable(z.string("Please name a song"))),
  z.transform((value) => (value === undefined ? undefined : value?.trim() || null)),
);

/** What somebody saw of a song before they wrote, as JSON; null where it is not that. */
const base = z.pipe(
  optionalText(9000),
  z.transform((text) => z.safeParse(songWords, parsedJson(text)).data ?? null),
);

/** A new song, at the end of the list unless it says behind which one. */
export const songAddition = z.extend(songRequestForm, { ...cameFrom, after });

export const songEdit = z.extend(songRequestForm, { ...cameFrom, base });

export const songRemoval = z.object({ ...cameFrom, idempotencyKey });

/** Takes back a change by its name. */
export const songUndo = z.object({ ...cameFrom, batch: id, idempotencyKey });

/** A move behind another song, or past the next one of the same wish. It may change the wish as well. */
export const songMove = z
  .object({
    ...cameFrom,
    idempotencyKey,
    after,
    direction: optionalChoice(["up", "down"], "Please choose up or down"),
    wish: optionalChoice(songWishes, "Please choose how much you want it"),
  })
  .check(
    z.refine((move) => move.after !== undefined || move.direction !== null, {
      path: ["after"],
      message: "Please say where the song goes",
    }),
  );
