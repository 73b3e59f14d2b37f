import type { ReactNode } from "react";
import { type FormState, issueOf } from "../fields/form-state.ts";

/** How a form's fields are named, and what stands in them. */
interface Fields<Name extends string> {
  idOf: (name: string) => string;
  labels: Partial<Record<string, string>>;
  form: FormState<Name>;
}

/** Gives what each field of a form shows, by its name: id, label, message and entry. */
export const fieldsOf =
  <Name extends string>({ idOf, labels, form }: Fields<Name>) =>
  (name: Name) => ({
    id: idOf(name),
    name,
    label: labels[name] ?? name,
    error: issueOf(form.issues, name),
    entry: form.values[name],
  });

/** What every field is given. */
export interface FieldProps {
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
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p className="field-error" id={errorId(id)}>
      <span className="i-lucide-circle-alert" aria-hidden="true" />
      {message}
    </p>
  );
}

/** A field's name, and whether it may stay empty. */
export function Name({ label, optional }: Pick<FieldProps, "label" | "optional">) {
  return (
    <>
      {label} {optional ? <span className="optional">optional</span> : null}
    </>
  );
}

/** A control's name, tied to it by id. */
export function Label({ id, label, optional }: Pick<FieldProps, "id" | "label" | "optional">) {
  return (
    <label htmlFor={id}>
      <Name label={label} optional={optional} />
    </label>
  );
}

/** What helps to fill a control, tied to it by id while nothing is wrong with it. */
export function Hint({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <p className="small text-muted mt-2" id={hintId(id)}>
      {children}
    </p>
  ) : null;
}

/** What ties a control to its message, or else to its hint. */
export function described(id: string, error: string | undefined, hint?: ReactNode) {
  if (error) return { "aria-invalid": true, "aria-describedby": errorId(id) } as const;
  return hint ? { "aria-describedby": hintId(id) } : {};
}
