import { within } from "../../web/deadline.ts";
import { earlyHints } from "../../web/early-hints.ts";
import type { PageMetadata } from "../../web/metadata/page-metadata.ts";
import type { Kept } from "../../web/public/kept.ts";
import { publicHeaders } from "../../web/public/public-headers.ts";
import { htmlType, renderAhead, renderPage } from "../../web/render.tsx";
import { siteFrame } from "./frame.ts";
import { keptAs, type Reading } from "./keep-answer.ts";
import type { Shown } from "./public-route.ts";

/** An answer on its way to a visitor, and the same once it is finished; `null` when it is not to be kept. */
interface Produced {
  response: Response;
  finished: Promise<Kept | null>;
}

/** Milliseconds after which a page begins to arrive without its rows: until then an error can still be told as one. */
const headStart = 100;

async function bodyOf(shown: NonNullable<Shown>, origin: string): Promise<ReadableStream<Uint8Array> | string> {
  return "text" in shown ? shown.text : renderPage(siteFrame, shown.page, shown.metadata, origin);
}

async function finish(body: ReadableStream | string, page: Omit<Kept, "body" | "stale">): Promise<Kept> {
  return { ...page, body: await new Response(body).arrayBuffer(), stale: false };
}

/** Renders and streams what was read. */
async function produce(shown: NonNullable<Shown>, reading: Reading): Promise<Produced> {
  const { headers, kept } = keptAs(shown, reading);
  const body = await bodyOf(shown, reading.origin);
  if (!kept) return { response: new Response(body, { headers }), finished: Promise.resolve(null) };
  const [forVisitor, forAll] = typeof body === "string" ? [body, body] : body.tee();
  return { response: new Response(forVisitor, { headers }), finished: finish(forAll, kept) };
}

/** Streams the head of a page whose rows are still being read, and the page when they are there. */
async function produceAhead(head: PageMetadata, reading: Reading): Promise<Produced> {
  const page = reading.shown.then((shown) => {
    if (!shown || "text" in shown) throw new TypeError("a route with a head shows a page");
    return { page: shown.page, structuredData: shown.metadata.structuredData, shown };
  });
  const stream = await renderAhead(siteFrame, head, reading.origin, page);
  const [forVisitor, forAll] = stream.tee();
  // Nobody knows yet which version this is, nor for how long it is true.
  const { shows = [], passing = [], passes } = reading.route;
  const isPassing = passes?.(reading.chosen) === true;
  const headers = publicHeaders({
    type: htmlType,
    more: { Link: earlyHints(head) },
    lasting: isPassing ? "passing" : "not-long",
    tags: isPassing ? [...shows, ...passing] : shows,
    etag: null,
  });
  const finished = page.then(({ shown }) => {
    const { kept } = keptAs(shown, reading);
    return kept && finish(forAll, kept);
  });
  return { response: new Response(forVisitor, { headers }), finished };
}

/** Reads, then renders and streams. `null` when there is nothing at the address. */
export async function work(reading: Reading, mayBegin: boolean): Promise<Produced | null> {
  const { route, shown, origin, chosen } = reading;
  const isRead = shown.then(() => true);
  if (mayBegin && route.head && !(await within(headStart, isRead)))
    return produceAhead(route.head({ origin, chosen }), reading);
  const all = await shown;
  return all && produce(all, reading);
}
