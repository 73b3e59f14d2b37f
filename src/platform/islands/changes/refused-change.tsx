import type { Ref } from "react";
import { Notice } from "../../ui/notice.tsx";

interface RefusedChangeProps {
  message: string;
  words?: string | null;
  /** Waits for approval: nothing is lost. */
  isProposed?: boolean;
  again?: { label: string; act: () => void } | null;
  dismiss: { label: string; act: () => void };
  ref?: Ref<HTMLDivElement> | null;
}

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
