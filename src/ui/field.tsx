import type { HTMLInputTypeAttribute, InputEvent, ReactNode, Ref } from "react";

interface FieldProps {
  /** Id of the control; error and label ids are made from it. */
  id: string;
  name: string;
  label: string;
  optional?: boolean | undefined;
  error?: string | undefined;
  entry?: string | undefined;
  className?: string | undefined;
  /** What helps to fill it, beneath the control. */
  hint?: ReactNode;
}

const errorId = (id: string) => `${id}-error`;
const hintId = (id: string) => `${id}-hint`;

/** A message of what is wrong, tied to its control by id. */
function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p className="field-error" id={errorId(id)}>
      <span className="i-lucide-circle-alert" aria-hidden="true" />
      {message}
    </p>
  );
}

function Label({ id, label, optional }: Pick<FieldProps, "id" | "label" | "optional">) {
  return (
    <label htmlFor={id}>
      {label} {optional ? <span className="optional">optional</span> : null}
    </label>
  );
}

/** What helps to fill a control, tied to it by id while nothing is wrong with it. */
function Hint({ id, className = "", children }: { id: string; className?: string; children: ReactNode }) {
  return children ? (
    <p className={`small text-muted ${className}`} id={hintId(id)}>
      {children}
    </p>
  ) : null;
}

function described(id: string, error: string | undefined, hint?: ReactNode) {
  if (error) return { "aria-invalid": true, "aria-describedby": errorId(id) } as const;
  return hint ? { "aria-describedby": hintId(id) } : {};
}

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

/** Several lines of text. */
export function TextArea({
  id,
  name,
  label,
  optional,
  error,
  entry,
  className,
  placeholder,
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
        {...described(id, error)}
      />
      <FieldError id={id} message={error} />
    </div>
  );
}

/** One of a list that is too long for pills. An option without a label of its own is shown as it is. */
export function SelectField({
  id,
  name,
  label,
  optional,
  error,
  entry,
  className,
  options,
  optionLabels,
  placeholder = "Choose one",
}: FieldProps & { options: readonly string[]; optionLabels?: Readonly<Record<string, string>>; placeholder?: string }) {
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
          {...described(id, error)}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {optionLabels?.[option] ?? option}
            </option>
          ))}
        </select>
        <span className="i-lucide-chevron-down" aria-hidden="true" />
      </div>
      <FieldError id={id} message={error} />
    </div>
  );
}

interface PillProps {
  type: "radio" | "checkbox";
  id: string | undefined;
  name: string;
  value: string;
  label: string;
  required?: boolean;
  checked: boolean;
}

function Pill({ type, id, name, value, label, required, checked }: PillProps) {
  return (
    <label className="choice">
      <input type={type} id={id} name={name} value={value} required={required} defaultChecked={checked} />
      <span className="i-lucide-check" aria-hidden="true" />
      <span>{label}</span>
    </label>
  );
}

/** What frames several controls that make one choice. */
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
        {label} {optional ? <span className="optional">optional</span> : null}
      </legend>
      <div>{children}</div>
      <FieldError id={id} message={error} />
      <Hint id={id} className="mt-2">
        {hint}
      </Hint>
    </fieldset>
  );
}

/** One of a few, as pills. The id is that of the first pill, so that an error summary can link to it. */
export function ChoiceField({
  options,
  optionLabels,
  ...field
}: FieldProps & { options: readonly string[]; optionLabels?: Readonly<Record<string, string>> }) {
  const { id, name, optional, entry } = field;
  return (
    <Choices {...field}>
      {options.map((option, index) => (
        <Pill
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
  /** At least one is asked for, which the form's schema sees to. */
  needed?: boolean;
  options: readonly { value: string; label: string }[];
}

/** Any of a few, or none, as pills; those that are ticked stand one a line in `entry`. The id is that of the first pill. */
export function ChecksField({ options, needed = false, ...field }: ChecksFieldProps) {
  const ticked = field.entry?.split("\n") ?? [];
  return (
    <Choices {...field} optional={!needed}>
      {options.map(({ value, label }, index) => (
        <Pill
          key={value}
          type="checkbox"
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
