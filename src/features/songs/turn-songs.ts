import { positionBetween } from "../timeline/position.ts";
import { asSong, type SongTurn, type StoredSong } from "./stored-song.ts";

/** The position of a song that shall stand at `position`: that, or where one of `others` has it meanwhile, one behind it and before all of `coming`. */
function freePosition(position: string, others: readonly StoredSong[], coming: readonly string[]): string {
  const taken = others.map((song) => song.position);
  if (!taken.includes(position)) return position;
  const high = [...taken, ...coming].filter((other) => other > position).toSorted()[0] ?? null;
  return positionBetween({ low: position, high }, true);
}

const columns = ["title", "artist", "note", "wish", "position", "momentId", "seconds", "explicit"] as const;

/** Whether a song still has the values that a turn takes it to have. */
export const isAsTold = (song: StoredSong, told: NonNullable<SongTurn["before"]>): boolean =>
  columns.every((column) => !(column in told) || song[column] === told[column]);

/** The songs of a list with one turn made; null where that would write over something newer. */
function turnSong(
  songs: readonly StoredSong[],
  { id, before, after }: SongTurn,
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
export function turnSongs(songs: readonly StoredSong[], turns: readonly SongTurn[]): StoredSong[] | null {
  const coming = turns.flatMap(({ after }) => after?.position ?? []);
  return turns.reduce<StoredSong[] | null>((now, each) => now && turnSong(now, each, coming), [...songs]);
}
