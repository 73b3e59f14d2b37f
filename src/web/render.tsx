import type { ReactElement } from "react";
import { renderToReadableStream } from "react-dom/server.edge";
import { Document } from "./document.tsx";
import type { PageMetadata } from "./metadata/page-metadata.ts";

export const htmlType = "text/html; charset=UTF-8";

/** Streams `page` in the site's document. `siteOrigin` is the public origin. */
export const renderPage = (
  page: ReactElement,
  metadata: PageMetadata,
  siteOrigin: string,
): Promise<ReadableStream<Uint8Array>> =>
  renderToReadableStream(
    <Document metadata={metadata} siteOrigin={siteOrigin}>
      {page}
    </Document>,
  );
