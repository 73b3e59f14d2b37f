import { useEffect } from "react";
import { type Delay, useChangeQueue } from "../../../platform/islands/changes/use-change-queue.ts";
import type { Moment } from "../model.ts";
import { enqueue, following, type QueuedMomentChange, queuedChange, withQueued } from "../plan-queue.ts";

/** What became of a change that was sent. `isClash`: somebody else was faster. `moments`: the plan as it is stored now. */
export type SentPlanChange =
  | { kind: "saved"; moments: Moment[]; proposed: boolean }
  | { kind: "later"; later: Delay }
  | { kind: "refused"; isClash: boolean; why: string; moments: Moment[] | null };

/** A change that was not made, in words, and the change itself, to be made again knowingly. */
export interface PlanRefusal {
  key: string;
  message: string;
  change: QueuedMomentChange | null;
}

interface PlanQueueOf {
  booking: string;
  moments: readonly Moment[];
  send: (change: QueuedMomentChange) => Promise<SentPlanChange>;
  read: () => Promise<Moment[]>;
}

/** Milliseconds after which a plan that is looked at is read anew: others may have changed it. */
const freshness = 30_000;

/** The plan as its reader sees it: what is stored, and on top of it what is still to be sent. */
export function usePlanQueue({ booking, moments, send, read }: PlanQueueOf) {
  const queue = useChangeQueue<readonly Moment[], QueuedMomentChange, PlanRefusal>({
    name: `plan-changes:${booking}`,
    change: queuedChange,
    initial: moments,
    apply: withQueued,
    enqueue,
    async send(change) {
      const sent = await send(change);
      if (sent.kind === "later") return sent;
      if (sent.kind === "saved") {
        const { moments: saved } = sent;
        const others = (waiting: readonly QueuedMomentChange[]) => following(waiting, change.id, saved);
        const message = `“${change.words.name}”: the plan is locked, so your change waits for the DJ's yes.`;
        return {
          save: () => saved,
          others,
          ...(sent.proposed ? { refusal: { key: change.key, message, change: null } } : {}),
        };
      }
      const again = change.kind === "edit" && sent.isClash ? change : null;
      const refusal = {
        key: change.key,
        message: `“${change.words.name}” was not changed. ${sent.why}`,
        change: again,
      };
      return { save: (now) => sent.moments ?? now, refusal };
    },
  });
  const { waiting, setSaved } = queue;
  const isIdle = waiting.length === 0;

  useEffect(() => {
    if (!isIdle) return;
    let isOver = false;
    const refresh = () => {
      if (document.visibilityState !== "visible") return;
      read().then(
        (now) => isOver || setSaved(now),
        () => undefined,
      );
    };
    const timer = setInterval(refresh, freshness);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  });
  return queue;
}
