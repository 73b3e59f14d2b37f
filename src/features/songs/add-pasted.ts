import { eq } from "drizzle-orm";
import { generateNKeysBetween } from "fractional-indexing";
import { batchOf } from "../../database/batch-of.ts";
import { songRequests } from "../../database/schema/songs.ts";
import { planBookingId } from "../changes/caller.ts";
import { type ChangeContext, changeList, type Outcome } from "../changes/change-list.ts";
import { type FoundSong, maxSongs, type SongPreference, songPreferenceLabels } from "./model.ts";
import { songKey } from "./same-song.ts";
import { songReader, songReaderQueries } from "./song-list.ts";
import { ownLists } from "./song-sums.ts";
import { listName, type StoredSong, songList, songMomentsQuery } from "./store.ts";

const { title, artist, preference } = songRequests;

export async function readForPaste(context: ChangeContext) {
  const { db, caller, now } = context;
  const id = planBookingId(caller, "songs", now);
  const {
    session: [session],
    choices,
    booking: [booking],
    moments,
    songs,
  } = await batchOf(db, {
    ...songReaderQueries(context),
    moments: songMomentsQuery(db, id),
    songs: db.select({ title, artist, preference }).from(songRequests).where(eq(songRequests.bookingId, id)),
  });
  const reader = songReader(session, choices, booking, now);
  if (typeof reader === "string") return reader;
  return {
    ...reader,
    moments: ownLists(moments).map((moment) => ({ id: moment.id, name: moment.name })),
    known: new Map(songs.map((song) => [songKey(song.title, song.artist), song.preference] as const)),
    room: Math.max(0, maxSongs - songs.length),
  };
}

/** Ids derive from `key`, so that a repeated request stores nothing new. */
interface PasteTarget {
  key: string;
  preference: SongPreference;
  momentId: string | null;
}

/** Adds all songs or none; proposes them once the plan is locked. */
export const addPastedSongs = (
  context: ChangeContext,
  songs: readonly FoundSong[],
  { key, preference: wanted, momentId }: PasteTarget,
): Promise<Outcome<StoredSong>> =>
  changeList(songList, context, key, (items, { moments }) => {
    const positions = generateNKeysBetween(items.at(-1)?.position ?? null, null, songs.length);
    const moment = moments.find(({ id }) => id === momentId)?.id ?? null;
    const added = songs.map(({ title, artist, seconds, explicit }, at) => ({
      id: `${key}-${at}`,
      title,
      artist,
      seconds,
      explicit,
      note: null,
      preference: wanted,
      momentId: moment,
      position: positions[at] ?? "",
    }));
    const count = songs.length === 1 ? "1 song" : `${songs.length} songs`;
    const after = `${count} pasted into ${songPreferenceLabels[wanted]}, ${listName(moment, moments)}`;
    return {
      kind: "changed",
      items: [...items, ...added],
      told: { subjectId: key, subject: "Pasted list", field: songList.words.whole, before: null, after },
    };
  });
