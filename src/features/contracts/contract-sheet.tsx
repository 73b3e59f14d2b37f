import { Changes } from "./sheet/changes.tsx";
import { Event } from "./sheet/event.tsx";
import { Head } from "./sheet/head.tsx";
import { Parties } from "./sheet/parties.tsx";
import { type ContractSheetProps, versionOf } from "./sheet/props.ts";
import { Signatures } from "./sheet/signatures.tsx";

/** One version of a booking's contract as a sheet of paper, ready to print and sign; beside it what has changed, and the other versions. */
export function ContractSheet(props: ContractSheetProps) {
  const { sheet, changes, versions, number, at, children } = props;
  return (
    <div className="contract-page">
      <div className="contract-tools no-print">
        {children}
        {changes.length > 0 ? <Changes changes={changes} before={number - 1} /> : null}
        {versions.length > 1 ? (
          <ul className="contract-versions small">
            {versions.map((version) => (
              <li key={version.number}>
                <a
                  className="text-link"
                  href={at(version.number)}
                  aria-current={version.number === number ? "page" : undefined}
                >
                  {versionOf(version.number, version.createdAt)}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <article className="contract" aria-labelledby="contract-title">
        <Head {...props} />
        <Parties {...props} />
        <Event {...props} />
        <section aria-labelledby="contract-terms">
          <h2 id="contract-terms">Terms</h2>
          <ol className="contract-terms">
            {sheet.agreement.terms.map(({ id: clause, heading, text }) => (
              <li key={clause}>
                <b>{heading}.</b> {text}
              </li>
            ))}
          </ol>
        </section>
        <Signatures {...props} />
      </article>
    </div>
  );
}
