import * as z from "zod/mini";
import { limits, optionalLine, requiredLine } from "../../../platform/fields/fields.ts";
import { songTitle } from "../../songs/client/form.ts";

export const guestRequestForm = z.object({
  title: songTitle(limits.songRequest, "Please type a song"),
  artist: optionalLine(limits.songRequest),
});

export type GuestRequestField = keyof z.output<typeof guestRequestForm>;

export const voteForm = z.object({ request: requiredLine(100, "Please choose a song") });
