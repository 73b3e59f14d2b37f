import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server.node";
import { Document, type Frame } from "./document.tsx";
import type { PageMetadata } from "./metadata/page-metadata.ts";

export const htmlType = "text/html; charset=UTF-8";

export const renderPage = (
  frame: Frame,
  page: ReactNode,
  metadata: PageMetadata,
  siteOrigin: string,
): Promise<ReadableStream<Uint8Array>> =>
  renderToReadableStream(
    <Document frame={frame} metadata={metadata} siteOrigin={siteOrigin}>
      {page}
    </Document>,
  );
