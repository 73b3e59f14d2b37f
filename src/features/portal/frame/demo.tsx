import type { Context } from "hono";
import type { ReactElement } from "react";
import type { AppEnv } from "../../../env.ts";
import { minute } from "../../../platform/durations.ts";
import type { PageMetadata } from "../../../platform/pages/metadata/page-metadata.ts";
import { paths } from "../../site/paths.ts";
import { demoOf } from "../demo-paths.ts";
import { rewriterFor } from "./demo-rewriter.ts";

/** What stands above each page of the made-up wedding. */
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
 * Answers with a client's page as the demo shows it: the same for everybody, from no row, and kept for a while.
 * @param page the page of the portal with the made-up wedding's props
 */
export async function showDemo(c: Context<AppEnv>, page: ReactElement, metadata: PageMetadata): Promise<Response> {
  const shown = (
    <>
      <DemoNote />
      {page}
    </>
  );
  const answer = await c.render(shown, { metadata: { ...metadata, path: metadata.path && demoOf(metadata.path) } });
  const isKept = c.req.method !== "POST" && answer.status === 200;
  if (isKept) answer.headers.set("Cache-Control", `public, max-age=${(10 * minute) / 1000}`);
  answer.headers.set("X-Robots-Tag", "noindex");
  return rewriterFor(new URL(c.req.url).origin).transform(answer);
}
