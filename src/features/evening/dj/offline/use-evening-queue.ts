import * as z from "zod/mini";
import { useChangeQueue } from "../../../../platform/islands/changes/use-change-queue.ts";
import { delayOf, HttpError, post } from "../../../../platform/islands/request.ts";
import { eveningMoves } from "./store-evenings.ts";

type Body = Record<string, unknown>;

/** Something that was done on an evening: what is posted where. */
const eveningMove = z.object({ key: z.string(), path: z.string(), body: z.record(z.string(), z.unknown()) });

const answer = z.object({ conflict: z.nullable(z.string()) });

/** Milliseconds after which an answer no longer counts as on its way. */
const timeout = 8000;

interface EveningQueueOf<State> {
  /** Where the moves of this page go. */
  path: string;
  initial: State;
  /** The page's state after one of its moves. */
  apply: (state: State, body: Body) => State;
  read?: () => Promise<State>;
  readEvery?: number;
}

/**
 * What the DJ does on an evening, by the queue of all lists: it keeps moves without a signal, also those of the other page, and sends them in order.
 * No move is refused for coming late, the newest wins; what it met is told in words.
 */
export function useEveningQueue<State>({ path, initial, apply, ...reading }: EveningQueueOf<State>) {
  const queue = useChangeQueue<State, z.output<typeof eveningMove>, { key: string; message: string }>({
    ...{ name: eveningMoves, change: eveningMove, initial, ...reading },
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
        // The site has looked at it and does not take it: it says why.
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
