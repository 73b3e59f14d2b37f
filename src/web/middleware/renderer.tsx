import type { MiddlewareHandler } from "hono";
import type { ReactElement } from "react";
import { type AppEnv, settingsOf } from "../../env.ts";
import type { Frame } from "../document.tsx";
import type { PageMetadata } from "../metadata/page-metadata.ts";
import { htmlType, renderPage } from "../render.tsx";

declare module "hono" {
  interface ContextRenderer {
    /** Streams `page` in the site's document. */
    (page: ReactElement, props: { metadata: PageMetadata }): Response | Promise<Response>;
  }
}

/** Lets handlers answer with `c.render(page, { metadata })`: React streamed into the document, within `frame`. */
export const renderer =
  (frame: Frame): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    c.setRenderer(async (page, { metadata }) => {
      const stream = await renderPage(frame, page, metadata, settingsOf(c.env).siteOrigin);
      // The status is the handler's: an error page has been given its own.
      c.header("Content-Type", htmlType);
      return c.body(stream);
    });
    await next();
  };
