import type { FormState } from "../../platform/fields/form-state.ts";
import { ChoiceField } from "../../platform/ui/choices.tsx";
import { EmailField } from "../../platform/ui/email-field.tsx";
import { ErrorSummary } from "../../platform/ui/error-summary.tsx";
import { TextField } from "../../platform/ui/field.tsx";
import { fieldsOf } from "../../platform/ui/field-frame.tsx";
import { SelectField } from "../../platform/ui/select-field.tsx";
import { invitedKinds } from "../changes/model.ts";
import { type KeyField, keyLabels } from "./key-form.ts";
import { keyOpensInWords, planKeyLabels } from "./model.ts";

const idOf = (field: string): string => `key-${field}`;

interface KeyFieldsProps {
  form: FormState<KeyField>;
  formKey: string;
  moments: readonly { id: string; name: string }[];
  endsOn: string;
  firstDay: string;
  lastDay: string;
}

export function KeyFields({ form, formKey, moments, endsOn, firstDay, lastDay }: KeyFieldsProps) {
  const field = fieldsOf({ idOf, labels: keyLabels, form });
  const kinds = invitedKinds.filter((kind) => kind !== "family" || moments.length > 0);
  const end = field("endsOn");
  return (
    <>
      <ErrorSummary issues={form.issues} labels={keyLabels} idOf={idOf} takesFocus />
      <input type="hidden" name="key" value={formKey} />
      <ChoiceField
        {...field("kind")}
        className="full"
        options={kinds}
        optionLabels={planKeyLabels}
        hint={
          <span className="grid gap-1">
            {kinds.map((kind) => (
              <span key={kind}>
                {planKeyLabels[kind]} {keyOpensInWords(kind, null)}
              </span>
            ))}
          </span>
        }
      />
      <TextField {...field("name")} />
      <EmailField {...field("email")} />
      {moments.length > 0 ? (
        <SelectField
          {...field("moment")}
          optional
          placeholder="Not a family key"
          options={moments.map(({ id }) => id)}
          optionLabels={Object.fromEntries(moments.map(({ id, name }) => [id, name]))}
        />
      ) : null}
      <TextField {...end} entry={end.entry ?? endsOn} type="date" min={firstDay} max={lastDay} />
      <button className="btn btn-primary full" type="submit">
        Send the invitation
      </button>
    </>
  );
}
