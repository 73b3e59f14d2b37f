import { createMiddleware } from "hono/factory";
import type { ReactElement, ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server.node";
import { type AppEnv, settingsOf } from "../../env.ts";
import { UiWords } from "../ui/words.ts";
import { Document, type Frame } from "./document.tsx";
import type { Area, PageMetadata } from "./metadata/page-metadata.ts";
import { languageOf, PageWords, wordsIn } from "./words.ts";

type PageRenderer = (page: ReactElement, props: { metadata: PageMetadata }) => Promise<Response>;

declare module "hono" {
  /** The type makes metadata mandatory. */
  interface ContextRenderer extends PageRenderer {}
}

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

/** Streams within the frame of the page's area. */
export const renderer = (frames: Readonly<Record<Area | "site", Frame>>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    c.setRenderer(async (page, { metadata }) => {
      const frame = frames[metadata.area ?? "site"];
      const whole = { language: languageOf(c), person: c.var.clientName, ...metadata };
      const stream = await renderPage(frame, page, whole, settingsOf(c.env).siteOrigin);
      return c.body(stream, { headers: { "Content-Type": htmlType } });
    });
    await next();
  });
