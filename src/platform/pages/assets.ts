import manifest from "../../../public/assets/manifest.json";
import type { Area, Feature } from "./metadata/page-metadata.ts";

/** What the build made: addresses of stylesheets, the browser's first script and the fonts, each hashed by content. */
export const assets: {
  /** Changes with the sources: the same version makes the same bytes of the same rows. */
  readonly version: string;
  /** The stylesheet of a page by its feature, else by its area, else the site's; beside it the one of the answer to a date. */
  readonly sheets: Readonly<Record<Area | Feature | "site", string>>;
  readonly script: string;
  /** The service worker of the administrator's area. */
  readonly worker: string;
  /** The code of each island by its name. */
  readonly islands: Readonly<Record<string, string>>;
  readonly fonts: readonly string[];
} = manifest;
