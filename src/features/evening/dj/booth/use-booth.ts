import { useCallback, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { HttpError, read } from "../../../../platform/islands/request.ts";
import { bookingPaths } from "../../../bookings/dj/paths.ts";
import { wishStates } from "../../../songs/model.ts";
import { songKey, songParts } from "../../../songs/same-song.ts";
import type { Booth } from "../../booth.ts";
import { sendWaiting, waitingFor, waitToSend } from "../offline/moves.ts";
import { type BoothMove, boothForm } from "./form.ts";
import { withMove } from "./with-move.ts";

const text = z.nullable(z.string());
const instant = z.nullable(z.number());

/** The booth as the server tells it. */
const boothState: z.ZodMiniType<Booth> = z.object({
  id: z.string(),
  name: z.string(),
  place: z.string(),
  at: z.number(),
  songs: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      artist: text,
      votes: z.number(),
      state: z.nullable(z.enum(wishStates)),
      isMust: z.boolean(),
      moment: text,
      isNever: z.boolean(),
      unlessAsked: z.boolean(),
      askedAt: instant,
      startedAt: instant,
      seconds: instant,
    }),
  ),
  never: z.array(z.object({ key: z.string(), title: z.string(), artist: text })),
  moments: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      note: text,
      beginsAt: z.number(),
      endsAt: z.number(),
      dancing: z.boolean(),
    }),
  ),
  hours: z.object({ startsAt: z.number(), endsAt: z.number() }),
  guestsMayAsk: z.nullable(z.boolean()),
  networks: z.array(z.object({ network: z.string(), phones: z.number() })),
  track: z.nullable(z.object({ title: z.string(), artist: z.string(), isNever: z.boolean() })),
});

type Signal = "on" | "off" | "logged-out";

/** What was done last, in words, and how it is undone. */
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
};

const wordsOf = ({ act, title }: BoothMove): string => (title ? `${words[act]}: ${title}` : words[act]);

/** The moves that put back what `move` changes. */
function undoOf(move: BoothMove, booth: Booth): readonly BoothMove[] {
  if (move.act === "open") return [{ act: "closed" }];
  if (move.act === "closed") return [{ act: "open" }];
  if (move.act === "count") return [{ ...move, act: "leave-out" }];
  if (move.act === "leave-out") return [{ ...move, act: "count" }];
  const before = booth.songs.find(({ key }) => key === move.key)?.state ?? "asked";
  const back: BoothMove = { ...move, act: before === "held" ? "asked" : before, from: move.act };
  const playing = booth.songs.find(({ state }) => state === "playing");
  if (move.act !== "playing" || !playing) return [back];
  const { key, title, artist } = playing;
  return [back, { act: "playing", key, title, artist: artist ?? "", from: "played" }];
}

/** Milliseconds between two looks at the booth. */
const lookEvery = 4000;

/** The booth as it stands: what the server knows, and upon it what was done here and waits to be sent. */
export function useBooth(first: Booth) {
  const { booth: path, boothState: statePath } = bookingPaths(first.id);
  const [known, setKnown] = useState(first);
  const [waiting, setWaiting] = useState<readonly BoothMove[]>([]);
  /** How many of them the device has stored: only those outlive a reload. */
  const [stored, setStored] = useState(0);
  const [signal, setSignal] = useState<Signal>("on");
  const [told, setTold] = useState<readonly string[]>([]);
  const [done, setDone] = useState<Done | null>(null);
  const round = useRef(0);
  const lastAt = useRef(first.at);

  const look = useCallback(async () => {
    round.current += 1;
    const mine = round.current;
    const sent = await sendWaiting();
    const moves = await waitingFor(path);
    setStored(moves.length);
    if (sent.conflicts.length > 0) setTold(sent.conflicts);
    setSignal(sent.outcome === "sent" ? "on" : sent.outcome === "no-signal" ? "off" : "logged-out");
    try {
      const state = await read(statePath, boothState);
      // An answer with the time of the one before is what the browser has kept.
      if (state.at <= lastAt.current) setSignal((before) => (before === "on" ? "off" : before));
      lastAt.current = Math.max(lastAt.current, state.at);
      // A newer look has begun, or something was done meanwhile: that one's answer counts.
      if (mine !== round.current) return;
      setKnown((before) => (state.at < before.at ? before : state));
      setWaiting(moves.map(({ body }) => z.parse(boothForm, body)));
    } catch (error) {
      setSignal(error instanceof HttpError && error.status === 401 ? "logged-out" : "off");
    }
  }, [path, statePath]);

  useEffect(() => {
    void look();
    const timer = setInterval(() => document.visibilityState === "visible" && void look(), lookEvery);
    const now = () => void look();
    addEventListener("online", now);
    return () => {
      clearInterval(timer);
      removeEventListener("online", now);
    };
  }, [look]);

  const booth = waiting.reduce(withMove, known);

  const send = useCallback(
    async (moves: readonly BoothMove[]) => {
      round.current += 1;
      const at = Date.now();
      const named = moves.map((move, index): BoothMove => {
        const { title, artist } = songParts(move.title ?? "", move.artist || null);
        return { ...move, key: move.key ?? songKey(title, artist), title, artist: artist ?? "", at: at + index };
      });
      setWaiting((before) => [...before, ...named]);
      for (const body of named) await waitToSend({ path, body });
      setStored((await waitingFor(path)).length);
      await look();
    },
    [look, path],
  );

  /** Does `move`, and remembers how it is undone. */
  const move = (each: BoothMove) => {
    setDone({ words: wordsOf(each), undo: undoOf(each, booth) });
    void send([each]);
  };
  const undo = () => {
    if (!done) return;
    setDone(null);
    void send(done.undo);
  };
  return { booth, signal, waiting: stored, told, done, move, undo, dismiss: () => setTold([]) };
}
