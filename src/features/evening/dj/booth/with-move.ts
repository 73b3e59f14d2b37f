import { mixWell } from "../../../crate/mixing.ts";
import { usualSeconds } from "../../../songs/must-play-time.ts";
import { momentTimesOf } from "../../../timeline/moment-times.ts";
import { lengthWords } from "../../../timeline/times.ts";
import type { Booth, BoothOvertime, BoothSong } from "../../model.ts";
import { type BoothMove, isMomentAct, isOvertimeAct } from "./form.ts";

const unknown: Omit<BoothSong, "key" | "title" | "artist"> = {
  votes: 0,
  state: null,
  isMustPlay: false,
  isPossible: false,
  moment: null,
  isUnwanted: false,
  unlessAsked: false,
  askedAt: null,
  startedAt: null,
  wasPlayed: false,
  seconds: null,
  mixing: { bpm: null, key: null },
};

/** The server words the rest. */
const withOvertimeAct = (overtime: BoothOvertime, act: BoothMove["act"], minutes: number): BoothOvertime => ({
  ...overtime,
  steps: act === "more-back" ? overtime.steps : [],
  asked: act === "more-asked" ? { minutes, words: `Asking for ${lengthWords(minutes)} more.` } : null,
  answer: act === "more-agreed" ? `Noted that they said yes in the room: ${lengthWords(minutes)} more.` : null,
  added: null,
  canUndo: false,
});

export function withMove(booth: Booth, move: BoothMove): Booth {
  const { act, key = "", title = "", artist = "", at = booth.at, minutes = 0 } = move;
  // With a script, undoing is a move of its own.
  if (act === "back") return booth;
  if (isOvertimeAct(act))
    return { ...booth, overtime: booth.overtime && withOvertimeAct(booth.overtime, act, Number(minutes)) };
  if (isMomentAct(act)) {
    const moment = booth.moments.find(({ id }) => id === key);
    const tap = { momentId: key, act, minutes: Number(minutes), at: Number(at) };
    const { name = title, plannedAt = tap.at } = moment ?? {};
    return { ...booth, taps: [...booth.taps, { ...tap, name, plannedAt }] };
  }
  if (act === "count" || act === "leave-out")
    return { ...booth, networks: booth.networks.filter(({ network }) => network !== key) };
  if (act === "open" || act === "closed") return { ...booth, guestsMayAsk: act === "open" };
  const found = booth.songs.find((song) => song.key === key);
  const song = {
    ...(found ?? { ...unknown, key, title, artist: artist || null }),
    state: act === "asked" && found?.wasPlayed ? "played" : act,
    wasPlayed: act !== "asked" && (found?.wasPlayed || (act === "next" && found?.state === "played")),
    askedAt: found?.askedAt ?? Number(at),
  };
  const began = move.from === "played" ? (song.startedAt ?? Number(at)) : Number(at);
  const moved = { ...song, startedAt: act === "playing" ? began : song.startedAt };
  const others = booth.songs
    .filter((each) => each.key !== key)
    .map((each): BoothSong => (act === "playing" && each.state === "playing" ? { ...each, state: "played" } : each));
  return { ...booth, songs: [...others, moved] };
}

/** `mixesWell`: after what is next, else after what is on. False for what is chosen or over. */
export type ListedSong = BoothSong & { mixesWell: boolean };

export function songsIn(booth: Booth, order: "votes" | "time") {
  const inState = (state: BoothSong["state"]) => booth.songs.filter((song) => song.state === state);
  const last = inState("next").at(-1) ?? inState("playing")[0];
  const isOpen = ({ state }: BoothSong) => state === null || state === "asked" || state === "held";
  const songs = booth.songs.map(
    (song): ListedSong => ({ ...song, mixesWell: !!last && isOpen(song) && mixWell(last.mixing, song.mixing) }),
  );
  const those = (...states: BoothSong["state"][]) => songs.filter(({ state }) => states.includes(state));
  const byVotes = (a: BoothSong, b: BoothSong) => b.votes - a.votes || (a.askedAt ?? 0) - (b.askedAt ?? 0);
  const byTime = (a: BoothSong, b: BoothSong) => (b.askedAt ?? 0) - (a.askedAt ?? 0);
  const mustPlays = songs.filter(({ isMustPlay, moment }) => isMustPlay && moment === null);
  const isLeft = ({ state, isUnwanted }: ListedSong) => (state === null || state === "asked") && !isUnwanted;
  return {
    playing: those("playing")[0] ?? null,
    next: those("next"),
    requests: those("asked", "held").toSorted(order === "votes" ? byVotes : byTime),
    mustPlays: mustPlays.filter(isLeft),
    possible: songs.filter((song) => song.isPossible && !song.isMustPlay && song.moment === null && isLeft(song)),
    ofMoments: songs.filter((song) => song.moment !== null && isLeft(song)),
    mustPlaysPlayed: mustPlays.filter(({ state, wasPlayed }) => wasPlayed || state === "played" || state === "playing")
      .length,
    mustPlaysInAll: mustPlays.length,
    past: those("played", "declined")
      .toSorted((a, b) => (b.startedAt ?? 0) - (a.startedAt ?? 0))
      .slice(0, 12),
  };
}

/** Minutes of dancing, or of the booked hours without such moments. */
export function dancingLeft({ moments, taps, hours }: Booth, now: number): number {
  const danced = momentTimesOf(moments, taps).filter(({ id }) => moments.find((each) => each.id === id)?.dancing);
  const spans = danced.length > 0 ? danced : [{ beginsAt: hours.startsAt, endsAt: hours.endsAt }];
  const left = spans.reduce((sum, { beginsAt, endsAt }) => sum + Math.max(0, endsAt - Math.max(beginsAt, now)), 0);
  return Math.floor(left / 60_000);
}

export function fitting(mustPlays: readonly BoothSong[], minutes: number): number {
  let seconds = minutes * 60;
  const first = mustPlays.findIndex((song) => {
    seconds -= song.seconds ?? usualSeconds;
    return seconds < 0;
  });
  return first < 0 ? mustPlays.length : first;
}
