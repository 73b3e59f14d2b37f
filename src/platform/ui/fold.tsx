import type { ReactNode } from "react";

/** Folded on phones only. */
export function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="fold">
      <summary className="fold-summary">{summary}</summary>
      {children}
    </details>
  );
}
