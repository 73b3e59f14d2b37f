import type { ReactNode } from "react";
import { described, FieldError, type FieldProps, Hint, Name } from "./field-frame.tsx";

interface TickProps {
  type?: "radio" | "checkbox";
  id?: string | undefined;
  name: string;
  value?: string | number;
  label: ReactNode;
  required?: boolean;
  checked?: boolean;
  isFull?: boolean;
}

export function Tick({ type = "checkbox", value = "yes", label, checked, isFull = false, ...input }: TickProps) {
  return (
    <label className={isFull ? "choice full" : "choice"}>
      <input
        className={type === "checkbox" ? "check-box" : undefined}
        type={type}
        value={value}
        defaultChecked={checked}
        {...input}
      />
      {type === "radio" ? <span className="i-lucide-check" aria-hidden="true" /> : null}
      <span>{label}</span>
    </label>
  );
}

export function Choices({
  id,
  label,
  optional,
  error,
  hint,
  className,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <fieldset
      className={`choices ${className ?? ""}`}
      data-invalid={error ? "" : undefined}
      {...described(id, error, hint)}
    >
      <legend>
        <Name label={label} optional={optional} />
      </legend>
      <div>{children}</div>
      <FieldError id={id} message={error} />
      <Hint id={id}>{hint}</Hint>
    </fieldset>
  );
}

/** The first pill has the id, so that an error summary can link to it. */
export function ChoiceField({
  options,
  optionLabels,
  ...field
}: FieldProps & { options: readonly string[]; optionLabels?: Readonly<Record<string, string>> }) {
  const { id, name, optional, entry } = field;
  return (
    <Choices {...field}>
      {options.map((option, index) => (
        <Tick
          key={option}
          type="radio"
          id={index === 0 ? id : undefined}
          name={name}
          value={option}
          label={optionLabels?.[option] ?? option}
          required={!optional}
          checked={option === entry}
        />
      ))}
    </Choices>
  );
}

interface ChecksFieldProps extends Omit<FieldProps, "optional"> {
  /** The schema wants at least one. */
  needed?: boolean;
  options: readonly { value: string; label: string }[];
}

/** `entry` has one ticked value a line. */
export function ChecksField({ options, needed = false, ...field }: ChecksFieldProps) {
  const ticked = field.entry?.split("\n") ?? [];
  return (
    <Choices {...field} optional={!needed}>
      {options.map(({ value, label }, index) => (
        <Tick
          key={value}
          id={index === 0 ? field.id : undefined}
          name={field.name}
          value={value}
          label={label}
          checked={ticked.includes(value)}
        />
      ))}
    </Choices>
  );
}
