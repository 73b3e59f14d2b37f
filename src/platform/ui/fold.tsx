import type { ReactNode } from "react";

/** Folded under `summary` on phones; open on wide screens, without the summary. */
export function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="fold">
      <summary className="fold-summary">{summary}</summary>
      {children}
    </details>
  );
}
