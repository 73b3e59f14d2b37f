import { described, FieldError, type FieldProps, Hint, Label } from "./field-frame.tsx";
import { useUiWords } from "./words.ts";

/** For lists too long for pills. */
export function SelectField({
  id,
  name,
  label,
  optional,
  error,
  entry,
  className,
  hint,
  options,
  optionLabels,
  placeholder,
}: FieldProps & { options: readonly string[]; optionLabels?: Readonly<Record<string, string>>; placeholder?: string }) {
  const { chooseOne } = useUiWords();
  return (
    <div className={`field ${className ?? ""}`}>
      <Label id={id} label={label} optional={optional} />
      <div className="select">
        <select
          className="control"
          id={id}
          name={name}
          required={!optional}
          defaultValue={entry ?? ""}
          {...described(id, error, hint)}
        >
          <option value="">{placeholder ?? chooseOne}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {optionLabels?.[option] ?? option}
            </option>
          ))}
        </select>
        <span className="i-lucide-chevron-down" aria-hidden="true" />
      </div>
      <FieldError id={id} message={error} />
      <Hint id={id}>{hint}</Hint>
    </div>
  );
}
