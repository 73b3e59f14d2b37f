import type { ExecutionContext } from "@cloudflare/workers-types";
import { renderToReadableStream } from "react-dom/server.edge";
import { homeContent } from "../src/business/content/home-content.ts";
import { defaultCategory } from "../src/content/categories.ts";
import { type Bindings, settingsOf } from "../src/env.ts";
import site from "../src/index.ts";
import { siteFrame } from "../src/site/frame/frame.ts";
import { HomePage, homeMetadata } from "../src/site/home/page.tsx";
import { Document } from "../src/web/document.tsx";

/*
 * The site with more addresses in front, to measure it against. It is never deployed.
 */

async function readHome(env: Bindings) {
  const { siteOrigin } = settingsOf(env);
  const props = { category: defaultCategory, ...(await homeContent(env.DB)) };
  return { siteOrigin, props, metadata: homeMetadata(props) };
}

let home: Awaited<ReturnType<typeof readHome>> | undefined;

/** React alone: the home page's tree, of what one request has read for all, as a stream. */
async function bare(env: Bindings): Promise<Response> {
  home ??= await readHome(env);
  const stream = await renderToReadableStream(
    <Document frame={siteFrame} metadata={home.metadata} siteOrigin={home.siteOrigin}>
      <HomePage {...home.props} />
    </Document>,
  );
  return new Response(stream, { headers: { "Content-Type": "text/html; charset=UTF-8" } });
}

let readingEnv: Bindings | undefined;

/** Bindings with a database that nothing is remembered of: what the site holds in memory is read anew. */
function forgetful(env: Bindings): Bindings {
  readingEnv ??= { ...env };
  readingEnv.DB = Object.create(env.DB);
  return readingEnv;
}

export default {
  fetch(request: Request, env: Bindings, context: ExecutionContext): Response | Promise<Response> {
    const { pathname, search } = new URL(request.url);
    if (pathname === "/bench/plain") return new Response("plain text");
    if (pathname === "/bench/bare") return bare(env);
    return site.fetch(request, search === "?bench=read" ? forgetful(env) : env, context);
  },
};
