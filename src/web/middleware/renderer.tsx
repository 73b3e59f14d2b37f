import { reactRenderer } from "@hono/react-renderer";
import type { ReactElement } from "react";
import { type Bindings, settingsOf } from "../../env.ts";
import { Document, type Frame } from "../document.tsx";
import type { Area, PageMetadata } from "../metadata/page-metadata.ts";
import { htmlType } from "../render.tsx";

declare module "@hono/react-renderer" {
  interface Props {
    metadata: PageMetadata;
  }
}
declare module "hono" {
  interface ContextRenderer {
    /** Streams `page` in the site's document. */
    (page: ReactElement, props: { metadata: PageMetadata }): Response | Promise<Response>;
    /** Without metadata this gives no response, so that a handler which forgets it does not compile. */
    (page: ReactElement): { error: "a page needs its metadata: c.render(page, { metadata })" };
  }
}

/**
 * Lets handlers answer with `c.render(page, { metadata })`: React streamed into the document, within the frame of the area
 * that the page says it is of, or of the public site.
 */
export const renderer = (frames: Readonly<Record<Area | "site", Frame>>) =>
  reactRenderer(
    ({ children, metadata, c }) => (
      <Document
        frame={frames[metadata.area ?? "site"]}
        metadata={metadata}
        siteOrigin={settingsOf(c.env as Bindings).siteOrigin}
      >
        {children}
      </Document>
    ),
    { stream: { "Content-Type": htmlType } },
  );
