import type { HTMLInputTypeAttribute, InputEvent, Ref } from "react";
import { described, FieldError, type FieldProps, Hint, Label } from "./field-frame.tsx";

export interface TextFieldProps extends FieldProps {
  type?: HTMLInputTypeAttribute;
  /** Whether the browser refuses to send it empty: unless told, where it is not optional. */
  required?: boolean;
  autoComplete?: string;
  placeholder?: string;
  inputMode?: "decimal";
  onInput?: (event: InputEvent<HTMLInputElement>) => void;
  ref?: Ref<HTMLInputElement>;
  maxLength?: number;
  /** The first and the last of the dates that the browser offers. */
  min?: string;
  max?: string;
}

/** One line of text. The browser keeps what is typed: the control is not controlled by React. */
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
