import type { ExecutionContext } from "@cloudflare/workers-types";
import { parse } from "hono/utils/cookie";
import { site } from "./content/site.ts";
import { type Bindings, settingsOf } from "./env.ts";
import { accessCookie } from "./features/admin/frame/access.tsx";
import { documents } from "./features/site/paths.ts";
import { verifyAccessToken } from "./platform/http/access-token.ts";

type Answer = (request: Request, env: Bindings, context: ExecutionContext) => Response | Promise<Response>;

const styleFile = "/preview.css";
const style = `html { padding-top: 2rem }
.preview-bar { position: fixed; z-index: 1000; inset: 0 0 auto; height: 2rem; padding: 0 1rem; overflow: hidden;
  background: #fbbf24; color: #0b0d17; font: 600 0.8125rem / 2rem var(--face-text, sans-serif); text-align: center;
  white-space: nowrap; text-overflow: ellipsis }
@media print { html { padding-top: 0 } .preview-bar { display: none } }`;

const bar = '<p class="preview-bar">Preview: each mail goes to the owner alone</p>';

const marked = (page: Response): Response =>
  new HTMLRewriter()
    .on("head", {
      element: (head) => head.append(`<link rel="stylesheet" href="${styleFile}"/>`, { html: true }),
    })
    .on("body", { element: (body) => body.prepend(bar, { html: true }) })
    .transform(page);

/** Holds while Cloudflare Access is not turned on at the edge. */
async function isLetIn(request: Request, env: Bindings, context: ExecutionContext): Promise<boolean> {
  const { access } = settingsOf(env);
  const cookies = parse(request.headers.get("Cookie") ?? "", accessCookie);
  const token = request.headers.get("Cf-Access-Jwt-Assertion") ?? cookies[accessCookie];
  if ("unset" in access || !token) return false;
  return typeof (await verifyAccessToken(token, access, (work) => context.waitUntil(work))) === "object";
}

const closed = `This is a preview of the site of ${site.name}, for its owner alone.

It opens once Cloudflare Access guards this address (docs/runbook.md, "A preview").
`;

const text = (words: string, status = 200, type = "text/plain"): Response =>
  new Response(words, { status, headers: { "Content-Type": `${type}; charset=UTF-8` } });

async function guarded(request: Request, env: Bindings, context: ExecutionContext, answer: Answer): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === documents.robots) return text("User-agent: *\nDisallow: /\n");
  if (!(await isLetIn(request, env, context))) return text(closed, 401);
  if (pathname === styleFile) return text(style, 200, "text/css");
  const page = await answer(request, env, context);
  return page.headers.get("Content-Type")?.startsWith("text/html") ? marked(page) : page;
}

/** The owner's preview: marked, not indexed, never cached. */
export async function preview(
  request: Request,
  env: Bindings,
  context: ExecutionContext,
  answer: Answer,
): Promise<Response> {
  const answered = await guarded(request, env, context, answer);
  const shown = new Response(answered.body, answered);
  shown.headers.set("X-Robots-Tag", "noindex, nofollow");
  shown.headers.set("Cache-Control", "private, no-store");
  for (const name of ["Cache-Tag", "CDN-Cache-Control", "Cloudflare-CDN-Cache-Control", "ETag"])
    shown.headers.delete(name);
  return shown;
}
