import { languageName } from "../../../platform/language.ts";
import { allWords } from "../../../platform/pages/words.ts";

/** Of a person's pages, papers and mails from now on. */
export function WriteIn({ action, language }: { action: string; language: string }) {
  const others = allWords.filter(({ formats }) => formats.tag !== language);
  return others.length > 0 ? (
    <form className="status-buttons" method="post" action={action}>
      {others.map(({ formats: { tag } }) => (
        <button key={tag} className="btn btn-secondary btn-small" type="submit" name="language" value={tag}>
          Write to them in {languageName(tag)}
        </button>
      ))}
    </form>
  ) : null;
}
