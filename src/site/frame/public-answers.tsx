import type { D1Database, ExecutionContext } from "@cloudflare/workers-types";
import type { Context } from "hono";
import { seededReads } from "../../business/content/seeded-reads.ts";
import { readVersions, versionedReads } from "../../business/content/versions.ts";
import { noteFault } from "../../business/operation/faults.ts";
import { yearEndAfter } from "../../dates.ts";
import { day } from "../../durations.ts";
import { type AppEnv, type Bindings, settingsOf } from "../../env.ts";
import { assets } from "../../web/assets.ts";
import { inTime, patience, within } from "../../web/deadline.ts";
import { earlyHints } from "../../web/early-hints.ts";
import type { PageMetadata } from "../../web/metadata/page-metadata.ts";
import { addressOf, type Chosen, chosenIn } from "../../web/public/address.ts";
import { answerFrom, type Kept } from "../../web/public/kept.ts";
import { type KeptPages, keptPagesOf } from "../../web/public/kept-pages.ts";
import { cachingHeaders, type Lasting, publicHeaders, soon } from "../../web/public/public-headers.ts";
import { htmlType, renderAhead, renderPage } from "../../web/render.tsx";
import { siteFrame } from "./frame.ts";
import type { Asked, PublicRoute, Shown } from "./public-route.ts";

/** An answer on its way to a visitor, and the same once it is finished; `null` when it is not to be kept. */
interface Produced {
  response: Response;
  finished: Promise<Kept | null>;
}

/** Milliseconds after which a page begins to arrive without its rows: until then an error can still be told as one. */
const headStart = 100;

/** Milliseconds that others wait for a page that one request renders for the first time. */
const longestWait = 10_000;

const nothing = new Map<string, number>();

const nearness = (pages: KeptPages, now: number) => (pages.hasChanged(now) ? "primary" : "nearby");

const check = (pages: KeptPages, d1: D1Database, now: number): Promise<void> =>
  pages.check(() => readVersions(d1, nearness(pages, now)));

interface Visit {
  env: Bindings;
  executionCtx: Pick<ExecutionContext, "waitUntil">;
}

/** Reads the versions again when a second is over, after the answer. */
export function checkVersions(pages: KeptPages, { env, executionCtx }: Visit, now: number): void {
  if (pages.isDue(now)) executionCtx.waitUntil(check(pages, env.DB, now));
}

function lastingOf(until: number | undefined, now: number): Lasting {
  if (until === undefined) return "always";
  return until - now > soon ? "for-long" : "not-long";
}

/** When what is shown is made anew: at its end, and once more where caches have to be told that it is near. */
const madeAnew = (until: number | undefined, now: number): number => {
  if (until === undefined) return Number.POSITIVE_INFINITY;
  return until - now > soon ? until - soon : until;
};

/**
 * When what is said ends: by itself, or with the year, which every page names. Caches hear of that in the year's last days
 * alone, as they ask again within a day and an hour; memory makes the page anew when these begin.
 */
function endOf(shown: NonNullable<Shown>, now: number): { until: number | undefined; anew: number } {
  const year = yearEndAfter(now);
  const lastDays = year - 2 * day;
  if (now < lastDays) return { until: shown.until, anew: Math.min(madeAnew(shown.until, now), lastDays) };
  const until = Math.min(shown.until ?? year, year);
  return { until, anew: madeAnew(until, now) };
}

/** The same code, versions and end give the same bytes, so that every isolate gives a page one name before it is rendered. */
function etagOf(versions: ReadonlyMap<string, number>, until: number): string {
  const parts = [...versions.values(), ...(Number.isFinite(until) ? [until] : [])];
  return `W/"${[assets.version, ...parts.map((part) => part.toString(36))].join(".")}"`;
}

async function bodyOf(shown: NonNullable<Shown>, origin: string): Promise<ReadableStream<Uint8Array> | string> {
  return "text" in shown ? shown.text : renderPage(siteFrame, shown.page, shown.metadata, origin);
}

async function finish(body: ReadableStream | string, page: Omit<Kept, "body" | "stale">): Promise<Kept> {
  return { ...page, body: await new Response(body).arrayBuffer(), stale: false };
}

interface Reading {
  route: PublicRoute;
  origin: string;
  chosen: Chosen;
  now: number;
  shown: Promise<Shown>;
  versions(): ReadonlyMap<string, number> | null;
}

