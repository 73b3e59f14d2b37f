import type * as z from "zod/mini";

/** What is wrong with one field: `path` is the field's name. */
export interface FieldIssue {
  path: string;
  message: string;
}

/** The first issue of each field, in the order of the form. A fault of the whole body has the path "". */
export const fieldIssues = (error: z.core.$ZodError<unknown>): FieldIssue[] => {
  const first = new Map<string, string>();
  for (const issue of error.issues) {
    const path = issue.path.map(String).join(".");
    if (!first.has(path)) first.set(path, issue.message);
  }
  return [...first].map(([path, message]) => ({ path, message }));
};

/** The message of `field`, if it has one. */
export const issueOf = (issues: readonly FieldIssue[], field: string): string | undefined =>
  issues.find((issue) => issue.path === field)?.message;
