import type { ReactElement, ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server.node";
import { DataBlocks, Document, type Frame } from "./document.tsx";
import type { PageMetadata } from "./metadata/page-metadata.ts";
import type { StructuredData } from "./metadata/structured-data/structured-data.ts";

export const htmlType = "text/html; charset=UTF-8";

/** Streams `page` in the document, within `frame`. `siteOrigin` is the public origin. */
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

/** What follows the head of a page that began before its rows were there. */
export interface Rest {
  page: ReactElement;
  structuredData: readonly StructuredData[];
}

/** Stands where the page comes. No page says it. */
const place = "\u{f0000}";

/**
 * Streams the same document in two parts: all that stands before the page at once, and the page when `rest` is there.
 * When that fails the stream breaks off, and no cache keeps what came of it.
 */
export async function renderAhead(
  frame: Frame,
  head: PageMetadata,
  siteOrigin: string,
  rest: Promise<Rest>,
): Promise<ReadableStream<Uint8Array>> {
  const around = await renderPage(frame, place, { ...head, structuredData: [] }, siteOrigin);
  const [before = "", after = ""] = (await new Response(around).text()).split(place);
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const text = new TextEncoder();
  const write = async (bytes: Uint8Array) => {
    const writer = writable.getWriter();
    await writer.write(bytes);
    writer.releaseLock();
  };
  const send = async () => {
    await write(text.encode(before));
    const { page, structuredData } = await rest;
    const parts = await renderToReadableStream(
      <>
        <DataBlocks data={structuredData} siteOrigin={siteOrigin} />
        {page}
      </>,
    );
    await parts.pipeTo(writable, { preventClose: true });
    await write(text.encode(after));
    await writable.close();
  };
  send().catch((error: unknown) => writable.abort(error).catch(() => {}));
  return readable;
}
