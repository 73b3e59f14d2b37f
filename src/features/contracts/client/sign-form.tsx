import { type FormState, issueOf } from "../../../platform/fields/form-state.ts";
import { fill } from "../../../platform/language.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { FieldError, fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { Fingerprint } from "../contract-signatures.tsx";
import type { SignField } from "./form.ts";
import { signFragment } from "./paths.ts";

const idOf = (field: string) => `sign-${field}`;

export interface SignFormProps {
  action: string;
  hidden: Readonly<Record<string, string>>;
  name: string;
  copyTo: string | null;
  keptWith: "session" | "link";
  /** May be empty. */
  next: string;
  consent: string;
  fingerprint: string;
  form: FormState<SignField>;
}

export function SignForm({ name, copyTo, consent, fingerprint, form, ...props }: SignFormProps) {
  const { form: words, page } = useWords().agreement;
  const { labels } = words;
  const field = fieldsOf({ idOf, labels, form });
  const { error } = field("consent");
  return (
    <section className="sign no-print" id={signFragment.slice(1)} aria-labelledby="sign-title">
      <h2 className="h2" id="sign-title">
        {words.title}
      </h2>
      <form className="form-grid" method="post" action={props.action + signFragment} noValidate>
        <ErrorSummary issues={form.issues} labels={labels} idOf={idOf} takesFocus />
        {Object.entries(props.hidden).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <input type="hidden" name="fingerprint" value={fingerprint} />
        <div className="field full">
          <label className="sign-consent">
            <input
              className="check-box"
              id={idOf("consent")}
              type="checkbox"
              name="consent"
              value="yes"
              defaultChecked={form.values.consent === "yes"}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${idOf("consent")}-error` : undefined}
            />
            <span>{consent}</span>
          </label>
          <FieldError id={idOf("consent")} message={issueOf(form.issues, "consent")} />
        </div>
        <TextField {...field("name")} className="full" autoComplete="name" hint={fill(words.asWritten, { name })} />
        {copyTo ? (
          <div className="full sign-facts">
            <p>
              <span className="i-lucide-mail" aria-hidden="true" />
              <span>
                <b>{fill(words.copyTo, { email: copyTo })}</b>{" "}
                {props.keptWith === "session" ? words.inPortal : words.atOnce}
              </span>
            </p>
          </div>
        ) : null}
        <button className="btn btn-primary full" type="submit">
          {words.sign}
        </button>
        <p className="small text-muted full">
          {fill(words.kept, { with: words[props.keptWith] })} {props.next}
        </p>
        <details className="full">
          <summary className="text-link small">{page.fingerprint}</summary>
          <div className="sign-facts">
            <Fingerprint sha256={fingerprint} text={words.fingerprint} />
          </div>
        </details>
      </form>
    </section>
  );
}
