import * as z from "zod/mini";
import type { FieldIssue } from "../forms/issues.ts";

const problem = z.object({
  message: z.string(),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});

/**
 * An answer that is not a success. `message` is the status code, a colon, a space and the body's text (or the status
 * text when there is none), which is what the error catalogue looks at; `detail` is what people may read.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly detail: string;
  readonly issues: readonly FieldIssue[];

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
    const parsed = z.safeParse(problem, parseJson(text));
    this.detail = parsed.success ? parsed.data.message : this.message;
    this.issues = parsed.data?.issues ?? [];
  }
}

/** A success whose body is not the answer that was asked for: the request arrived, but what became of it is unknown. */
export class UnreadableAnswer extends Error {}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @throws {Error} "network: …" when no answer came */
const ask = (path: string, init: RequestInit): Promise<Response> =>
  fetch(path, { credentials: "include", ...init }).catch((cause: unknown) => {
    // Browsers word this differently, and the error catalogue looks for the word.
    throw new Error("network: no answer from the server", { cause });
  });

/** The answer in a response. @throws as `post` and `read` do */
async function answerIn<T>(response: Response, answer: z.ZodMiniType<T>): Promise<T> {
  if (!response.ok) throw new HttpError(response.status, (await response.text()) || response.statusText);
  const parsed = z.safeParse(answer, parseJson(await response.text()));
  if (!parsed.success) throw new UnreadableAnswer("The server's answer could not be read.");
  return parsed.data;
}

/** Gets what is at `path` with the cookies of this site, and checks it against `answer`. @throws as `post` does */
export const read = async <T>(path: string, answer: z.ZodMiniType<T>): Promise<T> =>
  answerIn(await ask(path, { headers: { Accept: "application/json" } }), answer);

/**
 * Sends `payload` as JSON with the cookies of this site, and checks the answer against `answer`.
 *
 * @throws {HttpError} on a status that is not a success
 * @throws {UnreadableAnswer} on a success that does not match `answer`
 * @throws {Error} "network: …" when no answer came
 */
export async function post<T>(path: string, payload: object, answer: z.ZodMiniType<T>): Promise<T> {
  const response = await ask(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(payload),
  });
  return answerIn(response, answer);
}
