import { useState } from "react";
import type { Delay } from "./use-change-queue.ts";

interface SaveStateProps {
  count: number;
  refused: number;
  signIn: string;
  delay: Delay | null;
  kept: boolean;
  retry: () => void;
  /** For a list without words above it. */
  line?: true;
}

const reasons: Readonly<Record<Delay, string>> = {
  offline: "You are offline.",
  server: "They did not get through.",
  "signed-out": "You are signed out.",
};

const badges = {
  saving: { icon: "spinner", label: "Saving" },
  refused: { icon: "i-lucide-triangle-alert", label: "Not everything is saved" },
  saved: { icon: "i-lucide-check", label: "All changes saved" },
};

export function SaveState({ count, refused, signIn, delay, kept, retry, line }: SaveStateProps) {
  const changes = count === 1 ? "1 change is not saved" : `${count} changes are not saved`;
  const safe = kept ? "Kept in this browser, and sent as soon as it works." : "Please keep this page open.";
  const [began, setBegan] = useState(false);
  if (count > 0 && !began) setBegan(true);
  const state = count > 0 ? "saving" : refused > 0 ? "refused" : "saved";
  return (
    <div className="save-state" role="status" data-state={delay ? "failed" : state} data-line={line}>
      {delay ? (
        <div className="summary">
          <span className="i-lucide-cloud-off" aria-hidden="true" />
          <div>
            <p className="font-600">{changes}</p>
            <p className="small text-muted">
              {reasons[delay]} {safe}
            </p>
            <p className="flex flex-wrap gap-3 mt-3">
              {delay === "signed-out" ? (
                <a className="btn btn-small btn-secondary" href={signIn}>
                  Sign in again
                </a>
              ) : null}
              <button className="btn btn-small btn-secondary" type="button" onClick={retry}>
                Try again
              </button>
            </p>
          </div>
        </div>
      ) : state === "saved" && !began ? null : (
        <span className="badge save-badge">
          <span className={badges[state].icon} aria-hidden="true" />
          {badges[state].label}
        </span>
      )}
    </div>
  );
}
