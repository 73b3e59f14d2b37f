import { existsSync } from "node:fs";
import { join } from "node:path";
import * as present from "../src/content/business.ts";
import type { Identity } from "../src/content/identity.ts";
import type { Business } from "./setup-file.ts";

const kept = join(import.meta.dirname, "..", "src", "test", "sample", "business.ts");

/** The made-up business: of before the first `npm run setup`, which keeps it. */
export const sample: Business = existsSync(kept) ? await import(kept) : present;

/** `npm run deploy` refuses while any field is still the sample's. */
export function sampleFields(identity: Identity): string[] {
  const samples = new Map<string, string>(
    Object.entries(sample.identity).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  return Object.entries(identity).flatMap(([name, value]) =>
    name !== "video" && samples.get(name) === JSON.stringify(value) ? [name] : [],
  );
}
