import type { Ref } from "react";
import { Notice } from "../../ui/notice.tsx";

interface RefusedChangeProps {
  message: string;
  /** What the visitor wrote and is not stored, where it has to be said. */
  words?: string | null;
  /** It waits for a yes: nothing is lost. */
  isProposed?: boolean;
  /** Makes the change all the same; `label` says how. */
  again?: { label: string; act: () => void } | null;
  dismiss: { label: string; act: () => void };
  ref?: Ref<HTMLDivElement> | null;
}

/** A change that was not made, or waits for a yes: why, what was written in it, and the way to make it all the same. */
export function RefusedChange({ message, words, isProposed, again, dismiss, ref = null }: RefusedChangeProps) {
  return (
    <div className="mb-5">
      <Notice tone={isProposed ? "ok" : "danger"} ref={ref}>
        <p className="font-600">{message}</p>
        {words ? <p className="small text-muted">{words}</p> : null}
        <p className="flex flex-wrap gap-3 mt-3">
          {again ? (
            <button className="btn btn-small btn-secondary" type="button" onClick={again.act}>
              {again.label}
            </button>
          ) : null}
          <button className="btn btn-small btn-secondary" type="button" onClick={dismiss.act}>
            {dismiss.label}
          </button>
        </p>
      </Notice>
    </div>
  );
}
