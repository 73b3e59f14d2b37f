/** What changed since the version before. */
export function Changes({ heading, changes }: { heading: string; changes: readonly string[] }) {
  return (
    <section className="card received-state" aria-labelledby="changes-title">
      <h2 className="h3" id="changes-title">
        {heading}
      </h2>
      <ChangeList changes={changes} />
    </section>
  );
}

/** Changes in words, one a line. */
export function ChangeList({ changes }: { changes: readonly string[] }) {
  return changes.length > 0 ? (
    <ul className="received-changes">
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  ) : null;
}
