import type { Context } from "hono";
import type { ReactElement } from "react";
import type { AppEnv } from "../../../env.ts";
import { minute } from "../../../platform/durations.ts";
import type { PageMetadata } from "../../../platform/pages/metadata/page-metadata.ts";
import { demoBooking } from "../../prices/demo-booking.ts";
import { paths } from "../../site/paths.ts";
import { demoOf, demoOnly, demoPages, demoPath } from "../demo-paths.ts";
import { portalApi, portalParameters, portalPaths } from "../paths.ts";

const chosen = [portalParameters.tab, portalParameters.list, portalParameters.edit];

function inDemo(href: string, origin: string): string {
  const { pathname, searchParams, hash } = new URL(href, origin);
  if (pathname.startsWith(demoPath)) return href;
  const changesSong =
    pathname === portalPaths.songs &&
    [portalParameters.edit, portalParameters.remove].some((name) => searchParams.has(name));
  if (changesSong || !demoPages.includes(pathname)) return demoOnly;
  const query = new URLSearchParams();
  for (const name of chosen) {
    const value = searchParams.get(name);
    if (value) query.set(name, value);
  }
  return demoOf(pathname) + (query.size > 0 ? `?${query}` : "") + hash;
}

const isOfClient = (href: string): boolean =>
  href.startsWith("/api/") || href === portalPaths.dashboard || /^\/portal[/?#]/.test(href);

/** Islands stay as server markup: their scripts would call a client's URLs. */
const rewriterFor = (origin: string) =>
  new HTMLRewriter()
    .on("a[href]", {
      element(link) {
        // HTMLRewriter leaves entities as they are.
        const href = (link.getAttribute("href") ?? "").replaceAll("&amp;", "&");
        if (isOfClient(href)) link.setAttribute("href", inDemo(href, origin).replaceAll("&", "&amp;"));
      },
    })
    .on("img[src], link[href]", {
      element(file) {
        const name = file.tagName === "img" ? "src" : "href";
        const address = file.getAttribute(name) ?? "";
        if (isOfClient(address)) file.setAttribute(name, demoOf(new URL(address, origin).pathname));
      },
    })
    .on(`form[action="${portalApi.signOut}"], .save-state`, { element: (part) => part.remove() })
    .on("form", { element: (form) => form.setAttribute("action", demoOnly) })
    .on("[formaction]", { element: (button) => button.setAttribute("formaction", demoOnly) })
    .on("[data-island]", {
      element(island) {
        for (const name of ["data-island", "data-when", "data-props", "data-code"]) island.removeAttribute(name);
      },
    });

function DemoNote() {
  return (
    <aside className="wrap pt-6" aria-label="About this demo">
      <p className="card p-4">
        <b>This is a made-up wedding.</b> Look around as its couple would: nothing you press here is saved.{" "}
        <a className="underline" href={paths.book}>
          Check your own date
        </a>
      </p>
    </aside>
  );
}

/**
 * Cached, as it is the same for everybody.
 * @param page the portal's page with the sample wedding's props
 */
export async function showDemo(c: Context<AppEnv>, page: ReactElement, metadata: PageMetadata): Promise<Response> {
  const shown = (
    <>
      <DemoNote />
      {page}
    </>
  );
  c.set("language", "en");
  c.set("clientName", demoBooking.clientName);
  const answer = await c.render(shown, { metadata: { ...metadata, path: metadata.path && demoOf(metadata.path) } });
  const isKept = c.req.method !== "POST" && answer.status === 200;
  if (isKept) answer.headers.set("Cache-Control", `public, max-age=${(10 * minute) / 1000}`);
  answer.headers.set("X-Robots-Tag", "noindex");
  return rewriterFor(new URL(c.req.url).origin).transform(answer);
}
