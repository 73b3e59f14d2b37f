import { outsideAddress } from "../../platform/http/outside-address.ts";

/** In bytes, milliseconds and redirects. */
const longest = 2 * 1024 * 1024;
const timeout = 10_000;
const mostRedirects = 3;

/** Its message is for the DJ. */
export class CalendarFault extends Error {}

export const calendarAddress = (text: string): URL | null =>
  outsideAddress(text.trim().replace(/^webcals?:/i, "https:"));

async function textOf({ body }: Response, signal: AbortSignal): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ["", 0];
  const write = (chunk: Uint8Array) => {
    bytes += chunk.byteLength;
    if (bytes > longest) throw new CalendarFault("The calendar is larger than 2 MB");
    text += decoder.decode(chunk, { stream: true });
  };
  await body?.pipeTo(new WritableStream({ write }), { signal });
  return text + decoder.decode();
}

export interface Known {
  etag: string | null;
  lastModified: string | null;
}

export type Fetched = ({ text: string } & Known) | "unchanged";

async function follow(address: string, { etag, lastModified }: Known, signal: AbortSignal): Promise<Fetched> {
  let url = calendarAddress(address);
  const headers = new Headers({ Accept: "text/calendar" });
  if (etag) headers.set("If-None-Match", etag);
  if (lastModified) headers.set("If-Modified-Since", lastModified);
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    if (!url) throw new CalendarFault("Its address leads to one that is not asked: only https on the Internet is");
    const answer = await fetch(url.href, { headers, redirect: "manual", signal });
    const location = answer.headers.get("Location");
    if (answer.status === 304) return "unchanged";
    if (answer.status < 300 || answer.status >= 400 || !location) {
      if (!answer.ok) throw new CalendarFault(`Its server answers with status ${answer.status}`);
      const text = await textOf(answer, signal);
      return { text, etag: answer.headers.get("ETag"), lastModified: answer.headers.get("Last-Modified") };
    }
    await answer.body?.cancel();
    url = calendarAddress(new URL(location, url).href);
  }
  throw new CalendarFault("Its address leads on to others without end");
}

/** @throws CalendarFault */
export async function fetchCalendar(address: string, known: Known): Promise<Fetched> {
  try {
    return await follow(address, known, AbortSignal.timeout(timeout));
  } catch (error) {
    if (error instanceof CalendarFault) throw error;
    const isLate = error instanceof Error && error.name === "TimeoutError";
    throw new CalendarFault(isLate ? "Its server has not answered within 10 seconds" : "Its server cannot be reached");
  }
}
