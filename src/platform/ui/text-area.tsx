import { described, FieldError, type FieldProps, Hint, Label } from "./field-frame.tsx";

export function TextArea({
  id,
  name,
  label,
  optional,
  error,
  entry,
  className,
  placeholder,
  hint,
}: FieldProps & { placeholder?: string }) {
  return (
    <div className={`field ${className ?? ""}`}>
      <Label id={id} label={label} optional={optional} />
      <textarea
        className="control"
        id={id}
        name={name}
        required={!optional}
        defaultValue={entry}
        placeholder={placeholder}
        {...described(id, error, hint)}
      />
      <FieldError id={id} message={error} />
      <Hint id={id}>{hint}</Hint>
    </div>
  );
}
