import type * as z from "zod/mini";

/** `path` is the field's name, or "" for the form as a whole. */
export interface FieldIssue {
  path: string;
  message: string;
}

/**
 * A form as it was sent, or as it is filled at first; the page without JavaScript and the island both begin with it.
 */
export interface FormState<Field extends string = string> {
  /** Several values of one name (checkboxes) stand one a line. */
  values: Readonly<Partial<Record<Field, string>>>;
  issues: readonly FieldIssue[];
}

export const emptyForm: FormState<never> = { values: {}, issues: [] };

/** The first issue of each field, in the order of the form; one of a list's entry is the list's. */
export const fieldIssues = (error: z.core.$ZodError<unknown>): FieldIssue[] => {
  const first = new Map<string, string>();
  for (const issue of error.issues) {
    const path = String(issue.path[0] ?? "");
    if (!first.has(path)) first.set(path, issue.message);
  }
  return [...first].map(([path, message]) => ({ path, message }));
};

export const issueOf = (issues: readonly FieldIssue[], field: string): string | undefined =>
  issues.find((issue) => issue.path === field)?.message;
