import manifest from "../../../public/assets/manifest.json";
import type { Area, Feature } from "./metadata/page-metadata.ts";

/** File names have content hashes. */
export const assets: {
  readonly version: string;
  readonly sheets: Readonly<Record<Area | Feature | "site", string>>;
  readonly script: string;
  readonly workers: Readonly<Record<"admin" | "portal", string>>;
  readonly islands: Readonly<Record<string, string>>;
  readonly fonts: readonly string[];
} = manifest;
