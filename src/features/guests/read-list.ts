import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { isShown } from "../../database/schema/evening.ts";
import { type guestPages, guestRequests } from "../../database/schema/guests.ts";
import { songRequests } from "../../database/schema/songs.ts";
import type { GuestRequestState } from "../songs/model.ts";
import { isUnwanted } from "../songs/unwanted.ts";
import type { ComingRequest, GuestList, GuestOwn } from "./model.ts";
import { beginsAfter, bookingOfCode, eventQuery, guestPageQuery } from "./settings.ts";
import { votesOfGuestQuery } from "./votes.ts";

const mostPlayed = 200;

/** Without songs that the DJ left out. */
export const playedSongsQuery = (db: Database, bookingId: string) =>
  db
    .select({ title: guestRequests.title, artist: guestRequests.artist })
    .from(guestRequests)
    .innerJoin(bookings, eq(bookings.id, guestRequests.bookingId))
    .where(and(eq(guestRequests.bookingId, bookingId), isShown))
    .orderBy(sql`coalesce(${guestRequests.earlierStarts} ->> 0, ${guestRequests.startedAt}, ${guestRequests.endedAt})`)
    .limit(mostPlayed);

const playedShown = 30;

type Page = typeof guestPages.$inferSelect;
type GuestRequest = Awaited<ReturnType<typeof shownRequestsQuery>>[number];

const { id, songKey, title, artist, state, votes, place, startedAt, createdAt, bookingId } = guestRequests;

const publicStates: readonly GuestRequestState[] = ["asked", "next", "playing", "played"];

export const shownRequestsQuery = (db: Database, code: string, states = publicStates) =>
  db
    .select({ id, songKey, title, artist, state, votes, place, startedAt })
    .from(guestRequests)
    .where(and(eq(bookingId, bookingOfCode(code)), inArray(state, [...states])))
    .orderBy(desc(votes), asc(createdAt), asc(id));

function openingOf({ isOpen, opensAt, closesAt }: Page, now: number): GuestList["opening"] {
  if (now >= closesAt) return "over";
  if (now < opensAt) return "before";
  return isOpen ? "open" : "paused";
}

export function comingOf(
  request: Pick<GuestRequest, "id" | "title" | "artist" | "state" | "votes">,
): ComingRequest | null {
  const { state } = request;
  if (state !== "next" && state !== "asked") return null;
  return { id: request.id, title: request.title, artist: request.artist, state, votes: request.votes };
}

const isNot = <T>(value: T | null): value is T => value !== null;

/** Hides songs that the client refused after guests asked for them. */
const doNotPlaysQuery = (db: Database, code: string) =>
  db
    .select({ title: songRequests.title, artist: songRequests.artist })
    .from(songRequests)
    .where(and(eq(songRequests.bookingId, bookingOfCode(code)), eq(songRequests.preference, "do-not-play")));

function listOf(
  page: Page,
  event: Parameters<typeof beginsAfter>[2],
  requests: readonly GuestRequest[],
  doNotPlays: readonly { title: string; artist: string | null }[],
  now: number,
): GuestList {
  const opening = openingOf(page, now);
  const stateOf = ({ state }: GuestRequest) => (opening === "over" && state === "playing" ? "played" : state);
  const of = (wanted: GuestRequest["state"]) => requests.filter((request) => stateOf(request) === wanted);
  const next = of("next").sort((one, other) => (one.place ?? Infinity) - (other.place ?? Infinity));
  const playing = of("playing").sort((one, other) => (other.startedAt ?? 0) - (one.startedAt ?? 0))[0];
  const played = of("played").sort((one, other) => (other.startedAt ?? 0) - (one.startedAt ?? 0));
  return {
    title: page.title,
    opening,
    opensAt: page.opensAt,
    begins: beginsAfter(now, page, event),
    requestsEach: page.requestsEach,
    notTaken: page.notTaken,
    now: playing ? { title: playing.title, artist: playing.artist } : null,
    coming: [...next, ...of("asked")]
      .filter((request) => !isUnwanted(request, doNotPlays))
      .map(comingOf)
      .filter(isNot),
    played: (opening === "over" ? played : played.slice(0, playedShown)).map((request) => ({
      id: request.id,
      title: request.title,
      artist: request.artist,
      at: request.startedAt ?? 0,
    })),
  };
}

const listQueries = (db: Database, code: string, now: number) => ({
  page: guestPageQuery(db, code, now),
  event: eventQuery(db, code),
  requests: shownRequestsQuery(db, code),
  doNotPlays: doNotPlaysQuery(db, code),
});

/** Null without such a page. */
export async function readGuestList(db: Database, code: string, now: number): Promise<GuestList | null> {
  const {
    page: [page],
    event: [event],
    requests,
    doNotPlays,
  } = await batchOf(db, listQueries(db, code, now));
  return page ? listOf(page, event, requests, doNotPlays, now) : null;
}

export function ownOf(votes: Awaited<ReturnType<typeof votesOfGuestQuery>>, requestsEach: number): GuestOwn {
  const asked = votes.filter((vote) => vote.asked).map(({ request }) => request);
  const taken = votes.filter((vote) => vote.asked && vote.state !== "declined").length;
  return { voted: votes.map(({ request }) => request), asked, left: Math.max(0, requestsEach - taken) };
}

export async function readGuestPage(db: Database, code: string, guest: string, now: number) {
  const {
    page: [page],
    event: [event],
    requests,
    doNotPlays,
    votesGiven,
  } = await batchOf(db, {
    ...listQueries(db, code, now),
    votesGiven: votesOfGuestQuery(db, code, guest),
  });
  if (!page) return null;
  const list = listOf(page, event, requests, doNotPlays, now);
  return { list, own: ownOf(votesGiven, page.requestsEach), language: event?.language ?? "en", event };
}
