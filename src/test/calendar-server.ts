import { vi } from "vitest";

interface Served {
  text?: string | (() => ReadableStream);
  etag?: string;
  status?: number;
  location?: string;
}

/** Answers all requests to the Internet from `served`, with 304 for a known ETag. */
export function calendarServer(served: Readonly<Record<string, Served>>) {
  let current = served;
  const answers: Response[] = [];
  const really = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    // The stand-in for Access is local.
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
