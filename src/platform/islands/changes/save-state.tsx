import { useState } from "react";
import { countIn } from "../../language.ts";
import type { Delay } from "../request.ts";
import type { ChangeWords } from "./use-item-list.ts";

interface SaveStateProps {
  words: ChangeWords;
  count: number;
  refused: number;
  signIn: string;
  delay: Delay | null;
  kept: boolean;
  retry: () => void;
  /** For a list without words above it. */
  line?: true;
}

const icons = { saving: "spinner", refused: "i-lucide-triangle-alert", saved: "i-lucide-check" };

export function SaveState({
  words: { formats, changes: words },
  count,
  refused,
  signIn,
  delay,
  kept,
  retry,
  line,
}: SaveStateProps) {
  const [began, setBegan] = useState(false);
  if (count > 0 && !began) setBegan(true);
  const state = count > 0 ? "saving" : refused > 0 ? "refused" : "saved";
  return (
    <div className="save-state" role="status" data-state={delay ? "failed" : state} data-line={line}>
      {delay ? (
        <div className="summary">
          <span className="i-lucide-cloud-off" aria-hidden="true" />
          <div>
            <p className="font-600">{countIn(formats, words.unsaved, count)}</p>
            <p className="small text-muted">
              {words.reasons[delay]} {kept ? words.kept : words.keepOpen}
            </p>
            <p className="flex flex-wrap gap-3 mt-3">
              {delay === "signed-out" ? (
                <a className="btn btn-small btn-secondary" href={signIn}>
                  {words.signIn}
                </a>
              ) : null}
              <button className="btn btn-small btn-secondary" type="button" onClick={retry}>
                {words.again}
              </button>
            </p>
          </div>
        </div>
      ) : state === "saved" && !began ? null : (
        <span className="badge save-badge">
          <span className={icons[state]} aria-hidden="true" />
          {words[state]}
        </span>
      )}
    </div>
  );
}
