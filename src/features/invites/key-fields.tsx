import type { FormState } from "../../platform/fields/form-state.ts";
import { capitalized } from "../../platform/language.ts";
import { useWords } from "../../platform/pages/words.ts";
import { Choices, Tick } from "../../platform/ui/choices.tsx";
import { EmailField } from "../../platform/ui/email-field.tsx";
import { ErrorSummary } from "../../platform/ui/error-summary.tsx";
import { TextField } from "../../platform/ui/field.tsx";
import { fieldsOf } from "../../platform/ui/field-frame.tsx";
import { SelectField } from "../../platform/ui/select-field.tsx";
import { invitedKinds } from "../changes/model.ts";
import type { KeyField } from "./key-form.ts";
import { keyOpensInWords } from "./model.ts";

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
  const { keys: words } = useWords();
  const field = fieldsOf({ idOf, labels: words.labels, form });
  const kinds = invitedKinds.filter((kind) => kind !== "family" || moments.length > 0);
  const opened = field("kind");
  const end = field("endsOn");
  return (
    <>
      <ErrorSummary issues={form.issues} labels={words.labels} idOf={idOf} takesFocus />
      <input type="hidden" name="key" value={formKey} />
      <Choices {...opened} className="full key-kinds">
        {kinds.map((kind, index) => (
          <Tick
            key={kind}
            type="radio"
            id={index === 0 ? opened.id : undefined}
            name={opened.name}
            value={kind}
            label={
              <>
                <b>{words.kinds[kind]}</b>{" "}
                <span className="small text-muted">{capitalized(keyOpensInWords(kind, null, words))}</span>
              </>
            }
            required
            checked={kind === opened.entry}
          />
        ))}
      </Choices>
      <TextField {...field("name")} />
      <EmailField {...field("email")} />
      {moments.length > 0 ? (
        <SelectField
          {...field("moment")}
          optional
          className="key-moment"
          options={moments.map(({ id }) => id)}
          optionLabels={Object.fromEntries(moments.map(({ id, name }) => [id, name]))}
        />
      ) : null}
      <TextField {...end} entry={end.entry ?? endsOn} type="date" min={firstDay} max={lastDay} />
      <button className="btn btn-primary full" type="submit">
        {words.send}
      </button>
    </>
  );
}
