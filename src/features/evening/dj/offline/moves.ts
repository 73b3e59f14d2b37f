import * as z from "zod/mini";
import { HttpError, post } from "../../../../platform/islands/request.ts";
import { drop, keep, kept, storedIds } from "./sealed-store.ts";

/** Something that was done on an evening and that the server may not know yet: what is posted where. */
const waitingMove = z.object({ path: z.string(), body: z.record(z.string(), z.unknown()) });
export type WaitingMove = z.output<typeof waitingMove>;

const answer = z.object({ conflict: z.nullable(z.string()) });

/** What became of sending what waits. `conflicts`: what others have done meanwhile, in words. */
export interface Sent {
  outcome: "sent" | "no-signal" | "logged-out";
  conflicts: readonly string[];
}

let last = 0;

/** Ids in the order in which they were made, also within a millisecond. */
function nextId(): string {
  last = Math.max(last + 1, Date.now());
  return String(last).padStart(16, "0");
}

/** Keeps a move until the server has it. */
export const waitToSend = (move: WaitingMove): Promise<void> => keep("moves", nextId(), move);

/** The moves that wait to be sent to `path`, in order. */
export async function waitingFor(path: string): Promise<WaitingMove[]> {
  const all = await Promise.all((await storedIds("moves")).map((id) => kept("moves", id)));
  return all.flatMap((each) => {
    const move = z.safeParse(waitingMove, each);
    return move.success && move.data.path === path ? [move.data] : [];
  });
}

async function sendOne(id: string): Promise<string | null> {
  const { path, body } = z.parse(waitingMove, await kept("moves", id));
  const { conflict } = await post(path, body, answer, AbortSignal.timeout(8000));
  return conflict;
}

async function sendAll(): Promise<Sent> {
  const conflicts: string[] = [];
  for (const id of await storedIds("moves")) {
    try {
      const conflict = await sendOne(id);
      if (conflict !== null) conflicts.push(conflict);
    } catch (error) {
      if (!(error instanceof HttpError) || error.status >= 500) return { outcome: "no-signal", conflicts };
      if (error.status === 401) return { outcome: "logged-out", conflicts };
      // The site has looked at it and does not take it: it says why, and sending it again would change nothing.
      conflicts.push(error.issues[0]?.message ?? error.detail);
    }
    await drop("moves", id);
  }
  return { outcome: "sent", conflicts };
}

/** Sends what waits, in the order in which it was done. One page at a time does, so that nothing goes out twice. */
export const sendWaiting = (): Promise<Sent> => navigator.locks.request("evening-moves", sendAll);
