import { type FieldIssue, issueOf } from "../forms/issues.ts";

/** A form as its fields need it: what was wrong with what was typed, and how its ids and labels are made. */
interface FormState<Name extends string> {
  idOf: (name: string) => string;
  labels: Partial<Record<string, string>>;
  issues: readonly FieldIssue[];
  entries: Partial<Record<Name, string>>;
}

/** Gives what each field of a form shows, by its name: id, label, message and entry. */
export const fieldsOf =
  <Name extends string>({ idOf, labels, issues, entries }: FormState<Name>) =>
  (name: Name) => ({
    id: idOf(name),
    name,
    label: labels[name] ?? name,
    error: issueOf(issues, name),
    entry: entries[name],
  });
