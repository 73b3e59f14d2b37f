import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import * as z from "zod/mini";
import type { Delay } from "../request.ts";
import { delayOf } from "../request.ts";

export interface Settled<State, Change, Refusal> {
  save: (saved: State) => State;
  others?: (waiting: readonly Change[]) => readonly Change[];
  refusal?: Refusal;
}

interface QueuedChange {
  key: string;
  undoes?: string | undefined;
}

function storedChanges<Change extends QueuedChange>(name: string, change: z.ZodMiniType<Change>) {
  const changes = z.array(change);

  /** `null` where the browser refuses. */
  function readStored(): Change[] | null {
    try {
      const kept = z.safeParse(changes, JSON.parse(localStorage.getItem(name) ?? "[]"));
      return kept.success ? kept.data : [];
    } catch {
      return null;
    }
  }

  return {
    all: (): Change[] => readStored() ?? [],

    /** Saved or replaced by another tab. */
    isGone: (key: string): boolean => readStored()?.every((kept) => kept.key !== key) ?? false,

    /**
     * Forgets other changes that this tab has `held`, but not other tabs'. Gives whether the browser stored `waiting`,
     * and adds it to `held`.
     */
    keep(waiting: readonly Change[], held: Set<string>): boolean {
      const mine = new Map(waiting.map((each) => [each.key, each]));
      const stay = (readStored() ?? []).filter(({ key }) => mine.has(key) || !held.has(key));
      const all = [...stay.map((kept) => mine.get(kept.key) ?? kept), ...waiting.filter(({ key }) => !held.has(key))];
      try {
        if (all.length > 0) localStorage.setItem(name, JSON.stringify(all));
        else localStorage.removeItem(name);
        for (const key of mine.keys()) held.add(key);
        return true;
      } catch {
        return false;
      }
    },

    /** A sleeping tab may keep the lock, so the wait ends after 20 seconds: sending twice is harmless. */
    inTurn<T>(send: () => Promise<T>): Promise<T> {
      if (!("locks" in navigator)) return send();
      return navigator.locks.request(name, { signal: AbortSignal.timeout(20_000) }, send).catch(send);
    },
  };
}

interface QueueOf<State, Change extends QueuedChange, Refusal> {
  /** Storage key of unsaved changes. */
  name: string;
  change: z.ZodMiniType<Change>;
  initial: State;
  apply: (state: State, change: Change) => State;
  enqueue: (waiting: readonly Change[], next: Change, sending: string | null) => readonly Change[];
  /** Another tab may have sent it already, which is as good. */
  send: (change: Change) => Promise<{ later: Delay } | Settled<State, Change, Refusal>>;
  /** Milliseconds, while in view with nothing waiting. */
  read?: () => Promise<State>;
  readEvery?: number;
}

/** Milliseconds. Lists read this often are also read at once: the browser may have restored an old page. */
const soon = 10_000;

/** Seconds, by the number of failures. */
const pauses = [5, 10, 20];
const longestPause = 30;

/** The browser stores changes until saved, so that a reload or a lost connection loses nothing. */
export function useChangeQueue<State, Change extends QueuedChange, Refusal extends { key: string }>(
  queue: QueueOf<State, Change, Refusal>,
) {
  const { name, initial } = queue;
  const [saved, setSaved] = useState(initial);
  const [waiting, setWaiting] = useState<readonly Change[]>([]);
  const [delay, setDelay] = useState<Delay | null>(null);
  const [paused, setPaused] = useState(false);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [unread, setUnread] = useState<Delay | null>(null);
  const [isKept, setKept] = useState(true);
  const [restored, setRestored] = useState(false);
  const sending = useRef<string | null>(null);
  const failures = useRef(0);
  const held = useRef(new Set<string>());
  const does = useRef(queue);
  does.current = queue;
  const kept = useMemo(() => storedChanges(name, does.current.change), [name]);

  useEffect(() => {
    const restorable = kept.all();
    for (const { key } of restorable) held.current.add(key);
    setWaiting((now) => [...restorable, ...now]);
    setRestored(true);
  }, [kept]);

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
    // The visitor has to sign in first.
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
    if (restored) setKept(kept.keep(waiting, held.current));
  }, [kept, restored, waiting]);

  useEffect(() => {
    const [next] = waiting;
    if (!next || paused || sending.current) return;
    sending.current = next.key;
    const { apply, send } = does.current;

    const attempt = async () => {
      if (held.current.has(next.key) && kept.isGone(next.key)) return { save: (now: State) => apply(now, next) };
      const sent = await send(next);
      // Forgotten before another tab has its turn.
      if (!("later" in sent)) kept.keep([], new Set([next.key]));
      return sent;
    };
    void kept.inTurn<{ later: Delay } | Settled<State, Change, Refusal>>(attempt).then((sent) => {
      sending.current = null;
      if ("later" in sent) {
        failures.current += 1;
        setPaused(true);
        return setDelay(sent.later);
      }
      failures.current = 0;
      setDelay(null);
      setSaved(sent.save);
      const { refusal, others = (all) => all } = sent;
      if (refusal) setRefusals((now) => [...now, refusal]);
      setWaiting((now) => others(now.filter(({ key }) => key !== next.key)));
    });
  }, [kept, paused, waiting]);

  const isIdle = waiting.length === 0;
  const { readEvery } = queue;
  useEffect(() => {
    if (!isIdle || !readEvery) return;
    let isOver = false;
    const refresh = () => {
      if (document.visibilityState !== "visible") return;
      does.current.read?.().then(
        (now) => {
          if (isOver) return;
          setSaved(now);
          setUnread(null);
        },
        (error: unknown) => isOver || setUnread(delayOf(error)),
      );
    };
    if (readEvery < soon) refresh();
    const timer = setInterval(refresh, readEvery);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [isIdle, readEvery]);

  const change = useCallback(
    (next: Change) => {
      setWaiting((now) => does.current.enqueue(now, next, sending.current));
      retry();
    },
    [retry],
  );

  const state = useMemo(() => {
    const undone = new Set(waiting.map(({ undoes }) => undoes));
    return waiting
      .filter(({ key }) => !undone.has(key))
      .reduce<State>((now, next) => does.current.apply(now, next), saved);
  }, [saved, waiting]);
  return { state, waiting, delay, unread, refusals, setRefusals, kept: isKept, change, retry };
}
