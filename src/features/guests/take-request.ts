import { and, count, eq, gt, inArray, max, or, type SQL, sql } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { type guestPages, guestRequests, guestVotes } from "../../database/schema/guests.ts";
import { songRequests } from "../../database/schema/songs.ts";
import { minute } from "../../platform/durations.ts";
import { bareKeyOf, isSameSong, songKey, spellingsOf } from "../songs/same-song.ts";
import { isLikeUnwanted, isUnwanted } from "../songs/unwanted.ts";
import type { ComingRequest, GuestOutcome } from "./model.ts";
import { comingOf, ownOf } from "./read-list.ts";
import { isScreened } from "./screened-words.ts";
import { bookingOfCode, guestPageQuery, openBooking } from "./settings.ts";
import { type Asking, isCounted, voteQueries, votesOfGuestQuery } from "./votes.ts";

const hasKey = (key: string): SQL | undefined =>
  bareKeyOf(key) === key
    ? // With a dash the artist may stand first.
      sql`(${guestRequests.songKey} >= ${key} and ${guestRequests.songKey} < ${`${key}\u{10ffff}`}
        or guest_requests.artist is null and substr(guest_requests.song_key, instr(guest_requests.song_key, '|') + 1) || '|' = ${key})`
    : inArray(guestRequests.songKey, [key, bareKeyOf(key)]);

const isRequest = (booking: SQL<string>, keys: readonly string[]) =>
  and(eq(guestRequests.bookingId, booking), or(...keys.map(hasKey)));

/** The same song, or the most wanted of its title; one that waits takes in only songs that wait as well. */
const requestOf = (booking: SQL<string>, keys: readonly [string, ...string[]], waits: boolean) =>
  sql<string>`(select id from ${guestRequests} where ${isRequest(booking, keys)}
    and (${waits} or state <> 'held' or song_key = ${keys[0]})
    order by song_key = ${keys[0]} desc, votes desc, created_at, id limit 1)`;

/**
 * Per event, against scripts. Uncounted phones have as many places of their own, or one network could fill the list.
 */
const mostRequests = 500;

/** `none-left`: the guest has used up their requests. */
export type Asked =
  | { outcome: GuestOutcome; request: ComingRequest | null; left: number }
  | { refused: "missing" | "closed" | "none-left" | "full" };

/** The DJ's phone rings only for the first of a guest's many songs. */
const heldGap = 10 * minute;

export const listedSongsQuery = (db: Database, code: string) =>
  db
    .select({
      id: songRequests.id,
      title: songRequests.title,
      artist: songRequests.artist,
      preference: songRequests.preference,
      momentId: songRequests.momentId,
    })
    .from(songRequests)
    .where(eq(songRequests.bookingId, bookingOfCode(code)));

const asks = (guest: string, booking: SQL<string>) =>
  sql`(select count(*) from ${guestVotes} inner join ${guestRequests} on ${guestRequests.id} = ${guestVotes.requestId}
    where guest_votes.guest = ${guest} and guest_votes.asked and guest_requests.booking_id = ${booking}
      and guest_requests.state <> 'declined')`;

type GuestRequest = typeof guestRequests.$inferSelect;

const takesRequests = ({ isOpen, opensAt, closesAt }: typeof guestPages.$inferSelect, now: number): boolean =>
  isOpen && now >= opensAt && now < closesAt;

function outcomeOf({ state }: GuestRequest, given: readonly { asked: boolean }[]): GuestOutcome {
  if (state === "playing" || state === "played" || state === "declined") return state;
  if (state === "held") return "held";
  if (given.length === 0) return "again";
  return given[0]?.asked ? "asked" : "voted";
}

/**
 * Songs that the client refuses are not stored; unsuitable words and almost the name of such a song wait for the DJ. One batch, so that simultaneous
 * requests list a song once and count each guest once.
 */
export async function takeGuestRequest(
  db: Database,
  asking: Asking,
  song: { title: string; artist: string | null },
): Promise<Asked> {
  const { code, guest, now } = asking;
  const keys = spellingsOf(song);
  const [[page], songs] = await db.batch([guestPageQuery(db, code, now), listedSongsQuery(db, code)]);
  if (!page) return { refused: "missing" };
  if (!takesRequests(page, now)) return { refused: "closed" };
  const same = songs.filter((each) => keys.some((key) => isSameSong(key, songKey(each.title, each.artist))));
  const booking = openBooking(code, now);
  const id = crypto.randomUUID();
  const doNotPlays = songs.filter(({ preference }) => preference === "do-not-play");
  if (isUnwanted(song, doNotPlays)) {
    const votes = await votesOfGuestQuery(db, code, guest);
    return { outcome: "declined", request: null, left: ownOf(votes, page.requestsEach).left };
  }
  const waits = isScreened(`${song.title} ${song.artist ?? ""}`) || isLikeUnwanted(song, doNotPlays);
  const state = waits ? "held" : "asked";
  const unlessAsked = same.some(({ preference }) => preference === "do-not-play-unless-asked");
  const request = requestOf(bookingOfCode(code), keys, waits);
  const {
    given,
    stored: [stored],
    votes,
  } = await batchOf(db, {
    added: insertFrom(
      db,
      guestRequests,
      {
        id,
        bookingId: sql`pages.booking`,
        songKey: keys[0],
        title: song.title,
        artist: song.artist,
        songId: same[0]?.id ?? null,
        state,
        unlessAsked,
        createdAt: now,
      },
      sql`from (select ${booking} as booking) as pages
          where pages.booking is not null and ${request} is null
            and ${asks(guest, booking)} < ${page.requestsEach}
            and (select count(*) from ${guestRequests} where ${guestRequests.bookingId} = ${booking}
              and ${guestRequests.state} <> 'declined' and (${guestRequests.votes} > 0) = ${isCounted(sql`pages.booking`, asking)}) < ${mostRequests}`,
    ).onConflictDoNothing(),
    ...voteQueries(db, request, asking, id),
  });
  const own = ownOf(votes, page.requestsEach);
  if (stored) return { outcome: outcomeOf(stored, given), request: comingOf(stored), left: own.left };
  return { refused: own.left === 0 ? "none-left" : "full" };
}

/** The booking, if the song just held back is the first within {@link heldGap}. */
export async function firstHeld(db: Database, code: string, now: number): Promise<string | null> {
  const [found] = await db
    .select({ bookingId: guestRequests.bookingId, newest: max(guestRequests.createdAt), count: count() })
    .from(guestRequests)
    .where(
      and(
        eq(guestRequests.bookingId, bookingOfCode(code)),
        eq(guestRequests.state, "held"),
        gt(guestRequests.createdAt, now - heldGap),
      ),
    );
  return found?.count === 1 && found.newest === now ? found.bookingId : null;
}

export async function takeVote(db: Database, asking: Asking, id: string): Promise<Asked> {
  const { code, now } = asking;
  const {
    page: [page],
    given,
    stored: [stored],
    votes,
  } = await batchOf(db, {
    page: guestPageQuery(db, code, now),
    ...voteQueries(db, sql<string>`${id}`, asking, null),
  });
  if (!page || !stored || stored.state === "held") return { refused: "missing" };
  if (!takesRequests(page, now)) return { refused: "closed" };
  return { outcome: outcomeOf(stored, given), request: comingOf(stored), left: ownOf(votes, page.requestsEach).left };
}
