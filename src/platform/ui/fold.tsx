import type { ReactNode } from "react";

/** A long list that a phone shows folded under `summary`. On wide screens it stands open, and `summary` goes. */
export function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="fold">
      <summary className="fold-summary">{summary}</summary>
      {children}
    </details>
  );
}
