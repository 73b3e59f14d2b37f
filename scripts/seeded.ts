/*
 * `npm run seeded`: reads anew what the migrations' database answers to the public pages, which is compiled in for when the
 * database fails (src/business/content/seeded-reads.ts). To be run after a change of the seeds or of what a page reads.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

const args = [
  "run",
  "src/site/seeded-pages.test.ts",
  "-t",
  "compiled in",
  "--silent=false",
  "--disable-console-intercept",
];
const env = { ...process.env, SEEDED: "1" };
const { stdout } = spawnSync(join("node_modules", ".bin", "vitest"), args, {
  env,
  encoding: "utf8",
  maxBuffer: 2 ** 26,
});
const found = /^SEEDED (.*)$/m.exec(stdout)?.[1];
if (!found) {
  console.error(stdout);
  process.exit(1);
}
const answers: unknown = JSON.parse(found);
writeFileSync("src/business/content/seeded-answers.json", `${JSON.stringify(answers, null, 2)}\n`);
console.log("src/business/content/seeded-answers.json is written.");
