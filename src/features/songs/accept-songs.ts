import { eq } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { songRequests } from "../../database/schema/songs.ts";
import type { Acceptance, Proposed } from "../timeline/proposal.ts";
import { songMomentsQuery } from "./moment-lists.ts";
import { songDifferences } from "./song-differences.ts";
import { songColumns } from "./song-rows.ts";
import { asSong, asSongTurns, type StoredSong } from "./stored-song.ts";
import { isAsTold, turnSongs } from "./turn-songs.ts";
import { changeSongsQueries } from "./write-songs.ts";

type Moments = Parameters<typeof songDifferences>[2];

/** What a field of a proposed change is by now, in words; null where it is as it was. */
function standsNow({ undo, field }: Proposed, songs: readonly StoredSong[], moments: Moments): string | null {
  const [turn] = asSongTurns(undo);
  if (!turn?.before) return null;
  const song = songs.find(({ id }) => id === turn.id);
  if (!song) return "off the list";
  if (isAsTold(song, turn.before)) return null;
  // From what the proposal began with to what stands: in the words of that difference.
  const since = songDifferences(asSong({ ...song, ...turn.before }), song, moments);
  return since.find((difference) => difference.field === field)?.after ?? "changed";
}

/** What accepting proposed changes of songs writes, or what of them is no longer as it was. */
export async function acceptSongs(
  db: Database,
  booking: string,
  rows: readonly Proposed[],
  now: number,
): Promise<Acceptance> {
  const [songs, moments] = await db.batch([
    db.select(songColumns).from(songRequests).where(eq(songRequests.bookingId, booking)),
    songMomentsQuery(db, booking),
  ]);
  const turns = rows.flatMap(({ undo }) => asSongTurns(undo));
  const turned = turnSongs(songs, turns);
  if (!turned) return { conflicts: rows.map((row) => ({ ...row, now: standsNow(row, songs, { moments }) })) };
  const touched = new Set(turns.map(({ id }) => id));
  const of = (list: readonly StoredSong[]) => list.filter(({ id }) => touched.has(id));
  return changeSongsQueries(db, booking, { before: of(songs), after: of(turned) }, now);
}
