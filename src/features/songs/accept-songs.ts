import { eq } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { songRequests } from "../../database/schema/songs.ts";
import { positionBetween } from "../timeline/position.ts";
import type { Acceptance, Proposed } from "../timeline/proposal.ts";
import { songMomentsQuery } from "./moment-lists.ts";
import { songDifferences } from "./song-differences.ts";
import { songColumns } from "./song-rows.ts";
import {
  asSong,
  changeSongsQueries,
  type InverseSongChange,
  inverseSongChangesOf,
  type StoredSong,
} from "./write-songs.ts";

/** The position of a song that shall stand at `position`: that, or where one of `others` has it meanwhile, one behind it and before all of `coming`. */
function freePosition(position: string, others: readonly StoredSong[], coming: readonly string[]): string {
  const taken = others.map((song) => song.position);
  if (!taken.includes(position)) return position;
  const high = [...taken, ...coming].filter((other) => other > position).toSorted()[0] ?? null;
  return positionBetween({ low: position, high }, true);
}

const columns = ["title", "artist", "note", "wish", "position", "momentId", "seconds", "explicit"] as const;

/** Whether a song still has the values that a turn takes it to have. */
const isAsTold = (song: StoredSong, told: NonNullable<InverseSongChange["before"]>): boolean =>
  columns.every((column) => !(column in told) || song[column] === told[column]);

/** The songs of a list with one turn made; null where that would write over something newer. */
function turnSong(
  songs: readonly StoredSong[],
  { id, before, after }: InverseSongChange,
  coming: readonly string[],
): StoredSong[] | null {
  const known = songs.find((song) => song.id === id);
  const others = songs.filter((song) => song.id !== id);
  // Added or gone already.
  if (before === null ? known : after === null && !known) return [...songs];
  // A song that goes may stand elsewhere meanwhile.
  const { position: _, ...words } = before ?? {};
  if (before && (!known || !isAsTold(known, after === null ? words : before))) return null;
  if (after === null) return others;
  const turned = asSong({ ...known, ...after, id });
  return turned && [...others, { ...turned, position: freePosition(turned.position, others, coming) }];
}

/** The songs after several turns; null where one of them would write over something newer. */
function turnSongs(songs: readonly StoredSong[], turns: readonly InverseSongChange[]): StoredSong[] | null {
  const coming = turns.flatMap(({ after }) => after?.position ?? []);
  return turns.reduce<StoredSong[] | null>((now, each) => now && turnSong(now, each, coming), [...songs]);
}

type Moments = Parameters<typeof songDifferences>[2];

/** What a field of a proposed change is by now, in words; null where it is as it was. */
function standsNow({ undo, field }: Proposed, songs: readonly StoredSong[], moments: Moments): string | null {
  const [turn] = inverseSongChangesOf(undo);
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
  const turns = rows.flatMap(({ undo }) => inverseSongChangesOf(undo));
  const turned = turnSongs(songs, turns);
  if (!turned) return { conflicts: rows.map((row) => ({ ...row, now: standsNow(row, songs, { moments }) })) };
  const touched = new Set(turns.map(({ id }) => id));
  const of = (list: readonly StoredSong[]) => list.filter(({ id }) => touched.has(id));
  return changeSongsQueries(db, booking, { before: of(songs), after: of(turned) }, now);
}
