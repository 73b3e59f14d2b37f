import { createMiddleware } from "hono/factory";
import type { ReactElement } from "react";
import { type AppEnv, settingsOf } from "../../env.ts";
import type { Frame } from "./document.tsx";
import type { Area, PageMetadata } from "./metadata/page-metadata.ts";
import { htmlType, renderPage } from "./render.tsx";
import { languageOf } from "./words.ts";

type PageRenderer = (page: ReactElement, props: { metadata: PageMetadata }) => Promise<Response>;

declare module "hono" {
  /** The type makes metadata mandatory. */
  interface ContextRenderer extends PageRenderer {}
}

/** Streams within the frame of the page's area. */
export const renderer = (frames: Readonly<Record<Area | "site", Frame>>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    c.setRenderer(async (page, { metadata }) => {
      const frame = frames[metadata.area ?? "site"];
      const whole = { language: languageOf(c), ...metadata };
      const stream = await renderPage(frame, page, whole, settingsOf(c.env).siteOrigin);
      return c.body(stream, { headers: { "Content-Type": htmlType } });
    });
    await next();
  });
