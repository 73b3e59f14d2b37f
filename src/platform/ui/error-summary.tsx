import type { FieldIssue } from "../fields/form-state.ts";
import { fill } from "../language.ts";
import { useUiWords } from "./words.ts";

interface ErrorSummaryProps {
  issues: readonly FieldIssue[];
  /** Issues without a label are shown in full. */
  labels: Readonly<Partial<Record<string, string>>>;
  idOf: (field: string) => string;
  /** For forms far down a page. */
  takesFocus?: boolean;
}

export function ErrorSummary({ issues, labels, idOf, takesFocus }: ErrorSummaryProps) {
  const words = useUiWords();
  if (issues.length === 0) return null;
  const fields = issues.flatMap(({ path }) => (labels[path] ? [{ path, label: labels[path] }] : []));
  return (
    // biome-ignore lint/a11y/noAutofocus: a refused form is what the page is about, and it may be far below its top
    <div className="summary" role="alert" tabIndex={-1} data-summary="" autoFocus={takesFocus}>
      <span className="i-lucide-triangle-alert" aria-hidden="true" />
      <div>
        <p className="font-600">
          {issues.length === 1 ? words.oneIssue : fill(words.issues, { count: issues.length })}
        </p>
        {issues.map(({ path, message }) => (labels[path] ? null : <p key={path}>{message}</p>))}
        {fields.length > 0 ? (
          <ul className="summary-fields">
            {fields.map(({ path, label }) => (
              <li key={path}>
                <a href={`#${idOf(path)}`}>{label}</a>
              </li>
            ))}
          </ul>
        ) : null}
        <p className="small text-muted">{words.kept}</p>
      </div>
    </div>
  );
}
