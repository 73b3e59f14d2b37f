import { cpSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = join(import.meta.dirname, "..");
const left = new Set(["node_modules", ".git", ".wrangler", "test-results"].map((name) => resolve(root, name)));

/** The checkout with what was built, as far as sites and tests need it, in `folder`. */
export function copySources(folder: string): void {
  cpSync(root, folder, { recursive: true, filter: (from) => !left.has(resolve(from)) });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
}

/** As before `npm run setup` has written another. */
export function putSampleBack(folder: string): void {
  writeFileSync(join(folder, "src", "content", "business.ts"), 'export * from "./sample-business.ts";\n');
}
