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
