import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { inTurn, isGone, keepChanges, keptChanges } from "./kept-changes.ts";
import { type Delay, type Sent, sendSongChange } from "./send-song-change.ts";
import { applyChange, enqueue, type Song, type SongChange } from "./song-changes.ts";

/** A change that was dropped, in words, and the song whose text must not be lost by it. */
export interface Refusal {
  /** The change's. */
  key: string;
  message: string;
  lost: Song | null;
}

/** What the queue begins with: the list as the server has it. */
interface Stored {
  booking: string;
  songs: readonly Song[];
  /** The song that comes before them, on a page before this one. */
  before: string | null;
}

/** Seconds until changes that wait are sent again, after one failure, two, and so on; then it stays at the longest. */
const pauses = [5, 10, 20];
const longestPause = 30;

const newChange = (change: Omit<SongChange, "key">): SongChange => ({ ...change, key: crypto.randomUUID() });

/**
 * The song list as the client sees it: what is saved, and on top of it the changes that are still to be sent, one after
 * the other. They are kept in the browser until they are saved, so that a reload or a lost connection loses nothing.
 */
export function useSongQueue({ booking, songs: initial, before }: Stored) {
  const [saved, setSaved] = useState(initial);
  const [waiting, setWaiting] = useState<readonly SongChange[]>([]);
  const [delay, setDelay] = useState<Delay | null>(null);
  /** Nothing is sent until this is over, which the next attempt may be without the visitor seeing anything of it. */
  const [paused, setPaused] = useState(false);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [kept, setKept] = useState(true);
  const [restored, setRestored] = useState(false);
  const sending = useRef<string | null>(null);
  const failures = useRef(0);
  /** Keys of the changes that this tab has kept or read back. */
  const held = useRef(new Set<string>());

  useEffect(() => {
    const restorable = keptChanges(booking);
    for (const { key } of restorable) held.current.add(key);
    setWaiting((now) => [...restorable, ...now]);
    setRestored(true);
  }, [booking]);

  const retry = useCallback(() => {
    setDelay(null);
    setPaused(false);
  }, []);

  useEffect(() => {
    if (!paused) return;
    const resume = () => setPaused(false);
    const resumeWhenSeen = () => {
      if (document.visibilityState === "visible") resume();
    };
    const pause = pauses[failures.current - 1] ?? longestPause;
    // Signing in is the visitor's to do, in this tab or another.
    const timer = delay === "signed-out" ? undefined : setTimeout(resume, pause * 1000);
    addEventListener("online", retry);
    document.addEventListener("visibilitychange", resumeWhenSeen);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", retry);
      document.removeEventListener("visibilitychange", resumeWhenSeen);
    };
  }, [delay, paused, retry]);

  useEffect(() => {
    if (restored) setKept(keepChanges(booking, waiting, held.current));
  }, [booking, restored, waiting]);

  useEffect(() => {
    const [next] = waiting;
    if (!next || paused || sending.current) return;
    sending.current = next.key;

    /** Takes the change out of the queue, and with `all` every other one of its song. */
    const settle = (all = false) =>
      setWaiting((now) => now.filter(({ key, song }) => key !== next.key && !(all && song.id === next.song.id)));

    const send = async (): Promise<Sent> => {
      if (held.current.has(next.key) && isGone(booking, next.key)) return { kind: "saved" };
      const sent = await sendSongChange(booking, next);
      // Before another tab has its turn.
      if (sent.kind !== "later") keepChanges(booking, [], new Set([next.key]));
      return sent;
    };
    void inTurn(booking, send).then((sent) => {
      sending.current = null;
      if (sent.kind === "later") {
        failures.current += 1;
        setPaused(true);
        return setDelay(sent.why);
      }
      failures.current = 0;
      setDelay(null);
      if (sent.kind === "saved") {
        setSaved((now) => applyChange(now, next, before));
        return settle();
      }
      const { song, kind } = next;
      const lost = kind === "add" || kind === "edit" ? song : null;
      const refuse = (message: string) => setRefusals((now) => [...now, { key: next.key, message, lost }]);
      if (sent.kind === "gone") {
        setSaved((now) => now.filter(({ id }) => id !== song.id));
        refuse(`“${song.title}” is no longer on the list: it was removed elsewhere.`);
        return settle(true);
      }
      refuse(`“${song.title}” was not saved. ${sent.why}`);
      settle(kind === "add");
    });
  }, [before, booking, paused, waiting]);

  const change = useCallback(
    (what: Omit<SongChange, "key">) => {
      const next = newChange(what);
      setWaiting((now) => enqueue(now, next, sending.current));
      // What was written stays until it is dismissed.
      setRefusals((now) => now.filter(({ lost }) => lost));
      retry();
    },
    [retry],
  );
  const dismiss = useCallback((refused: string) => setRefusals((now) => now.filter(({ key }) => key !== refused)), []);

  const songs = useMemo(
    () => waiting.reduce<readonly Song[]>((list, next) => applyChange(list, next, before), saved),
    [before, saved, waiting],
  );
  return { songs, waiting, delay, refusals, kept, change, dismiss, retry };
}
