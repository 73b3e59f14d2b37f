import type * as z from "zod/mini";

/** What is wrong with one field: `path` is the field's name, "" is the form as a whole. */
export interface FieldIssue {
  path: string;
  message: string;
}

/** A form as it was last sent, or as it is filled for a start. The page without JavaScript and the island both begin with it. */
export interface FormState<Field extends string = string> {
  /** What stands in each field. Several values of one name (checkboxes) stand one a line. */
  values: Readonly<Partial<Record<Field, string>>>;
  /** Why it was refused; empty when it was not. */
  issues: readonly FieldIssue[];
}

export const emptyForm: FormState<never> = { values: {}, issues: [] };

/** The first issue of each field, in the order of the form. What is wrong with one entry of a list is the list's. */
export const fieldIssues = (error: z.core.$ZodError<unknown>): FieldIssue[] => {
  const first = new Map<string, string>();
  for (const issue of error.issues) {
    const path = String(issue.path[0] ?? "");
    if (!first.has(path)) first.set(path, issue.message);
  }
  return [...first].map(([path, message]) => ({ path, message }));
};

/** The message of `field`, if it has one. */
export const issueOf = (issues: readonly FieldIssue[], field: string): string | undefined =>
  issues.find((issue) => issue.path === field)?.message;
