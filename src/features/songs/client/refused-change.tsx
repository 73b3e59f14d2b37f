import type { Ref } from "react";
import { Notice } from "../../../platform/ui/notice.tsx";
import type { Refusal } from "./use-song-queue.ts";

interface RefusedChangeProps {
  refusal: Refusal;
  /** What the client wrote stands in the form for a new song. */
  inForm: boolean;
  onPutBack: (refusal: Refusal) => void;
  onDismiss: (refusal: Refusal) => void;
  ref: Ref<HTMLDivElement>;
}

/** A change that was dropped, or waits for a yes: why, what the client wrote in it, and the way back. */
export function RefusedChange({ refusal, inForm, onPutBack, onDismiss, ref }: RefusedChangeProps) {
  const { message, lost, isProposed = false } = refusal;
  const words = lost ? [lost.title, lost.artist, lost.note].filter(Boolean).join(", ") : "";
  return (
    <Notice tone={isProposed ? "ok" : "danger"} ref={ref}>
      <p className="font-600">{message}</p>
      {lost ? (
        <p className="small text-muted">{inForm ? "What you wrote is in the form below." : `You wrote: ${words}.`}</p>
      ) : null}
      <p className="flex flex-wrap gap-3 mt-3">
        {lost && !inForm ? (
          <button className="btn btn-small btn-secondary" type="button" onClick={() => onPutBack(refusal)}>
            Put it back
          </button>
        ) : null}
        <button className="btn btn-small btn-secondary" type="button" onClick={() => onDismiss(refusal)}>
          Dismiss
        </button>
      </p>
    </Notice>
  );
}
