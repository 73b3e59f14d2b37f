import { allWords, useWords } from "../../../platform/pages/words.ts";
import { portalApi } from "../paths.ts";

/** Changes the language of pages, papers and mails. */
export function LanguageSwitch() {
  const { tag } = useWords().formats;
  const others = allWords.filter(({ formats }) => formats.tag !== tag);
  return others.map(({ formats, frame }) => (
    <form key={formats.tag} method="post" action={portalApi.language}>
      <button className="portal-link" type="submit" name="language" value={formats.tag} lang={formats.tag}>
        {frame.name}
      </button>
    </form>
  ));
}
