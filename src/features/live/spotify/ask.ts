import * as z from "zod/mini";
import { day, minute } from "../../../platform/durations.ts";
import { SpotifyFault } from "./fault.ts";

const second = 1000;

/** A sync runs every 30 seconds and asks up to four times: all of them fit. */
const timeout = 5 * second;

/** The wait after a 429 that names none: Spotify counts calls in windows of 30 seconds. */
const defaultPause = minute;

/** The longest wait that is believed: after a day, a number that was too large has done enough. */
const longestPause = day;

/** Milliseconds in a Retry-After header: seconds or a date (RFC 9110, 10.2.3). */
export function retryAfter(value: string | null, now: number): number {
  if (value && /^\d+$/.test(value)) return Math.min(Number(value) * second, longestPause);
  const date = /^[A-Z][a-z]{2}, /.test(value ?? "") ? Date.parse(value ?? "") : Number.NaN;
  return Number.isNaN(date) ? defaultPause : Math.min(Math.max(0, date - now), longestPause);
}

const oauthError = z.object({ error: z.string() });

/**
 * Sends a request to Spotify, for 5 seconds at most, and gives the JSON of its answer checked against `schema`; `null`
 * for 204.
 *
 * @throws {SpotifyFault} in every other case
 */
export async function ask<T>(url: string, init: RequestInit, schema: z.ZodMiniType<T>): Promise<T | null> {
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
    return { response, body: parsed(await response.text()) };
  } catch (error) {
    const timedOut = error instanceof Error && error.name === "TimeoutError";
    throw new SpotifyFault("unreachable", timedOut ? `timeout after ${timeout / second} seconds` : undefined);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function faultOf({ status, headers }: Response, body: unknown): SpotifyFault {
  const { data } = z.safeParse(oauthError, body);
  if (data?.error === "invalid_grant") return new SpotifyFault("revoked");
  if (status === 429)
    return new SpotifyFault("rate-limited", undefined, retryAfter(headers.get("Retry-After"), Date.now()));
  if (status >= 500) return new SpotifyFault("unavailable", `status ${status}`);
  // The token endpoint says invalid_client with 401 too; the player's 401 has no such word.
  if (status === 401 && !data) return new SpotifyFault("unauthorized");
  return new SpotifyFault("rejected", data?.error ?? `status ${status}`);
}
