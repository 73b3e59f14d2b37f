import { zValidator } from "@hono/zod-validator";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import type * as z from "zod/mini";
import type { AppEnv } from "../../env.ts";
import { type FieldIssue, fieldIssues } from "../../forms/issues.ts";
import { handleWithin } from "./form-fault.tsx";
import { isFormPost, isJson, problem } from "./problem.tsx";

/** Largest accepted body in bytes. The longest honest form is about a tenth of it, however its text is escaped. */
const maxBodySize = 256 * 1024;

/** Texts of a form post as they were sent, by field name. */
export type Entries = Partial<Record<string, string>>;

/** Why a form was not taken. */
export interface Refusal {
  status: 422 | 429;
  message: string;
  issues: readonly FieldIssue[];
  entries: Entries;
}

/** Shows a refused form again as a page, with what was typed. JSON is answered without its help. */
export type ShowAgain = (c: Context<AppEnv>, refusal: Refusal) => Response | Promise<Response>;

export const limitBody = bodyLimit({
  maxSize: maxBodySize,
  onError: (c) => problem(c, 413, "This is more than the form can take. Please shorten it."),
});

/** The texts in a form's body. */
export const texts = (body: unknown): Entries =>
  typeof body === "object" && body !== null
    ? Object.fromEntries(
        Object.entries(body).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
      )
    : {};

/** All texts that a form post sent under `name`, such as the checkboxes that were ticked. */
export const severalTexts = async (c: Context, name: string): Promise<string[]> => {
  const values = (await c.req.parseBody({ all: true }))[name] ?? [];
  return [values].flat().filter((value) => typeof value === "string");
};

/** Refuses a form: `{ message, issues }` to JSON, the form again to a browser. */
export const refuse = (c: Context<AppEnv>, showAgain: ShowAgain, refusal: Refusal): Response | Promise<Response> => {
  if (!isFormPost(c)) return problem(c, refusal.status, refusal.message, refusal.issues);
  c.status(refusal.status);
  return showAgain(c, refusal);
};

/**
 * Reads a form's body, JSON or form-encoded alike, and checks it: 400 malformed, 415 another type, 422 not valid. The
 * handler takes the checked form from `c.req.valid("form")`.
 */
export function formBody<Schema extends z.ZodMiniType<object>>(schema: Schema, showAgain: ShowAgain) {
  const refuseInvalid = (c: Context<AppEnv>, error: z.core.$ZodError<unknown>, body: unknown) => {
    const issues = fieldIssues(error);
    const fields = issues.length === 1 ? "1 field needs" : `${issues.length} fields need`;
    const message = `validation: ${fields} another look`;
    return refuse(c, showAgain, { status: 422, message, issues, entries: texts(body) });
  };
  const fromForm: MiddlewareHandler = zValidator("form", schema, (result, c: Context) =>
    result.success ? undefined : refuseInvalid(c, result.error, result.data),
  );
  const fromJson: MiddlewareHandler = zValidator("json", schema, (result, c: Context) => {
    if (!result.success) return refuseInvalid(c, result.error, result.data);
    c.req.addValidatedData("form", result.data);
    return undefined;
  });

  return createMiddleware<AppEnv, string, { out: { form: z.output<Schema> } }>(async (c, next) => {
    if (!isFormPost(c) && !isJson(c)) return problem(c, 415, "Please send JSON or a form.");
    const check = isFormPost(c) ? fromForm : fromJson;
    return handleWithin(c, () => check(c, next));
  });
}
