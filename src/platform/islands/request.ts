import * as z from "zod/mini";
import { failures } from "../../content/words/en/ui.ts";
import type { FieldIssue } from "../fields/form-state.ts";
import type { Toast } from "./atoms.ts";

export type Delay = "offline" | "server" | "signed-out";

/** `null` when sending again would not help. */
export function delayOf(error: unknown): Delay | null {
  if (!(error instanceof HttpError)) return navigator.onLine ? "server" : "offline";
  const { status } = error;
  if (status === 401) return "signed-out";
  return status === 403 || status === 408 || status === 429 || status >= 500 ? "server" : null;
}

export function sendFailure(error: unknown, otherwise: string, words = failures): Toast {
  const message = error instanceof Error ? error.message : "";
  // A gateway's page may mention email by chance.
  const text = error instanceof HttpError && !error.own ? "" : message.toLowerCase();
  const toast = (title: string, description: string): Toast => ({ variant: "destructive", title, description });
  if (text.includes("email")) return toast(words.email.title, words.email.text);
  if (text.includes("network") || text.includes("fetch")) return toast(words.connection.title, words.connection.text);
  if (text.includes("validation")) return toast(words.invalid.title, words.invalid.text);
  const detail = error instanceof HttpError ? error.detail : message;
  const isSaid = words.repeats || (error instanceof HttpError && error.own);
  return toast(otherwise, (isSaid && detail) || words.again);
}

const problem = z.object({
  message: z.string(),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});

const longestForeign = 120;

/** Hides a gateway's page or data object. */
const foreignWords = (status: number, text: string): string =>
  /[<{]/.test(text) || text.length > longestForeign
    ? `The site could not be reached just now (${status}). Please try again in a minute.`
    : `${status}: ${text}`;

/** `detail` is for people. `own`: this site answered, not a gateway. */
export class HttpError extends Error {
  readonly status: number;
  readonly own: boolean;
  readonly detail: string;
  readonly issues: readonly FieldIssue[];

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
    const parsed = z.safeParse(problem, parseJson(text));
    this.own = parsed.success;
    this.detail = parsed.success ? parsed.data.message : foreignWords(status, text);
    this.issues = parsed.data?.issues ?? [];
  }
}

/** It arrived, with unknown effect. */
export class UnreadableAnswer extends Error {}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * @throws {HttpError} on a failure status
 * @throws {UnreadableAnswer} on a success of another shape
 * @throws {Error} "network: …" without an answer
 */
async function exchange<T>(path: string, init: RequestInit, answer: z.ZodMiniType<T>): Promise<T> {
  const response = await fetch(path, { credentials: "include", ...init }).catch((cause: unknown) => {
    // Browsers word this differently; `sendFailure` looks for "network".
    throw new Error("network: no answer from the server", { cause });
  });
  if (!response.ok) throw new HttpError(response.status, (await response.text()) || response.statusText);
  const parsed = z.safeParse(answer, parseJson(await response.text()));
  if (!parsed.success) throw new UnreadableAnswer("The server's answer could not be read.");
  return parsed.data;
}

/** @throws as {@link exchange} does, and when `signal` aborts */
export const post = <T>(
  path: string,
  payload: object,
  answer: z.ZodMiniType<T>,
  signal: AbortSignal | null = null,
): Promise<T> =>
  exchange(
    path,
    {
      method: "POST",
      signal,
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(payload),
    },
    answer,
  );

/** @throws as {@link exchange} does */
export const read = <T>(path: string, answer: z.ZodMiniType<T>): Promise<T> =>
  exchange(path, { headers: { Accept: "application/json" } }, answer);

/** `null` on 401. */
export const getUnlessLoggedOut = <T>(path: string, answer: z.ZodMiniType<T>): Promise<T | null> =>
  read(path, answer).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 401) return null;
    throw error;
  });
