import type { ReactNode } from "react";
import { type FormState, issueOf } from "../fields/form-state.ts";
import { useUiWords } from "./words.ts";

interface Fields<Name extends string> {
  idOf: (name: string) => string;
  labels: Partial<Record<string, string>>;
  form: FormState<Name>;
}

export const fieldsOf =
  <Name extends string>({ idOf, labels, form }: Fields<Name>) =>
  (name: Name) => ({
    id: idOf(name),
    name,
    label: labels[name] ?? name,
    error: issueOf(form.issues, name),
    entry: form.values[name],
  });

export interface FieldProps {
  /** Other ids begin with it. */
  id: string;
  name: string;
  label: string;
  optional?: boolean | undefined;
  error?: string | undefined;
  entry?: string | undefined;
  className?: string | undefined;
  hint?: ReactNode;
}

const errorId = (id: string) => `${id}-error`;
const hintId = (id: string) => `${id}-hint`;

export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p className="field-error" id={errorId(id)}>
      <span className="i-lucide-circle-alert" aria-hidden="true" />
      {message}
    </p>
  );
}

export function Name({ label, optional }: Pick<FieldProps, "label" | "optional">) {
  const words = useUiWords();
  return (
    <>
      {label} {optional ? <span className="optional">{words.optional}</span> : null}
    </>
  );
}

export function Label({ id, label, optional }: Pick<FieldProps, "id" | "label" | "optional">) {
  return (
    <label htmlFor={id}>
      <Name label={label} optional={optional} />
    </label>
  );
}

export function Hint({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <p className="hint small text-muted" id={hintId(id)}>
      {children}
    </p>
  ) : null;
}

export function described(id: string, error: string | undefined, hint?: ReactNode) {
  if (error) return { "aria-invalid": true, "aria-describedby": errorId(id) } as const;
  return hint ? { "aria-describedby": hintId(id) } : {};
}
