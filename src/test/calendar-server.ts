import { vi } from "vitest";

/** What a server of calendars answers at an address. */
interface Served {
  text?: string | (() => ReadableStream);
  etag?: string;
  status?: number;
  location?: string;
}

/**
 * Stands in for servers of calendars elsewhere, which speak HTTP: whatever the Worker asks of the Internet in this test is answered
 * from `served`, with 304 where the ETag is known. `answers` are all that were given.
 */
export function calendarServer(served: Readonly<Record<string, Served>>) {
  let current = served;
  const answers: Response[] = [];
  const really = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    // The stand-in for Access is on this machine.
    if (new URL(request.url).hostname === "localhost" || new URL(request.url).hostname === "127.0.0.1")
      return really(request);
    const { text = null, etag, status = 200, location } = current[request.url] ?? { status: 404 };
    const headers = new Headers({ "Content-Type": "text/calendar" });
    if (etag) headers.set("ETag", etag);
    if (location) headers.set("Location", location);
    const isKnown = etag !== undefined && request.headers.get("If-None-Match") === etag;
    const body = typeof text === "function" ? text() : text;
    const answer = isKnown ? new Response(null, { status: 304, headers }) : new Response(body, { status, headers });
    answers.push(answer);
    return answer;
  });
  return {
    answers,
    serve(next: Readonly<Record<string, Served>>) {
      current = next;
    },
  };
}
