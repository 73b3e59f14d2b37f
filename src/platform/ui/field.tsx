import type { HTMLInputTypeAttribute, InputEvent, Ref } from "react";
import { described, FieldError, type FieldProps, Hint, Label } from "./field-frame.tsx";

export interface TextFieldProps extends FieldProps {
  type?: HTMLInputTypeAttribute;
  /** Defaults to the opposite of `optional`. */
  required?: boolean;
  autoComplete?: string;
  placeholder?: string;
  inputMode?: "decimal";
  onInput?: (event: InputEvent<HTMLInputElement>) => void;
  ref?: Ref<HTMLInputElement>;
  maxLength?: number;
  min?: string;
  max?: string;
}

/** Uncontrolled. */
export function TextField({ id, name, label, optional, error, entry, className, hint, ...input }: TextFieldProps) {
  return (
    <div className={`field ${className ?? ""}`}>
      <Label id={id} label={label} optional={optional} />
      <input
        className="control"
        id={id}
        name={name}
        required={!optional}
        defaultValue={entry}
        {...input}
        {...described(id, error, hint)}
      />
      <FieldError id={id} message={error} />
      <Hint id={id}>{hint}</Hint>
    </div>
  );
}
