/** Terms with what there is to say of each, in pairs. */
export function Facts({ facts, className }: { facts: readonly (readonly [string, string])[]; className?: string }) {
  return (
    <dl className={className}>
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
