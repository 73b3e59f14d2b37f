import * as z from "zod/mini";
import { choice, optionalChoice } from "../../../platform/fields/choice-fields.ts";
import { idempotencyKey, limits, optionalLine, optionalText, requiredLine } from "../../../platform/fields/fields.ts";
import { longestSong, songWishes } from "../model.ts";

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

/** A song of the client's list. The same schema checks in the island and in the API. */
export const songRequestForm = z.object({
  title: requiredLine(limits.trackName, "Please enter the song's title"),
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

/** A new song, at the end of the list unless it says behind which one. */
export const songAddition = z.extend(songRequestForm, { ...cameFrom, after });

export const songEdit = z.extend(songRequestForm, cameFrom);

export const songRemoval = z.object(cameFrom);

/** A move behind another song, or past the next one of the same wish. It may change the wish as well. */
export const songMove = z
  .object({
    ...cameFrom,
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

/** What the API answers once a change of the song with this id is stored; `proposed`: it waits for the DJ's yes. */
export const songReceipt = z.object({ id: z.string(), proposed: z.optional(z.boolean()) });
