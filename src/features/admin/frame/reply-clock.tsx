import type { ReplyClock as Clock } from "../../leads/reply-clock.ts";

export function ReplyClock({ state, text, left }: Clock) {
  return (
    <span className="reply-clock" data-state={state}>
      {state === "late" || state === "answered" ? (
        <span className={state === "late" ? "i-lucide-circle-alert" : "i-lucide-circle-check"} aria-hidden="true" />
      ) : (
        <svg viewBox="0 0 24 24" width="24" height="24" fill="none" aria-hidden="true" focusable="false">
          <circle cx="12" cy="12" r="9" />
          <circle cx="12" cy="12" r="9" pathLength="100" strokeDasharray={`${Math.round(left * 100)} 100`} />
        </svg>
      )}
      {text}
    </span>
  );
}
