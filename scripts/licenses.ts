import { readFileSync } from "node:fs";
import * as z from "zod/mini";

/** Everyone may use, change and pass on the package, keeping its notice. */
const allowed = new Set([
  ...[
    "MIT",
    "MIT-0",
    "0BSD",
    "ISC",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "Apache-2.0",
    "MIT OR Apache-2.0",
    "(MIT AND Zlib)",
    "Python-2.0",
    "CC0-1.0",
  ],
  // Fonts and tools: used as they are.
  ...["OFL-1.1", "MPL-2.0"],
]);

/** Packages whose license stands only in its file. */
const byTheirFile = new Map([["node_modules/suncalc", "BSD-2-Clause"]]);

/** For making pictures, never deployed: its library may be used as it is. */
const tools = /node_modules\/@img\/sharp-/;

const lockfile = z.object({
  packages: z.record(z.string(), z.object({ license: z.optional(z.string()), link: z.optional(z.boolean()) })),
});

/** Of package-lock.json, counted, and those that are not allowed. */
export function licenses() {
  const { packages } = z.parse(lockfile, JSON.parse(readFileSync("package-lock.json", "utf8")));
  const counts = new Map<string, number>();
  const faults: string[] = [];
  for (const [path, { license = byTheirFile.get(path) ?? "none" }] of Object.entries(packages)) {
    if (path === "") continue;
    counts.set(license, (counts.get(license) ?? 0) + 1);
    if (!allowed.has(license) && !tools.test(path))
      faults.push(`${path} has the license ${license}, which is not on the list.`);
  }
  return { counts: [...counts].sort(([, one], [, other]) => other - one), faults };
}
