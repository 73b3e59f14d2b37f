import type { Context } from "hono";
import { categoryOfEventType } from "../../content/event-types.ts";
import type { Words } from "../../content/words/en/index.ts";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import type { AppEnv } from "../../env.ts";
import { limits } from "../../platform/fields/fields.ts";
import { clockIn, fill } from "../../platform/language.ts";
import { hasCrateQuery, typedTracksQuery } from "../crate/find-songs.ts";
import { guestSearchParameters } from "../site/paths.ts";
import { bareKeyOf, isRequestOf, isSameSong, songKey, spellingsOf, tokensOf } from "../songs/same-song.ts";
import { isUnwanted } from "../songs/unwanted.ts";
import { momentsQuery } from "../timeline/moment-list.ts";
import { momentTapsQuery } from "../timeline/moment-taps.ts";
import { dancingAfterDinner } from "./after-dinner.ts";
import type { FoundRequest } from "./model.ts";
import { comingOf, shownRequestsQuery } from "./read-list.ts";
import { beginsAfter, bookingOfCode, eventQuery, guestPageQuery } from "./settings.ts";
import { listedSongsQuery } from "./take-request.ts";

export interface Sought {
  title: string;
  artist: string | null;
}

export function soughtIn(c: Context<AppEnv>): Sought {
  const entryOf = (name: keyof Sought) =>
    (c.req.query(guestSearchParameters[name]) ?? "").replaceAll(/\s+/g, " ").trim().slice(0, limits.songRequest);
  return { title: entryOf("title"), artist: entryOf("artist") || null };
}

const mostShown = 6;
/** A few letters find hundreds of tracks, and the list of an evening has hundreds of requests. */
const mostCompared = 30;
const fewest = 2;

/** The last word may be only begun. */
function areIn(typed: readonly string[], { title, artist }: Sought): boolean {
  const words = tokensOf(`${title} ${artist ?? ""}`);
  const last = typed.at(-1) ?? "";
  return typed.slice(0, -1).every((word) => words.includes(word)) && words.some((word) => word.startsWith(last));
}

/** The plainest version of each song; titles typed in full come first. */
function tracksOf(tracks: readonly (Sought & { songKey: string })[], typed: readonly string[]) {
  const isWhole = ({ title }: Sought) => tokensOf(title).every((word) => typed.includes(word));
  const versions = Map.groupBy(
    tracks.filter((track) => areIn(typed, track)),
    ({ songKey }) => songKey,
  );
  return [...versions.values()]
    .flatMap((each) => each.toSorted((one, other) => one.title.length - other.title.length).slice(0, 1))
    .toSorted((one, other) => Number(isWhole(other)) - Number(isWhole(one)) || one.title.length - other.title.length);
}

const searchQueries = (db: Database, code: string, { title, artist }: Sought, now: number) => ({
  page: guestPageQuery(db, code, now),
  event: eventQuery(db, code),
  requests: shownRequestsQuery(db, code, ["asked", "next", "playing", "played", "declined"]),
  listed: listedSongsQuery(db, code),
  moments: momentsQuery(db, bookingOfCode(code)),
  taps: momentTapsQuery(db, bookingOfCode(code)),
  hasCrate: hasCrateQuery(db),
  ...typedTracksQuery(db, `${title} ${artist ?? ""}`.trim()),
});

/** Null without such a page. Of the client's lists it reveals refused songs, and before the end of dinner what must be danced to behind it. */
export async function searchSongs(
  db: Database,
  code: string,
  sought: Sought,
  { formats, guests: { answers } }: Words,
  now: number,
): Promise<FoundRequest[] | null> {
  const {
    page: [page],
    event: [event],
    requests,
    listed,
    moments,
    taps,
    hasCrate: [hasCrate],
    titles,
    artists,
  } = await batchOf(db, searchQueries(db, code, sought, now));
  if (!page) return null;
  const doNotPlays = listed.filter(({ preference }) => preference === "do-not-play");
  const comesAfterDinner = event ? dancingAfterDinner(moments, taps, event, now) : () => false;
  const afterDinner = listed.filter(
    ({ preference, momentId }) => preference === "must-play" && comesAfterDinner(momentId),
  );
  const typed = tokensOf(`${sought.title} ${sought.artist ?? ""}`);
  const isOpen = page.isOpen && now >= page.opensAt && now < page.closesAt;
  if (!isOpen || typed.join("").length < fewest) return [];
  const refused = event && categoryOfEventType(event.eventType) === "wedding" ? answers.coupleNo : answers.hostsNo;
  const isEarly = beginsAfter(now, page, event) !== null;
  const tracks = tracksOf([...titles, ...artists], typed);

  /** A must-play without an artist may be any song of its title. */
  const isMustPlay = (song: Sought, mustPlay: Sought) => {
    const key = songKey(mustPlay.title, mustPlay.artist);
    const alike = new Set(titles.map(({ songKey }) => songKey).filter((each) => isSameSong(each, key)));
    return isRequestOf(song, mustPlay) && (bareKeyOf(key) !== key || alike.size === 1);
  };
  const requestIn = <Request extends { songKey: string }>(list: readonly Request[], song: Sought) => {
    const keys = spellingsOf(song);
    return list.find(({ songKey }) => keys.some((key) => isSameSong(key, songKey)));
  };
  const answerOf = (song: Sought, inCrate: boolean): FoundRequest => {
    const request = requestIn(requests, song);
    const { title, artist } = song;
    const found = (answer: FoundRequest["answer"], words: string): FoundRequest => ({
      title,
      artist,
      answer,
      words,
      request: answer === "later" || answer === "listed" ? (request ? comingOf(request) : null) : null,
    });
    if (request?.state === "playing") return found("playing", answers.playing);
    if (request?.state === "played")
      return found(
        "played",
        request.startedAt
          ? fill(answers.playedAt, { moment: clockIn(formats, request.startedAt, now) })
          : answers.played,
      );
    if (isUnwanted(song, doNotPlays)) return found("refused", refused);
    if (request?.state === "declined") return found("declined", isEarly ? answers.declinedEarly : answers.declined);
    if (request?.state === "next") return found("later", isEarly ? answers.laterEarly : answers.later);
    if (request?.state === "asked") return found("listed", answers.listed);
    if (!isEarly && afterDinner.some((each) => isMustPlay(song, each))) return found("later", answers.afterDinner);
    if (inCrate) return found("has", answers.has);
    return hasCrate ? found("missing", isEarly ? answers.missingEarly : answers.missing) : found("unknown", "");
  };

  const own = requests.filter((each) => each.state !== "declined" && areIn(typed, each));
  const others = tracks.slice(0, mostCompared).filter((track) => !requestIn(own, track));
  const songs = [
    ...own.slice(0, mostShown).map((song) => answerOf(song, false)),
    ...others.slice(0, mostShown).map((song) => answerOf(song, true)),
  ];
  const isNew = songs.length === 0 || sought.artist !== null || isUnwanted(sought, doNotPlays);
  const isFound = () => [...own, ...tracks].some((song) => isRequestOf(sought, song));
  return [...(isNew && !isFound() ? [answerOf(sought, false)] : []), ...songs].slice(0, mostShown);
}
