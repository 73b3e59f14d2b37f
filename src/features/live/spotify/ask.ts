import * as z from "zod/mini";
import { day, minute } from "../../../platform/durations.ts";
import { parsedJson } from "../../../platform/fields/fields.ts";

/**
 * `revoked`: the account withdrew permission. `rejected`: Spotify refuses this site (wrong secret, user not allowed).
 * The others pass.
 */
type FaultKind = "unauthorized" | "rate-limited" | "unavailable" | "unreachable" | "nonsense" | "revoked" | "rejected";

const words: Record<FaultKind, string> = {
  unauthorized: "Spotify did not accept the login",
  "rate-limited": "Spotify asked for a pause",
  unavailable: "Spotify is having trouble",
  unreachable: "Spotify did not answer",
  nonsense: "Spotify sent an answer that could not be read",
  revoked: "Spotify access was revoked. Please connect Spotify again",
  rejected: "Spotify refused this site",
};

/** Only a person can change this refusal. */
const rejectedPause = 900_000;

/** By the message, because the kind is not stored. */
export const isRejection = (message: string): boolean => message.startsWith(words.rejected);

/** For the administrator, so without secrets. */
export class SpotifyFault extends Error {
  readonly kind: FaultKind;
  /** Milliseconds without requests; null when the next sync may try. */
  readonly wait: number | null;

  constructor(kind: FaultKind, detail?: string, wait: number | null = kind === "rejected" ? rejectedPause : null) {
    super(`${words[kind]}${detail ? ` (${detail})` : ""}.`);
    this.kind = kind;
    this.wait = wait;
  }
}

const second = 1000;

/** A sync runs every 30 seconds and asks up to four times. */
const timeout = 5 * second;

/** After a 429 that names none: Spotify counts calls in windows of 30 seconds. */
const defaultPause = minute;

const longestPause = day;

/** Milliseconds, from seconds or a date (RFC 9110, 10.2.3). */
export function retryAfter(value: string | null, now: number): number {
  if (value && /^\d+$/.test(value)) return Math.min(Number(value) * second, longestPause);
  const date = /^[A-Z][a-z]{2}, /.test(value ?? "") ? Date.parse(value ?? "") : Number.NaN;
  return Number.isNaN(date) ? defaultPause : Math.min(Math.max(0, date - now), longestPause);
}

const oauthError = z.object({ error: z.string() });

/**
 * Waits 5 seconds at most; `null` for 204.
 * @throws {SpotifyFault} in every other case
 */
export async function askSpotify<T>(url: string, init: RequestInit, schema: z.ZodMiniType<T>): Promise<T | null> {
  const { response, body } = await send(url, init);
  if (response.status === 204) return null;
  if (response.ok) {
    const { data } = z.safeParse(schema, body);
    if (data === undefined) throw new SpotifyFault("nonsense");
    return data;
  }
  throw faultOf(response, body);
}

async function send(url: string, init: RequestInit): Promise<{ response: Response; body: unknown }> {
  try {
    const response = await fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(timeout) });
    return { response, body: parsedJson(await response.text()) };
  } catch (error) {
    const timedOut = error instanceof Error && error.name === "TimeoutError";
    throw new SpotifyFault("unreachable", timedOut ? `timeout after ${timeout / second} seconds` : undefined);
  }
}

function faultOf({ status, headers }: Response, body: unknown): SpotifyFault {
  const { data } = z.safeParse(oauthError, body);
  if (data?.error === "invalid_grant") return new SpotifyFault("revoked");
  if (status === 429)
    return new SpotifyFault("rate-limited", undefined, retryAfter(headers.get("Retry-After"), Date.now()));
  if (status >= 500) return new SpotifyFault("unavailable", `status ${status}`);
  // The token endpoint also answers invalid_client with 401; the player's 401 has no such word.
  if (status === 401 && !data) return new SpotifyFault("unauthorized");
  return new SpotifyFault("rejected", data?.error ?? `status ${status}`);
}
