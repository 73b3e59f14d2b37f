import { instantAt } from "../../platform/dates.ts";
import { overtimeAfterEnd } from "../contracts/overtime.ts";
import type { Mixing } from "../crate/mixing.ts";
import { sunsetMinutes } from "../dates/sunset.ts";
import { isSameSong, songKey } from "../songs/same-song.ts";
import { isUnwanted } from "../songs/unwanted.ts";
import { songsOfMoments } from "../timeline/moment-songs.ts";
import { hoursOf } from "../timeline/times.ts";
import { boothOvertime, namedEndOf } from "./booth-overtime.ts";
import type { Booth, BoothSong } from "./model.ts";
import { type Evening, momentsOfEvening } from "./read-evening.ts";

const notAsked = { unlessAsked: false, askedAt: null, startedAt: null, wasPlayed: false };

export function boothOf(evening: Evening, now: number): Booth {
  const { booking, songs, requests, track } = evening;
  const date = booking.eventDate;
  const hours = hoursOf(booking, date);
  const isOver = now >= hours.endsAt + overtimeAfterEnd;
  const listed = songs.map((song) => ({ ...song, key: songKey(song.title, song.artist) }));
  const doNotPlays = listed.filter(({ preference }) => preference === "do-not-play");
  const unlessAsked = listed.filter(({ preference }) => preference === "do-not-play-unless-asked");
  const mustPlays = listed.filter(({ preference }) => preference === "must-play");
  const possible = listed.filter(({ preference }) => preference === "play-if-possible");
  const timed = momentsOfEvening(evening, date);
  const quiet = new Map(timed.filter(({ dancing }) => !dancing).map(({ id, name }) => [id, name]));
  const owned = songsOfMoments(timed).map(({ moment, title, artist }) => {
    return { moment, key: songKey(title, artist), title, artist, seconds: null };
  });
  const placed = [
    ...owned,
    ...[...mustPlays, ...possible].map((song) => ({
      ...song,
      moment: song.momentId === null ? null : (quiet.get(song.momentId) ?? null),
    })),
  ];
  /** A song that is also wanted for dancing counts there. */
  const momentOf = (key: string): string | null => {
    const all = placed.filter((each) => isSameSong(each.key, key));
    return all.some(({ moment }) => moment === null) ? null : (all[0]?.moment ?? null);
  };
  const mixingOf = (title: string, artist: string | null): Mixing => {
    const track = evening.tracks.get(songKey(title, artist));
    return { bpm: track?.bpm ?? null, key: track?.key ?? null };
  };
  const among = (those: readonly { key: string }[], key: string) => those.some((each) => isSameSong(each.key, key));
  const asked = requests.map((request): BoothSong => {
    const key = songKey(request.title, request.artist);
    return {
      key: request.songKey,
      title: request.title,
      artist: request.artist,
      votes: request.votes,
      state: isOver && request.state === "playing" ? "played" : request.state,
      isMustPlay: among(mustPlays, key),
      isPossible: among(possible, key),
      moment: momentOf(key),
      isUnwanted: isUnwanted(request, doNotPlays),
      unlessAsked: request.unlessAsked || among(unlessAsked, key),
      askedAt: request.createdAt,
      startedAt: request.startedAt,
      wasPlayed: request.earlierStarts.length > 0,
      seconds: listed.find((song) => isSameSong(song.key, key))?.seconds ?? null,
      mixing: mixingOf(request.title, request.artist),
    };
  });
  const requested = requests.map(({ title, artist }) => ({ key: songKey(title, artist) }));
  const unplayed = placed
    .filter(({ key }, at) => !among(requested, key) && placed.findIndex((each) => isSameSong(each.key, key)) === at)
    .map(({ key, title, artist, seconds }): BoothSong => {
      const facts = { key, title, artist, seconds, votes: 0, state: null, mixing: mixingOf(title, artist) };
      const wanted = { isMustPlay: among(mustPlays, key), isPossible: among(possible, key) };
      return {
        ...facts,
        ...wanted,
        moment: momentOf(key),
        isUnwanted: isUnwanted({ title, artist }, doNotPlays),
        ...notAsked,
      };
    });
  const inOrder = requests.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0)).map(({ songKey: key }) => key);
  return {
    id: booking.id,
    name: booking.clientName,
    place: [booking.venue, booking.city].filter(Boolean).join(", "),
    at: now,
    songs: [...asked.toSorted((a, b) => inOrder.indexOf(a.key) - inOrder.indexOf(b.key)), ...unplayed],
    doNotPlays: doNotPlays.map(({ key, title, artist }) => ({ key, title, artist })),
    moments: timed.map(({ id, name, minutes, isPinned, plannedAt, note, dancing }) => {
      return { id, name, minutes, isPinned, plannedAt, note, dancing };
    }),
    taps: evening.taps,
    overtime: boothOvertime(evening, now),
    namedEnd: namedEndOf(evening),
    sunsetAt: instantAt(date, sunsetMinutes(date, booking.city)),
    hours,
    guestsMayAsk: evening.guestsMayAsk,
    networks: evening.networks.flatMap(({ network, phones, state }) =>
      state === "waiting" ? [{ network, phones }] : [],
    ),
    track: isOver
      ? null
      : track && {
          title: track.title,
          artist: track.artist,
          isUnwanted: isUnwanted({ title: track.title, artist: track.artist || null }, doNotPlays),
        },
  };
}
