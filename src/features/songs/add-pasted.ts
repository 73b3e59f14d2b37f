import { eq, type SQL, sql } from "drizzle-orm";
import { generateNKeysBetween } from "fractional-indexing";
import type { Database } from "../../database/client.ts";
import { songRequests } from "../../database/schema/songs.ts";
import { liveSessionQuery } from "../portal/access/sessions.ts";
import type { PlanDesk } from "../timeline/change-plan.ts";
import { authorOf, planBookingId, plannedBookingQuery } from "../timeline/planned-booking.ts";
import { recordedQuery } from "../timeline/read-plan.ts";
import { firstOfBatch, lockDaysQuery, stateOfChange } from "../timeline/record-changes.ts";
import { type SongOutcome, sidOf } from "./change-songs.ts";
import type { FoundSong } from "./model.ts";
import { maxSongs, type SongWish } from "./model.ts";
import { songMomentsQuery } from "./moment-lists.ts";
import { songKey } from "./same-song.ts";
import { pastedInWords } from "./song-differences.ts";
import { songReader, songReaderQueries } from "./song-list.ts";
import { findSongQuery } from "./song-rows.ts";
import { ownLists } from "./song-sums.ts";
import { storeSongs, wholeSong } from "./write-songs.ts";

const { title, artist, wish, position } = songRequests;

/** What a pasted list is compared with: the booking, its moments and the songs that it has. One round trip. */
export async function readForPaste(desk: PlanDesk) {
  const { db, caller, now } = desk;
  const id = planBookingId(caller, "songs", now);
  const [[session], choices, [booking], moments, songs] = await db.batch([
    ...songReaderQueries(desk),
    songMomentsQuery(db, id),
    db.select({ title, artist, wish }).from(songRequests).where(eq(songRequests.bookingId, id)),
  ]);
  const reader = songReader(session, choices, booking, now);
  if (typeof reader === "string") return reader;
  return {
    ...reader,
    moments: ownLists(moments).map((moment) => ({ id: moment.id, name: moment.name })),
    /** The wish under which a song stands in the list already, by its key. */
    known: new Map(songs.map((song) => [songKey(song.title, song.artist), song.wish] as const)),
    room: Math.max(0, maxSongs - songs.length),
  };
}

/** Where pasted songs go. `key` makes their ids: the same again stores nothing new. */
interface PasteTarget {
  key: string;
  wish: SongWish;
  momentId: string | null;
}

/** Times that songs are placed anew when another change has been made behind them meanwhile. */
const attempts = 5;

/** What the list is that songs are pasted behind: its last position, and how many it has. */
const endOfListQuery = (db: Database, booking: SQL) =>
  db
    .select({ last: sql<string | null>`max(${position})`, count: sql<number>`count(*)` })
    .from(songRequests)
    .where(eq(songRequests.bookingId, booking));

/** Adds pasted songs at the end of a list, or proposes them once the plan is locked: all or none, recorded as one line. Two round trips. */
export async function addPastedSongs(
  { db, caller, now }: PlanDesk,
  songs: readonly FoundSong[],
  { key, wish: wanted, momentId }: PasteTarget,
): Promise<SongOutcome> {
  const first = `${key}-0`;
  const allowed = planBookingId(caller, "songs", now, "change");
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const [[session], [booking], [list], moments, [lock], [known], [stored]] = await db.batch([
      liveSessionQuery(db, sidOf(caller), now),
      plannedBookingQuery(db, caller, "songs", now, "change"),
      endOfListQuery(db, allowed),
      songMomentsQuery(db, allowed),
      lockDaysQuery(db, allowed),
      recordedQuery(db, firstOfBatch(key)),
      findSongQuery(db, first),
    ]);
    if (!booking) return { kind: session ? "missing" : "closed" };
    const author = authorOf(caller, booking);
    const state = stateOfChange(author, booking, lock, now);
    const outcome = { kind: state === "made" ? "done" : "proposed", id: first, session: session ?? null } as const;
    if (stored && stored.bookingId !== booking.id) return { kind: "missing" };
    if (known || stored) return outcome;
    const { count = 0, last = null } = list ?? {};
    if (count + songs.length > maxSongs) return { kind: "full" };
    const positions = generateNKeysBetween(last, null, songs.length);
    const moment = moments.find(({ id }) => id === momentId)?.id ?? null;
    const added = songs.map(({ title, artist, seconds, explicit }, at) => ({
      ...{ id: `${key}-${at}`, title, artist, seconds, explicit, note: null, wish: wanted, momentId: moment },
      position: positions[at] ?? "",
    }));
    const difference = {
      ...{ subjectId: key, subject: "Pasted list", field: wholeSong, before: null },
      after: pastedInWords(songs.length, wanted, moment, { moments }),
      undo: state === "made" ? null : added.map((song) => ({ id: song.id, before: null, after: song })),
    };
    const change = { booking: booking.id, allowed, batch: key, author, state, differences: [difference] };
    if (await storeSongs(db, { ...change, before: [], after: added }, now)) return outcome;
  }
  throw new Error("pasted songs found no free positions");
}
