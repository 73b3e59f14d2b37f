import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { marker } from "../dev/serve.ts";
import { buildWorker } from "./built-worker.ts";

/* Fails when anything of dev/ is in the Worker, or it is too large. `npm run build` comes before. */

/** KiB as gzip; docs/decisions/tools-and-tests.md says why. */
const most = 1110;

/** The Access guard reads it: this proves that the right file is checked, and that the guard is in it. */
const guard = "Cf-Access-Jwt-Assertion";

const folder = join("dist", "worker");
const { main } = await buildWorker("src/index.ts", folder);
const code = readFileSync(main, "utf8");
const size = gzipSync(code).length / 1024;
const { sources }: { sources: string[] } = JSON.parse(readFileSync(`${main}.map`, "utf8"));

const strangers = sources
  .map((source) => resolve(folder, source))
  .filter((file) => file.startsWith(join(resolve("dev"), "/")));
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
