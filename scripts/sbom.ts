/*
 * `npm run sbom`: the deployed packages as CycloneDX JSON in sbom.json, and all licenses, counted, with an error for
 * one that is not allowed.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import * as z from "zod/mini";
import { licenses } from "./licenses.ts";

const { status, stdout, stderr } = spawnSync("npm", ["sbom", "--sbom-format=cyclonedx", "--package-lock-only"], {
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
});
if (status !== 0) {
  console.error(stderr);
  process.exit(1);
}
const { components } = z.parse(z.object({ components: z.array(z.object({ name: z.string() })) }), JSON.parse(stdout));
writeFileSync("sbom.json", stdout);

const { counts, faults } = licenses();
for (const [license, count] of counts) console.log(`${String(count).padStart(4)}  ${license}`);
for (const fault of faults) console.error(fault);
console.log(`\nsbom.json: ${components.length} packages.`);
process.exitCode = faults.length > 0 ? 1 : 0;
