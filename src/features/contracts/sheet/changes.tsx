import type { ContractChange } from "../contract-changes.ts";

/** What differs from the version before. */
export function Changes({ changes, before }: { changes: readonly ContractChange[]; before: number }) {
  return (
    <section className="contract-changes" aria-labelledby="contract-changes">
      <h2 className="font-600" id="contract-changes">
        What has changed since version {before}
      </h2>
      <dl>
        {changes.map(({ label, was, is }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <del>
                <span className="visually-hidden">Before: </span>
                {was ?? "nothing"}
              </del>
              <ins>
                <span className="visually-hidden">Now: </span>
                {is ?? "nothing"}
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
