import type * as z from "zod/mini";
import { errors as english } from "../../content/words/en/errors.ts";
import { fill } from "../language.ts";

/** Milliseconds, set by script. */
export const openForField = "openFor";

/** Named by Turnstile. */
export const tokenField = "cf-turnstile-response";

/** `path` is "" for the form as a whole. */
export interface FieldIssue {
  path: string;
  message: string;
}

/** Both the page without JavaScript and the island begin with it. */
export interface FormState<Field extends string = string> {
  /** Several values are one a line. */
  values: Readonly<Partial<Record<Field, string>>>;
  issues: readonly FieldIssue[];
}

export const emptyForm: FormState<never> = { values: {}, issues: [] };

export type Errors = Readonly<Partial<Record<string, string>>>;

const quoted = /“(.*)”/u;
const figure = /\d[\d,]*/;

/** Schemas speak English; another language has the same keys. */
export function saidIn(errors: Errors, message: string): string {
  const [count = ""] = figure.exec(message) ?? [];
  const [, sign = ""] = quoted.exec(message) ?? [];
  const words = message.replace(figure, "{count}").replace(quoted, "“{sign}”");
  const known = Object.entries(english).find(([, said]) => said === words)?.[0];
  return fill(errors[known ?? ""] ?? message, { count, sign });
}

/** The first of each field, in the form's order. */
export const fieldIssues = (error: z.core.$ZodError<unknown>, errors: Errors = english): FieldIssue[] => {
  const first = new Map<string, string>();
  for (const issue of error.issues) {
    const path = String(issue.path[0] ?? "");
    if (!first.has(path)) first.set(path, saidIn(errors, issue.message));
  }
  return [...first].map(([path, message]) => ({ path, message }));
};

export const issueOf = (issues: readonly FieldIssue[], field: string): string | undefined =>
  issues.find((issue) => issue.path === field)?.message;
