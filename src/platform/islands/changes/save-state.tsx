import type { Delay } from "./use-change-queue.ts";

interface SaveStateProps {
  /** Changes that are not saved yet. */
  count: number;
  /** Changes that were dropped, and still show. */
  refused: number;
  /** Where one signs in again. */
  signIn: string;
  delay: Delay | null;
  /** Whether the browser keeps them over a reload. */
  kept: boolean;
  retry: () => void;
  /** It has a line of its own: there are no words above the list that it could stand beside. */
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

/** Says whether the list is saved: a badge while all is well, a message with a way on when it is not. */
export function SaveState({ count, refused, signIn, delay, kept, retry, line }: SaveStateProps) {
  const changes = count === 1 ? "1 change is not saved" : `${count} changes are not saved`;
  const safe = kept ? "Kept in this browser, and sent as soon as it works." : "Please keep this page open.";
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
      ) : (
        <span className="badge save-badge">
          <span className={badges[state].icon} aria-hidden="true" />
          {badges[state].label}
        </span>
      )}
    </div>
  );
}
