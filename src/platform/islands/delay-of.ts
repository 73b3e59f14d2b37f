import type { Delay } from "./changes/use-change-queue.ts";
import { HttpError } from "./request.ts";

/** Why a change that was sent is not saved yet, when sending it again may help; null when it would not. */
export function delayOf(error: unknown): Delay | null {
  if (!(error instanceof HttpError)) return navigator.onLine ? "server" : "offline";
  const { status } = error;
  if (status === 401) return "signed-out";
  return status === 403 || status === 408 || status === 429 || status >= 500 ? "server" : null;
}
