import type { ReactNode } from "react";
import { site } from "../../content/site.ts";
import { useWords } from "../pages/words.ts";
import { PaperHead } from "./paper.tsx";

interface PaperDocumentProps {
  title: string;
  corner: readonly string[];
  note?: ReactNode;
  children: ReactNode;
}

export function PaperDocument({ title, corner, note, children }: PaperDocumentProps) {
  return (
    <article className="paper paper-document" aria-labelledby="paper-title">
      <PaperHead corner={corner} />
      <div>
        <h1 className="paper-heading display" id="paper-title">
          {title}
        </h1>
        {note ? <p className="paper-status">{note}</p> : null}
      </div>
      {children}
      <p className="paper-foot">
        <span>{[site.name, site.phone.display, site.email].join(" · ")}</span>
        <span>{[title, corner[0]].join(" ")}</span>
      </p>
    </article>
  );
}

/** `children`: more lines of it. */
export function PaperSender({ children }: { children?: ReactNode }) {
  return (
    <address>
      <small>{useWords().papers.from}</small>
      <b>{site.legalName}</b>
      <span>{site.postalAddress.join(", ")}</span>
      <span>{site.phone.display}</span>
      <span>{site.email}</span>
      {children}
    </address>
  );
}

interface PaperSumsProps {
  /** `band` marks the paper's one band. */
  rows: readonly { label: string; sum: string; mark?: "total" | "band" }[];
}

export function PaperSums({ rows }: PaperSumsProps) {
  return (
    <dl className="paper-sums">
      {rows.map(({ label, sum, mark }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may be named alike, and never move
        <div key={index} data-mark={mark}>
          <dt>{label}</dt>
          <dd className={mark === "band" ? "display" : undefined}>{sum}</dd>
        </div>
      ))}
    </dl>
  );
}
