import { readFileSync } from "node:fs";
import * as z from "zod/mini";

/** Licenses under which everyone may use, change and pass on a package, with no more than its notice to keep. */
const allowed = new Set([
  ...[
    "MIT",
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

/** What the license file of a package says whose package.json names none. */
const byTheirFile = new Map([["node_modules/suncalc", "BSD-2-Clause"]]);

/** Linked to by the tool that makes pictures ahead, never deployed: its library may be used as it is. */
const tools = /node_modules\/@img\/sharp-/;

const lockfile = z.object({
  packages: z.record(z.string(), z.object({ license: z.optional(z.string()), link: z.optional(z.boolean()) })),
});

/** The licenses that package-lock.json names: how many packages have each, and which have one that is not allowed. */
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
