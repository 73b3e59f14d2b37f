import manifest from "../../../public/assets/manifest.json";
import type { Area, Feature } from "./metadata/page-metadata.ts";

/** Built files, named by content hashes. */
export const assets: {
  /** The same version makes the same bytes of the same rows. */
  readonly version: string;
  /** By a page's feature, else its area, else the site's. */
  readonly sheets: Readonly<Record<Area | Feature | "site", string>>;
  readonly script: string;
  readonly worker: string;
  readonly islands: Readonly<Record<string, string>>;
  readonly fonts: readonly string[];
} = manifest;
