import { vendorFacts } from "../../content/paperwork.ts";
import { pressFiles } from "../../content/press-files.ts";
import { files, paths } from "../paths.ts";

/** What a company's purchasing asks for, and where the papers are. */
export function CorporateDesk() {
  return (
    <section className="wrap pb-[var(--section)]" aria-labelledby="desk-title">
      <h2 className="h3" id="desk-title">
        For your vendor file
      </h2>
      <dl className="plain-facts">
        {vendorFacts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 flex flex-wrap gap-x-6">
        <a className="text-link" href={paths.paperwork}>
          Request W-9 and certificate of insurance
        </a>
        <a className="text-link" href={`${files.pressKit}/${pressFiles.rider.file}`} download={pressFiles.rider.file}>
          Technical rider, PDF
        </a>
      </p>
    </section>
  );
}
