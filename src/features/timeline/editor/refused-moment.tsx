import { Notice } from "../../../platform/ui/notice.tsx";
import type { QueuedMomentChange } from "../plan-queue.ts";
import type { PlanRefusal } from "./use-plan-queue.ts";

interface RefusedMomentProps {
  refusal: PlanRefusal;
  onAgain: (key: string, change: QueuedMomentChange) => void;
  onDismiss: () => void;
}

/** A change that was not made: why, and the way to make it all the same. */
export function RefusedMoment({ refusal: { key, message, change }, onAgain, onDismiss }: RefusedMomentProps) {
  return (
    <div className="mb-5">
      <Notice tone="danger">
        <p className="font-600">{message}</p>
        <p className="flex flex-wrap gap-3 mt-3">
          {change ? (
            <button className="btn btn-small btn-secondary" type="button" onClick={() => onAgain(key, change)}>
              Keep mine
            </button>
          ) : null}
          <button className="btn btn-small btn-secondary" type="button" onClick={onDismiss}>
            {change ? "Keep theirs" : "Dismiss"}
          </button>
        </p>
      </Notice>
    </div>
  );
}
