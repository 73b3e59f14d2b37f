import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { marker } from "../dev/serve.ts";
import { workerFolder } from "./worker-bundle.ts";

/*
 * Fails when anything of dev/ is in the Worker as it was built, or when it has grown past what was decided.
 */

/** KiB of the Worker as gzip. docs/decisions/2026-11-22-what-an-isolate-starts-with.md says what they are spent on. */
const most = 665;

/** A header that the Access guard reads. It proves that this looks at the Worker, and that the guard is in it. */
const guard = "Cf-Access-Jwt-Assertion";

const ROOT = join(import.meta.dirname, "..");
const out = join(ROOT, workerFolder);

const read = (ending: string) =>
  readdirSync(out)
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(out, file), "utf8"));
const code = read(".mjs").join("\n");
const size = gzipSync(code).length / 1024;
const sources = read(".mjs.map").flatMap((map): string[] => JSON.parse(map).sources);

const strangers = sources.map((source) => join(out, source)).filter((file) => file.startsWith(join(ROOT, "dev", "/")));
const faults = [
  ...strangers.map((file) => `${file} is in the bundle.`),
  ...(code.includes(marker) ? ["The marker of the stand-ins is in the bundle."] : []),
  ...(size > most ? [`The Worker is ${size.toFixed(1)} KiB of gzip, which are more than ${most}.`] : []),
  ...(code.includes(guard) && sources.length > 0 ? [] : ["The Access guard is not in the bundle."]),
];
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}
console.log(`${size.toFixed(1)} KiB of gzip, ${sources.length} sources, nothing of dev/ among them.`);
