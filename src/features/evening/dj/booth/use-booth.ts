import { useCallback, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { HttpError, read } from "../../../../platform/islands/request.ts";
import { bookingPaths } from "../../../bookings/dj/paths.ts";
import { songKey, songParts } from "../../../songs/same-song.ts";
import type { Booth } from "../../booth.ts";
import { sendWaiting, waitingFor, waitToSend } from "../offline/moves.ts";
import { boothState } from "./booth-state.ts";
import { type BoothMove, boothForm } from "./form.ts";
import { withMove } from "./with-move.ts";
import { type Done, type Signal, undoOf, wordsOf } from "./words-of-signal.ts";

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
