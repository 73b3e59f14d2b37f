import type { ReactNode } from "react";

/** Folded on phones only. */
export function Fold({ summary, isOpen, children }: { summary: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details className="fold" open={isOpen}>
      <summary className="fold-summary">{summary}</summary>
      {children}
    </details>
  );
}
