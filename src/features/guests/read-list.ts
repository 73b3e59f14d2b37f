import { and, asc, desc, eq, inArray, isNotNull } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { type guestPages, guestVotes, guestWishes } from "../../database/schema/guests.ts";
import type { ComingWish, GuestList, GuestOwn } from "./model.ts";
import { bookingOfCode, guestPageQuery } from "./settings.ts";

const mostPlayed = 200;

export const playedSongsQuery = (db: Database, bookingId: string) =>
  db
    .select({ title: guestWishes.title, artist: guestWishes.artist })
    .from(guestWishes)
    .where(and(eq(guestWishes.bookingId, bookingId), eq(guestWishes.state, "played"), isNotNull(guestWishes.startedAt)))
    .orderBy(asc(guestWishes.startedAt))
    .limit(mostPlayed);

/** The latest. */
const playedShown = 30;

type Page = typeof guestPages.$inferSelect;
type Wish = Awaited<ReturnType<typeof shownWishesQuery>>[number];

const { id, title, artist, state, votes, place, startedAt, createdAt, bookingId } = guestWishes;

/** The most wanted first. */
const shownWishesQuery = (db: Database, code: string) =>
  db
    .select({ id, title, artist, state, votes, place, startedAt })
    .from(guestWishes)
    .where(and(eq(bookingId, bookingOfCode(code)), inArray(state, ["asked", "next", "playing", "played"])))
    .orderBy(desc(votes), asc(createdAt), asc(id));

function openingOf({ isOpen, opensAt, closesAt }: Page, now: number): GuestList["door"] {
  if (now >= closesAt) return "over";
  if (now < opensAt) return "before";
  return isOpen ? "open" : "paused";
}

/** Null for a song that does not come up. */
export function comingOf(wish: Pick<Wish, "id" | "title" | "artist" | "state" | "votes">): ComingWish | null {
  const { state } = wish;
  if (state !== "next" && state !== "asked") return null;
  return { id: wish.id, title: wish.title, artist: wish.artist, state, votes: wish.votes };
}

const isNot = <T>(value: T | null): value is T => value !== null;

function listOf(page: Page, wishes: readonly Wish[], now: number): GuestList {
  const of = (wanted: Wish["state"]) => wishes.filter((wish) => wish.state === wanted);
  const next = of("next").sort((one, other) => (one.place ?? Infinity) - (other.place ?? Infinity));
  const playing = of("playing").sort((one, other) => (other.startedAt ?? 0) - (one.startedAt ?? 0))[0];
  const played = of("played").sort((one, other) => (other.startedAt ?? 0) - (one.startedAt ?? 0));
  return {
    title: page.title,
    door: openingOf(page, now),
    opensAt: page.opensAt,
    wishesEach: page.wishesEach,
    notTaken: page.notTaken,
    now: playing ? { title: playing.title, artist: playing.artist } : null,
    coming: [...next, ...of("asked")].map(comingOf).filter(isNot),
    played: played
      .slice(0, playedShown)
      .map((wish) => ({ id: wish.id, title: wish.title, artist: wish.artist, at: wish.startedAt ?? 0 })),
  };
}

/** In one round trip; null when there is no such page. */
export async function readGuestList(db: Database, code: string, now: number): Promise<GuestList | null> {
  const [[page], wishes] = await db.batch([guestPageQuery(db, code, now), shownWishesQuery(db, code)]);
  return page ? listOf(page, wishes, now) : null;
}

/** `guest` is a hash. */
export const votesOfGuestQuery = (db: Database, code: string, guest: string) =>
  db
    .select({ wish: guestVotes.wishId, asked: guestVotes.asked, state })
    .from(guestVotes)
    .innerJoin(guestWishes, eq(guestWishes.id, guestVotes.wishId))
    .where(and(eq(guestVotes.guest, guest), eq(guestWishes.bookingId, bookingOfCode(code))));

/** Leaves out declined requests. */
export function ownOf(votes: Awaited<ReturnType<typeof votesOfGuestQuery>>, wishesEach: number): GuestOwn {
  const asked = votes.filter((vote) => vote.asked).map(({ wish }) => wish);
  const taken = votes.filter((vote) => vote.asked && vote.state !== "declined").length;
  return { voted: votes.map(({ wish }) => wish), asked, left: Math.max(0, wishesEach - taken) };
}

/** In one round trip. */
export async function readGuestPage(db: Database, code: string, guest: string, now: number) {
  const {
    page: [page],
    wishes,
    votesGiven,
  } = await batchOf(db, {
    page: guestPageQuery(db, code, now),
    wishes: shownWishesQuery(db, code),
    votesGiven: votesOfGuestQuery(db, code, guest),
  });
  return page ? { list: listOf(page, wishes, now), own: ownOf(votesGiven, page.wishesEach) } : null;
}
