import type { ReplyFile } from "../../database/schema/requests.ts";

export interface ShownFile {
  name: string;
  href: string | null;
}

export const shownFiles = (files: readonly ReplyFile[] | null, pathOf: (index: number) => string): ShownFile[] =>
  (files ?? []).map(({ name, key }, index) => ({ name, href: key === null ? null : pathOf(index) }));

export function ReplyFiles({ files }: { files: readonly ShownFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul className="small" aria-label="Files">
      {files.map(({ name, href }) => (
        <li key={href ?? name} dir="auto">
          {href ? (
            <a className="text-link" href={href} target="_blank" rel="noreferrer">
              {name}
            </a>
          ) : (
            `${name} (left out: only pictures and PDFs of up to 10 MB are kept)`
          )}
        </li>
      ))}
    </ul>
  );
}
