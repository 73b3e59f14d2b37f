import { vendorFacts } from "../../content/paperwork.ts";
import { pressFiles } from "../../content/press-files.ts";
import { files, paths } from "../site/paths.ts";

/** What a company's purchasing asks for, and where the papers are. */
export function CorporateDesk() {
  return (
    <>
      <details>
        <summary className="fold-summary">Vendor file: legal name, payment terms, insurance</summary>
        <dl className="plain-facts plain-facts-more">
          {vendorFacts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      <p className="flex flex-wrap gap-x-6">
        <a className="text-link" href={paths.paperwork}>
          Request W-9 and certificate of insurance
        </a>
        <a className="text-link" href={`${files.pressKit}/${pressFiles.rider.file}`} download={pressFiles.rider.file}>
          Technical rider, PDF
        </a>
      </p>
    </>
  );
}
