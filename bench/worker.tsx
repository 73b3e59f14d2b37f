import type { ExecutionContext } from "@cloudflare/workers-types";
import { renderToReadableStream } from "react-dom/server.edge";
import { defaultCategory } from "../src/content/categories.ts";
import { nearbyReads } from "../src/db/client.ts";
import { homeContent } from "../src/db/home-content.ts";
import { type Bindings, settingsOf } from "../src/env.ts";
import site from "../src/index.ts";
import { HomePage, homeMetadata } from "../src/pages/home.tsx";
import { Document } from "../src/render/document.tsx";

let home: ReturnType<typeof readHome> | undefined;
async function readHome(env: Bindings) {
  const { siteOrigin } = settingsOf(env);
  const props = { category: defaultCategory, ...(await homeContent(nearbyReads(env.DB))) };
  return { siteOrigin, props, metadata: homeMetadata(props, siteOrigin) };
}

async function bare(env: Bindings): Promise<Response> {
  home ??= readHome(env);
  const { siteOrigin, props, metadata } = await home;
  const stream = await renderToReadableStream(
    <Document metadata={metadata} siteOrigin={siteOrigin}>
      <HomePage {...props} />
    </Document>,
  );
  return new Response(stream, { headers: { "Content-Type": "text/html; charset=UTF-8" } });
}

export default {
  fetch(request: Request, env: Bindings, context: ExecutionContext) {
    const { pathname } = new URL(request.url);
    if (pathname === "/bench/plain") return new Response("plain text");
    if (pathname === "/bench/bare") return bare(env);
    return site.fetch(request, env, context);
  },
};
