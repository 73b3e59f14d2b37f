import type { ReactNode } from "react";

interface FactsProps {
  facts: readonly (readonly [label: string, fact: ReactNode])[];
  className?: string;
}

/** Labels with what there is to say of each, in pairs and in order. What has nothing to say is left out. */
export function Facts({ facts, className }: FactsProps) {
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
