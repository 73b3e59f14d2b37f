import type { D1Database, D1PreparedStatement, D1Result, ExecutionContext } from "@cloudflare/workers-types";
import { renderToReadableStream as renderForWorkers } from "react-dom/server.edge";
import { renderToReadableStream } from "react-dom/server.node";
import { nearbyReads } from "../src/database/client.ts";
import { type Bindings, settingsOf } from "../src/env.ts";
import { siteFrame } from "../src/features/site/frame/frame.ts";
import site from "../src/index.ts";
import { Document } from "../src/platform/pages/document.tsx";
import { cachedPagesOf } from "../src/platform/pages/public/cached-pages.ts";
import { htmlType } from "../src/platform/pages/renderer.tsx";
import { languageAt, PageWords, wordsIn } from "../src/platform/pages/words.ts";
import { publicRoutes } from "../src/public-routes.ts";

/*
 * The site with more addresses in front, to measure it against. It is never deployed.
 */

/** What the public page at `path` shows of the rows that are there. */
async function readPage(path: string, env: Bindings) {
  const { siteOrigin } = settingsOf(env);
  const db = nearbyReads(env.DB);
  const asked = { db, isSeeded: false, origin: siteOrigin, chosen: {}, name: "", now: Date.now() };
  const shown = await publicRoutes.find((route) => route.path === path)?.show(asked);
  if (!shown || "text" in shown) throw new Error(`${path} is no page`);
  return { siteOrigin, ...shown };
}

const pages = new Map<string, Awaited<ReturnType<typeof readPage>>>();

/** React's builds: the site's, and the one that a Worker gets who imports `react-dom/server`. */
const builds = { bare: renderToReadableStream, edge: renderForWorkers };

/** React alone: the tree of the page at `path`, of what one request has read for all, as a stream. */
async function bare(build: keyof typeof builds, path: string, env: Bindings): Promise<Response> {
  const known = pages.get(path) ?? (await readPage(path, env));
  pages.set(path, known);
  const stream = await builds[build](
    <PageWords value={wordsIn(languageAt(path))}>
      <Document frame={siteFrame} metadata={known.metadata} siteOrigin={known.siteOrigin}>
        {known.page}
      </Document>
    </PageWords>,
  );
  return new Response(stream, { headers: { "Content-Type": htmlType } });
}

interface Constant {
  body: ArrayBuffer;
  headers: Record<string, string>;
}

const constants = new Map<string, Constant>();

/** What the site answers at `path`, as the fewest lines would say it: the same bytes and headers from a constant. */
async function constant(path: string, request: Request, env: Bindings, context: ExecutionContext): Promise<Response> {
  let known = constants.get(path);
  if (!known) {
    const answer = await site.fetch(new Request(new URL(path, request.url)), env, context);
    known = { body: await answer.arrayBuffer(), headers: Object.fromEntries(answer.headers) };
    constants.set(path, known);
  }
  if (request.headers.get("If-None-Match") === known.headers.etag)
    return new Response(null, { status: 304, headers: known.headers });
  return new Response(known.body, { headers: known.headers });
}

const answers = new Map<string, Promise<D1Result<unknown>[]>>();

/** Whether a value is the instant of the request, which is another one each time. */
const isInstant = (value: unknown): boolean => typeof value === "number" && value > 1e12;

/** The database with a memory of every batch: what is left of a render is the site's own work. */
function remembering(d1: D1Database): D1Database {
  const sqlOf = new WeakMap<D1PreparedStatement, string>();
  function prepare(sql: string): D1PreparedStatement {
    const statement = d1.prepare(sql);
    const bind = statement.bind.bind(statement);
    statement.bind = (...values) => {
      const bound = bind(...values);
      sqlOf.set(bound, sql + JSON.stringify(values.map((value) => (isInstant(value) ? "now" : value))));
      return bound;
    };
    return statement;
  }
  return Object.create(d1, {
    prepare: { value: prepare },
    withSession: {
      value: () => ({
        prepare,
        batch(statements: D1PreparedStatement[]) {
          const key = statements.map((statement) => sqlOf.get(statement)).join();
          const known = answers.get(key) ?? d1.batch(statements);
          answers.set(key, known);
          return known;
        },
        getBookmark: () => null,
      }),
    },
  });
}

const environments = new Map<string, Bindings>();

/** The environment of a run of its own, whose isolate keeps nothing of the others'. */
function environment(name: string, env: Bindings): Bindings {
  const known = environments.get(name);
  if (known) return known;
  const made = { ...env, DB: name === "first" ? remembering(env.DB) : Object.create(env.DB) };
  environments.set(name, made);
  return made;
}

/** The page of `request` as a new isolate has it to make it: nothing is kept. */
function rendered(name: string, path: string, request: Request, env: Bindings, context: ExecutionContext) {
  const own = environment(name, env);
  cachedPagesOf(own.DB).changed();
  cachedPagesOf(own.DB).drop(path);
  return site.fetch(request, own, context);
}

export default {
  fetch(request: Request, env: Bindings, context: ExecutionContext): Response | Promise<Response> {
    const { pathname, search } = new URL(request.url);
    // The site leaves such a query out of account, so that its own request is measured and no copy of it.
    if (search.startsWith("?bench=")) return rendered(search.slice(7), pathname, request, env, context);
    if (!pathname.startsWith("/bench/")) return site.fetch(request, env, context);
    if (pathname === "/bench/plain") return new Response("plain text");
    const [, , name = "", ...parts] = pathname.split("/");
    const path = `/${parts.join("/")}`;
    if (name === "anew") {
      const address = path + search;
      return rendered(name, address, new Request(new URL(address, request.url), request), env, context);
    }
    if (name === "constant") return constant(path, request, env, context);
    return bare(name === "edge" ? "edge" : "bare", path, env);
  },
};
