import type { Alternate } from "../../../platform/pages/metadata/page-metadata.ts";
import { useWords, wordsIn } from "../../../platform/pages/words.ts";

interface OtherLanguagesProps {
  pages: readonly Alternate[];
  className: string;
  /** By the language's name, where there is little room. */
  isShort?: boolean;
}

/** The same page, in a line for whoever reads another language better; the header has it where there is room. */
export function OtherLanguages({ pages, className, isShort }: OtherLanguagesProps) {
  const { tag } = useWords().formats;
  return pages
    .filter(({ language }) => language !== tag)
    .map(({ language, path }) => (
      <p key={language} className={`${className} md:gone`}>
        <a className="text-link" href={path} hrefLang={language} lang={language}>
          {isShort ? wordsIn(language).frame.name : wordsIn(language).frame.thisPage}
        </a>
      </p>
    ));
}
