import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { minute } from "../../../../platform/durations.ts";
import { read } from "../../../../platform/islands/request.ts";
import { bookingPaths } from "../../../bookings/dj/paths.ts";
import { songKey, songParts } from "../../../songs/same-song.ts";
import { momentTimesOf, movedBy } from "../../../timeline/moment-times.ts";
import { type Booth, type BoothSong, boothState } from "../../model.ts";
import { useEveningQueue } from "../offline/use-evening-queue.ts";
import { type BoothMove, boothForm, isMomentAct, isOvertimeAct } from "./form.ts";
import { withMove } from "./with-move.ts";

interface Done {
  words: string;
  undo: readonly BoothMove[];
}

const words: Readonly<Record<BoothMove["act"], string>> = {
  next: "Next",
  playing: "On now",
  played: "Played",
  declined: "Declined",
  asked: "Back among the requests",
  open: "Guests may ask",
  closed: "Guests may not ask",
  count: "Their votes count",
  "leave-out": "Their votes do not count",
  back: "Not on",
  begins: "Begins",
  "not-begun": "Not begun",
  later: "Moved",
  "more-asked": "They are asked",
  "more-agreed": "Noted",
  "more-back": "Taken back",
};

const wordsOf = ({ act, title, minutes }: BoothMove): string =>
  [title ? `${words[act]}: ${title}` : words[act], act === "later" ? `by ${minutes} min` : ""]
    .filter(Boolean)
    .join(" ");

function undoOf(move: BoothMove, booth: Booth): readonly BoothMove[] {
  if (move.act === "open") return [{ act: "closed" }];
  if (move.act === "closed") return [{ act: "open" }];
  if (move.act === "count") return [{ ...move, act: "leave-out" }];
  if (move.act === "leave-out") return [{ ...move, act: "count" }];
  if (move.act === "begins") return [{ ...move, act: "not-begun" }];
  if (move.act === "later") {
    const minutes = Number(move.minutes);
    return [{ ...move, minutes: -minutes, from: String(movedBy(booth.taps, move.key ?? "") + minutes) }];
  }
  if (move.act === "not-begun") {
    const began = momentTimesOf(booth.moments, booth.taps).find(({ id }) => id === move.key);
    if (began?.state !== "began") return [];
    return [{ ...move, act: "begins", minutes: Math.floor(Date.now() / minute) - began.beginsAt / minute }];
  }
  const before = booth.songs.find(({ key }) => key === move.key)?.state ?? "asked";
  const back: BoothMove = { ...move, act: before === "held" ? "asked" : before, from: move.act };
  const playing = booth.songs.find(({ state }) => state === "playing");
  if (move.act !== "playing" || !playing) return [back];
  const { key, title, artist } = playing;
  return [back, { act: "playing", key, title, artist: artist ?? "", from: "played" }];
}

/** Milliseconds. */
const lookEvery = 4000;

export function useBooth(first: Booth) {
  const { booth: path, boothState: statePath } = bookingPaths(first.id);
  const [done, setDone] = useState<Done | null>(null);
  const lastAt = useRef(first.at);

  const queue = useEveningQueue<Booth>({
    path,
    initial: first,
    apply: (booth, body) => withMove(booth, z.parse(boothForm, body)),
    async read() {
      const state = await read(statePath, boothState);
      // An unchanged time means that the browser's cache answered.
      if (state.at <= lastAt.current) throw new Error("network: no answer from the server");
      lastAt.current = state.at;
      return state;
    },
    readEvery: lookEvery,
  });
  const { state: booth, waiting, refusals, setRefusals } = queue;
  const delay = queue.delay ?? queue.unread;

  function send(moves: readonly BoothMove[]) {
    const at = Date.now();
    for (const [index, move] of moves.entries()) {
      if (isMomentAct(move.act) || isOvertimeAct(move.act)) {
        queue.move({ ...move, at: at + index });
        continue;
      }
      const { title, artist } = songParts(move.title ?? "", move.artist || null);
      queue.move({ ...move, key: move.key ?? songKey(title, artist), title, artist: artist ?? "", at: at + index });
    }
  }

  const move = (each: BoothMove) => {
    // More music shows its own way back.
    setDone(isOvertimeAct(each.act) ? null : { words: wordsOf(each), undo: undoOf(each, booth) });
    send([each]);
  };
  const undo = () => {
    if (!done) return;
    setDone(null);
    send(done.undo);
  };
  const conflicts = refusals.map(({ message }) => message);
  return { booth, delay, waiting: waiting.length, conflicts, done, move, undo, dismiss: () => setRefusals([]) };
}

interface BoothKeys {
  requests: readonly BoothSong[];
  next: BoothSong | null;
  move: (move: BoothMove) => void;
  undo: () => void;
}

const moveOf = (act: BoothMove["act"], { key, title, artist, state }: BoothSong): BoothMove => ({
  act,
  key,
  title,
  artist: artist ?? "",
  from: state ?? "",
});

function isTaken({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return true;
  if (target.closest("input, textarea, select")) return true;
  return key === " " && target.closest("button, a, summary")?.matches(":focus-visible") === true;
}

/** J and K choose, N puts next, X declines, Space starts, U undoes. Gives the chosen row. */
export function useBoothKeys({ requests, next, move, undo }: BoothKeys): number {
  const [asked, setChosen] = useState(0);
  const chosen = Math.min(asked, requests.length - 1);
  useEffect(() => {
    const song = requests[chosen];
    const acts: Readonly<Record<string, () => void>> = {
      j: () => setChosen(Math.min(chosen + 1, requests.length - 1)),
      k: () => setChosen(Math.max(chosen - 1, 0)),
      n: () => song && !song.isUnwanted && move(moveOf("next", song)),
      x: () => song && move(moveOf("declined", song)),
      " ": () => next && move(moveOf("playing", next)),
      u: undo,
    };
    const press = (event: KeyboardEvent) => {
      const act = isTaken(event) ? undefined : acts[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  return chosen;
}
