import type { ReactNode } from "react";

interface DetailListProps {
  facts: readonly (readonly [label: string, fact: ReactNode])[];
  className?: string;
}

export function DetailList({ facts, className }: DetailListProps) {
  return (
    <dl className={className}>
      {facts.map(([label, fact]) =>
        fact === null || fact === "" ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
