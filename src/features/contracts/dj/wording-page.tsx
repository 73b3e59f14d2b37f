import { type FormState, issueOf } from "../../../platform/fields/form-state.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { TextField } from "../../../platform/ui/field.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { demoBooking } from "../../prices/demo-booking.ts";
import { settingsPaths } from "../../settings/dj/paths.ts";
import { SettingsFrame, settingsMetadata } from "../../settings/dj/settings-frame.tsx";
import { type Agreement, type ClauseWords, contractText, placeholders } from "../clauses.ts";
import type { WordsField } from "./wording-form.ts";

const labels = {
  heading: "Heading",
  text: "Words",
  withoutDeposit: "Words when no deposit is asked for",
} satisfies Partial<Record<WordsField, string>>;

const sample: Agreement = { ...demoBooking, eventDate: "2027-06-12" };

function Reads({ clause }: { clause: ClauseWords }) {
  const reads = (deposit: number) => contractText({ ...sample, deposit }, [clause]).terms[0]?.text ?? "";
  const [paid, free] = [reads(sample.deposit), reads(0)];
  return (
    <div className="quote-box full">
      <p>
        <b>{clause.heading}.</b> {paid || "Left out of the agreement."}
      </p>
      {free === paid ? null : (
        <p className="mt-2">
          <b>Without a deposit:</b> {free || "left out"}
        </p>
      )}
    </div>
  );
}

interface ClauseFormProps {
  clause: ClauseWords & { version: number };
  form: FormState<WordsField> | null;
  isNew?: boolean;
}

function ClauseForm({ clause, form, isNew = false }: ClauseFormProps) {
  const { id, version, heading, text, withoutDeposit } = clause;
  const idOf = (field: string) => `${id}-${field}`;
  const values = { heading, text, withoutDeposit: withoutDeposit ?? "" };
  const field = fieldsOf<WordsField>({ idOf, labels, form: form ?? { values, issues: [] } });
  const issues = form?.issues ?? [];
  const reads = form
    ? {
        ...clause,
        heading: form.values.heading ?? "",
        text: form.values.text ?? "",
        withoutDeposit: form.values.withoutDeposit || null,
      }
    : clause;
  return (
    <details className="card panel" id={id} open={form !== null}>
      <summary className="display panel-title fold-summary">{isNew ? "Add a clause" : heading}</summary>
      <form className="form-grid" method="post" action={`${settingsPaths.contract}#${id}`} noValidate>
        <ErrorSummary issues={issues} labels={labels} idOf={idOf} takesFocus />
        <input type="hidden" name="clause" value={id} />
        <input type="hidden" name="version" value={version} />
        <TextField {...field("heading")} className="full" />
        <TextArea {...field("text")} className="full" optional />
        <TextArea {...field("withoutDeposit")} className="full" optional />
        {(isNew && !form) || issueOf(issues, "text") || issueOf(issues, "withoutDeposit") ? null : (
          <Reads clause={reads} />
        )}
        <div className="status-buttons full">
          <button className="btn btn-secondary" type="submit" name="look" value="yes">
            Preview
          </button>
          <button className="btn btn-primary" type="submit">
            Use it from now on
          </button>
        </div>
      </form>
    </details>
  );
}

export interface WordingPageProps {
  clauses: readonly (ClauseWords & { version: number })[];
  written: { clause: string; form: FormState<WordsField> } | null;
  nextId: string;
  notice: string | null;
}

export function WordingPage({ clauses, written, nextId, notice }: WordingPageProps) {
  const formOf = (id: string) => (written?.clause === id ? written.form : null);
  const added = { id: nextId, version: 0, heading: "", text: "", withoutDeposit: null };
  return (
    <SettingsFrame path={settingsPaths.contract} title="Clauses of the agreement" notice={notice}>
      <p className="text-muted sheet">
        New words count for each agreement that a client sees for the first time from then on. What was seen or signed
        keeps its own, and so does an amendment of it. The policies on the contact page do not change with them. Without
        words a clause is left out.{" "}
        {Object.entries(placeholders)
          .map(([name, meaning]) => `{${name}} is ${meaning}`)
          .join("; ")}
        .
      </p>
      {clauses.map((clause) => (
        <ClauseForm key={clause.id} clause={clause} form={formOf(clause.id)} />
      ))}
      {clauses.some(({ id }) => id === nextId) ? null : <ClauseForm clause={added} form={formOf(nextId)} isNew />}
    </SettingsFrame>
  );
}

export const wordingMetadata = settingsMetadata("Clauses of the agreement", settingsPaths.contract);
