import type { Words } from "../../content/words/en/index.ts";
import type { ReplyFile } from "../../database/schema/requests.ts";
import { fill } from "../../platform/language.ts";

export interface ShownFile {
  name: string;
  href: string | null;
}

export const shownFiles = (files: readonly ReplyFile[] | null, pathOf: (index: number) => string): ShownFile[] =>
  (files ?? []).map(({ name, key }, index) => ({ name, href: key === null ? null : pathOf(index) }));

interface ReplyFilesProps {
  files: readonly ShownFile[];
  words: Pick<Words["dashboard"]["requests"], "files" | "leftOut">;
}

export function ReplyFiles({ files, words }: ReplyFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className="small" aria-label={words.files}>
      {files.map(({ name, href }) => (
        <li key={href ?? name} dir="auto">
          {href ? (
            <a className="text-link" href={href} target="_blank" rel="noreferrer">
              {name}
            </a>
          ) : (
            fill(words.leftOut, { name })
          )}
        </li>
      ))}
    </ul>
  );
}
