import manifest from "../../../public/assets/manifest.json";
import type { Area, Feature } from "./metadata/page-metadata.ts";

/** File names have content hashes. */
export const assets: {
  /** The same version renders the same bytes. */
  readonly version: string;
  /** By feature, else area, else "site". */
  readonly sheets: Readonly<Record<Area | Feature | "site", string>>;
  readonly script: string;
  /** Of the administration and of the portal. */
  readonly workers: Readonly<Record<"admin" | "portal", string>>;
  readonly islands: Readonly<Record<string, string>>;
  readonly fonts: readonly string[];
} = manifest;
