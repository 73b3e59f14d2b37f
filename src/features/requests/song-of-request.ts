import type { Database } from "../../database/client.ts";
import { sha256 } from "../../platform/links/sha256.ts";
import type { ClientRequestInput } from "../portal/dashboard/form.ts";
import { changeSong } from "../songs/change-songs.ts";

/** A title and an artist as people write them in one line: "Slow Tide - The Harbor Lights". */
function namedSong(line: string): { title: string; artist: string | null } {
  const [, title, artist] = /^(.*\S)\s+[-–—]\s+(\S.*)$/u.exec(line) ?? [];
  return title && artist ? { title, artist } : { title: line, artist: null };
}

/**
 * Puts the song of a song request on the client's list, under "play if possible", with the request's subject as its moment.
 * `key` is the request's own: the same request again adds nothing. A list that is full stays as it is; the request is there.
 */
export async function addRequestedSong(
  client: { db: Database; sid: string; now: number },
  { type, songRequest, subject }: Pick<ClientRequestInput, "type" | "songRequest" | "subject">,
  { key, bookingId }: { key: string; bookingId: string },
): Promise<void> {
  if (type !== "song-request" || !songRequest) return;
  const nothingKnown = { momentId: null, seconds: null, explicit: null };
  const song = { ...namedSong(songRequest), note: subject, wish: "play-if-possible", ...nothingKnown } as const;
  const { db, sid, now } = client;
  const desk = { db, caller: { sid, keySid: "", booking: bookingId }, now };
  const id = await sha256(`request:${sid}:${key}`);
  await changeSong(desk, { kind: "add", song: { ...song, id }, place: "end" });
}
