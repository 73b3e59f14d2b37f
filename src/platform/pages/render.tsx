import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server.node";
import { UiWords } from "../ui/words.ts";
import { Document, type Frame } from "./document.tsx";
import type { PageMetadata } from "./metadata/page-metadata.ts";
import { PageWords, wordsIn } from "./words.ts";

export const htmlType = "text/html; charset=UTF-8";

export const renderPage = (
  frame: Frame,
  page: ReactNode,
  metadata: PageMetadata,
  siteOrigin: string,
): Promise<ReadableStream<Uint8Array>> => {
  const words = wordsIn(metadata.language);
  return renderToReadableStream(
    <PageWords value={words}>
      <UiWords value={words.ui}>
        <Document frame={frame} metadata={metadata} siteOrigin={siteOrigin}>
          {page}
        </Document>
      </UiWords>
    </PageWords>,
  );
};
