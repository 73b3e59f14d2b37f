import type { ReactNode } from "react";
import { prerender } from "react-dom/static.node";
import { Document, type Frame } from "./document.tsx";
import type { PageMetadata } from "./metadata/page-metadata.ts";

export const htmlType = "text/html; charset=UTF-8";

/**
 * `page` in the document, within `frame`, as a stream. `siteOrigin` is the public origin. No page waits for anything while it is
 * rendered, so React's entry for whole pages does; the one for servers brings a second renderer along, of 34 KiB.
 */
export async function renderPage(
  frame: Frame,
  page: ReactNode,
  metadata: PageMetadata,
  siteOrigin: string,
): Promise<ReadableStream<Uint8Array>> {
  const { prelude } = await prerender(
    <Document frame={frame} metadata={metadata} siteOrigin={siteOrigin}>
      {page}
    </Document>,
  );
  return prelude;
}
