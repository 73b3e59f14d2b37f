import { type SQL, sql } from "drizzle-orm";
import { clientOf, type LiveSession, liveSessionQuery } from "../portal/access/sessions.ts";
import type { PlanDesk } from "../timeline/change-plan.ts";
import {
  authorOf,
  type PlanCaller,
  planBookingId,
  plannedBookingQuery,
  plannedByIdQuery,
} from "../timeline/planned-booking.ts";
import { positionBetween } from "../timeline/position.ts";
import { recordedQuery } from "../timeline/read-plan.ts";
import { firstOfBatch, lockDaysQuery, stateOfChange } from "../timeline/record-changes.ts";
import type { SongRequest } from "./client/form.ts";
import { maxSongs } from "./model.ts";
import { songMomentsQuery } from "./moment-lists.ts";
import { songDifferences } from "./song-differences.ts";
import { type Gap, gapForAdditionQuery, gapForMoveQuery, type SongGoes } from "./song-places.ts";
import { countSongsQuery, findSongQuery } from "./song-rows.ts";
import type { StoredSong } from "./write-songs.ts";
import { storeSongs } from "./write-songs.ts";

/**
 * What became of a change. `proposed`: the plan is locked, and the DJ decides. `closed`: whoever asks has no live session, or
 * no key that opens songs. `moved-on`: the song that it names as neighbor has gone. `session`: the client's, if it came by one.
 */
export type SongOutcome =
  | { kind: "done" | "proposed"; id: string; session: LiveSession | null }
  | { kind: "closed" | "missing" | "moved-on" | "full" };

/** A change of one song. A new one names its booking by the caller, and its id makes sending it again harmless. */
type SongAsked =
  | { kind: "add"; song: SongRequest & { id: string }; place: SongGoes["place"] }
  | { kind: "edit"; id: string; song: SongRequest; key: string | null }
  | ({ kind: "move"; id: string } & SongGoes)
  | { kind: "remove"; id: string };

/** Times that a song is changed anew when another change came between reading and writing. */
const attempts = 5;

/** The hash of the session that a caller brings; none of who comes by a key, or is the DJ. */
export const sidOf = (caller: PlanCaller): string => ("dj" in caller || caller.keySid ? "" : caller.sid);

/** The booking in whose list the song `id` is, if the caller may change that; an SQL value, else null. */
export function bookingOfSong(caller: PlanCaller, id: string, now: number): SQL {
  const isTheirs =
    "dj" in caller || caller.keySid
      ? sql`bookings.id = ${planBookingId(caller, "songs", now, "change")}`
      : sql`bookings.client_email = ${clientOf(caller.sid, now)}`;
  return sql`(select bookings.id from song_requests inner join bookings on bookings.id = song_requests.booking_id
    where song_requests.id = ${id} and ${isTheirs})`;
}

const wordsOf = ({ title, artist, note, wish, momentId, seconds, explicit }: SongRequest): SongRequest => ({
  ...{ title, artist, note, wish, momentId, seconds, explicit },
});

/** What a change makes of the song; null where it goes. */
function changed(asked: SongAsked, stored: StoredSong | null, gap: Gap, attempt: number): StoredSong | null {
  const position = () => positionBetween(gap, attempt > 0);
  if (asked.kind === "add") return { id: asked.song.id, ...wordsOf(asked.song), position: position() };
  if (!stored || asked.kind === "remove") return null;
  if (asked.kind === "edit") return { ...stored, ...wordsOf(asked.song) };
  // What stands there already stays where it is: a move that was sent twice is one.
  const isThere = (gap.low ?? "") < stored.position && (gap.high === null || stored.position < gap.high);
  return { ...stored, position: isThere ? stored.position : position(), wish: asked.wish ?? stored.wish };
}

/**
 * Makes a change of a song, or proposes it once the plan is locked: in one batch with the record of it, and only if what it
 * went by is still so. Two round trips: what it goes by, then the change.
 */
export async function changeSong({ db, caller, now }: PlanDesk, request: SongAsked): Promise<SongOutcome> {
  const id = request.kind === "add" ? request.song.id : request.id;
  const allowed =
    request.kind === "add" ? planBookingId(caller, "songs", now, "change") : bookingOfSong(caller, id, now);
  const batch = (request.kind === "edit" && request.key) || crypto.randomUUID();
  let asked = request;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const goes = asked.kind === "move" ? asked : { place: "end" as const, wish: null };
    const [[session], [open], [booking], [found], moments, [lock], [known], [gap]] = await db.batch([
      liveSessionQuery(db, sidOf(caller), now),
      plannedBookingQuery(db, caller, "songs", now, "change"),
      plannedByIdQuery(db, caller, allowed, now),
      findSongQuery(db, id),
      songMomentsQuery(db, allowed),
      lockDaysQuery(db, allowed),
      recordedQuery(db, firstOfBatch(batch)),
      asked.kind === "add"
        ? gapForAdditionQuery(db, allowed, id, { ...asked, wish: asked.song.wish })
        : gapForMoveQuery(db, allowed, id, goes),
    ]);
    if (!booking || !gap) return { kind: session || open ? "missing" : "closed" };
    const done = { kind: "done", id, session: session ?? null } as const;
    if (found && found.bookingId !== booking.id) return { kind: "missing" };
    if (known || (found && asked.kind === "add")) return done;
    if (gap.missing && asked.kind === "add") {
      asked = { ...asked, place: "end" };
      continue;
    }
    if (gap.missing && asked.kind === "move")
      return asked.place !== "end" && "step" in asked.place ? done : { kind: "moved-on" };
    const { follows = null, bookingId: _, ...song } = found ?? {};
    const before = "id" in song ? song : null;
    const next = changed(asked, before, gap, attempt);
    const after = next && { ...next, momentId: moments.find((moment) => moment.id === next.momentId)?.id ?? null };
    const differences = songDifferences(before, after, { moments }, { before: follows, after: gap.follows });
    if (differences.length === 0) return done;
    const author = authorOf(caller, booking);
    const state = stateOfChange(author, booking, lock, now);
    const change = {
      ...{ booking: booking.id, allowed, batch, author, state, differences },
      ...{ before: before ? [before] : [], after: after ? [after] : [] },
    };
    if (await storeSongs(db, change, now)) return { ...done, kind: state === "proposed" ? "proposed" : "done" };
    if (asked.kind === "add" && (await countSongsQuery(db, booking.id)) >= maxSongs) return { kind: "full" };
  }
  throw new Error("a song found no free position");
}