/** What memory has to know of an answer, beside its bytes. `null` when it is not to be kept. */
function keptAs(
  shown: NonNullable<Shown>,
  { route: { shows = [], passing = [], passes }, chosen, now, versions: all }: Reading,
) {
  const known = all() ?? nothing;
  const versions = new Map(shows.flatMap((kind) => (known.has(kind) ? [[kind, known.get(kind) ?? 0]] : [])));
  const { until: end, anew: until } = endOf(shown, now);
  const isPassing = passes?.(chosen) === true;
  // Rows of no version are not those of the database: the edge asks again within a minute.
  const isVersioned = versions.size === shows.length;
  const keep = !isPassing && shown.keep !== false && isVersioned;
  const etag = etagOf(versions, until);
  const headers = publicHeaders({
    type: "text" in shown ? shown.type : htmlType,
    more: "text" in shown ? shown.headers : { Link: earlyHints(shown.metadata) },
    lasting: isPassing ? "passing" : isVersioned ? lastingOf(end, now) : "not-long",
    tags: isPassing ? [...shows, ...passing] : shows,
    etag: keep ? etag : null,
  });
  return { headers, kept: keep ? { headers, etag, until, versions } : null };
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
async function work(reading: Reading, mayBegin: boolean): Promise<Produced | null> {
  const { route, shown, origin, chosen } = reading;
  const isRead = shown.then(() => true);
  if (mayBegin && route.head && !(await within(headStart, isRead)))
    return produceAhead(route.head({ origin, chosen }), reading);
  const all = await shown;
  return all && produce(all, reading);
}

/** There is nothing at this address, which the edge keeps for a minute under the tags of the route. */
async function missing(c: Context<AppEnv>, { shows = [] }: PublicRoute): Promise<Response> {
  const answer = await c.notFound();
  for (const [name, value] of Object.entries(cachingHeaders("missing", shows))) answer.headers.set(name, value);
  return answer;
}

/** What the route shows of the rows that are compiled in, where a fault of the database left it without. */
async function showSeeded(
  c: Context<AppEnv>,
  route: PublicRoute,
  asked: Omit<Asked, "db" | "isSeeded">,
  error: unknown,
) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  console.error(JSON.stringify({ event: "page-from-seeds", route: route.path, message: String(cause) }));
  c.executionCtx.waitUntil(noteFault(c.env.DB, { event: "page-from-seeds", place: route.path, id: "" }, asked.now));
  return route.show({ ...asked, db: await seededReads(c.env.DB), isSeeded: true });
}

/** What this request renders, which others who ask for the address meanwhile wait for, and the isolate then keeps. */
async function render(c: Context<AppEnv>, route: PublicRoute, pages: KeptPages, address: string, chosen: Chosen) {
  const now = Date.now();
  const name = Object.values(c.req.param())[0] ?? "";
  const origin = settingsOf(c.env).siteOrigin;
  const { db, versions } = versionedReads(c.env.DB, nearness(pages, now));
  const old = pages.get(address);
  const asked = { origin, chosen, name, now };
  const read = Promise.resolve(route.show({ ...asked, db, isSeeded: false }));
  // With nothing known from before, the rows of the migrations are better than a wait, and better than an error.
  const shown = old
    ? read
    : inTime(read, patience.read).catch(async (error: unknown) => showSeeded(c, route, asked, error));
  const making = work({ route, origin, chosen, now, shown, versions }, old === undefined);
  const finished = making.then((made) => {
    if (!made) pages.drop(address);
    return made ? made.finished : null;
  });
  c.executionCtx.waitUntil(pages.take(address, finished));
  if (!old) {
    const made = await making;
    return made ? made.response : missing(c, route);
  }
  // Older bytes are better than a wait, and better than an error.
  const made = await within(patience.read, making).catch(() => old);
  if (made === null) return pages.get(address) ? answerFrom(old, c.req.raw) : missing(c, route);
  return "response" in made ? made.response : answerFrom(old, c.req.raw);
}

/** The handler of a public route: from memory when that is known to be true, else rendered, by one request for all. */
export const publicAnswer = (route: PublicRoute) => async (c: Context<AppEnv>) => {
  const pages = keptPagesOf(c.env.DB);
  const name = Object.values(c.req.param())[0];
  const path = route.pathOf && name !== undefined ? route.pathOf(name) : route.path;
  const chosen = chosenIn(route.choices ?? {}, new URL(c.req.url).search);
  const address = addressOf(path, chosen);
  const now = Date.now();
  const old = pages.get(address);
  if (old) {
    checkVersions(pages, c, now);
    if (old.versions.size > 0 && pages.mustWait(now)) {
      const read = await within(
        patience.read,
        check(pages, c.env.DB, now).then(() => true),
      );
      if (!read) return answerFrom(old, c.req.raw);
    }
    const kept = pages.fresh(address, now);
    if (kept) return answerFrom(kept, c.req.raw);
  }
  const running = pages.rendering(address);
  if (!running) return render(c, route, pages, address, chosen);
  const finished = await within(old ? patience.read : longestWait, running).catch(() => null);
  const kept = finished ?? pages.get(address);
  return kept ? answerFrom(kept, c.req.raw) : render(c, route, pages, address, chosen);
};
