import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { AppEnv } from "../../../env.ts";
import type { FieldIssue } from "../../fields/form-state.ts";
import { ProblemPage, problemMetadata } from "../../pages/problem-page.tsx";
import { wordsOf } from "../../pages/words.ts";

const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

const mediaType = (c: Context): string => c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";

export const isFormPost = (c: Context): boolean => formTypes.includes(mediaType(c));

export const isJson = (c: Context): boolean => mediaType(c) === "application/json";

export function problem(
  c: Context<AppEnv>,
  status: ContentfulStatusCode,
  message: string,
  issues?: readonly FieldIssue[],
): Response | Promise<Response> {
  c.status(status);
  if (isFormPost(c)) return c.render(<ProblemPage message={message} />, { metadata: problemMetadata(wordsOf(c)) });
  return c.json(issues ? { message, issues } : { message });
}
