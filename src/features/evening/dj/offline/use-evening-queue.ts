import * as z from "zod/mini";
import { useChangeQueue } from "../../../../platform/islands/changes/use-change-queue.ts";
import { delayOf, HttpError, post } from "../../../../platform/islands/request.ts";
import { eveningMoves } from "./store-evenings.ts";

type Body = Record<string, unknown>;

const eveningMove = z.object({ key: z.string(), path: z.string(), body: z.record(z.string(), z.unknown()) });

const answer = z.object({ conflict: z.nullable(z.string()) });

/** Milliseconds. */
const timeout = 8000;

interface EveningQueueOf<State> {
  path: string;
  initial: State;
  apply: (state: State, body: Body) => State;
  read?: () => Promise<State>;
  readEvery?: number;
}

/** All lists share one queue, which sends moves in order. The newest move wins, and a conflict is told in words. */
export function useEveningQueue<State>({ path, initial, apply, ...reading }: EveningQueueOf<State>) {
  const queue = useChangeQueue<State, z.output<typeof eveningMove>, { key: string; message: string }>({
    name: eveningMoves,
    change: eveningMove,
    initial,
    ...reading,
    apply: (state, move) => (move.path === path ? apply(state, move.body) : state),
    enqueue: (waiting, next) => [...waiting, next],
    async send({ key, path: to, body }) {
      const save = (state: State) => (to === path ? apply(state, body) : state);
      try {
        const { conflict } = await post(to, body, answer, AbortSignal.timeout(timeout));
        return { save, ...(conflict === null ? {} : { refusal: { key, message: conflict } }) };
      } catch (error) {
        const later = delayOf(error);
        if (later) return { later };
        if (!(error instanceof HttpError)) throw error;
        const message = error.issues[0]?.message ?? error.detail;
        return { save: (state: State) => state, refusal: { key, message } };
      }
    },
  });
  return {
    ...queue,
    waiting: queue.waiting.filter((move) => move.path === path),
    move: (body: Body) => queue.change({ key: crypto.randomUUID(), path, body }),
  };
}
