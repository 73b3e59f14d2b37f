import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "./new-folder.ts";
import { endAll, type Run, runAloud, runQuietly } from "./run-command.ts";
import { type StepName, steps, type Tally } from "./test-steps.ts";

/*
 * `npm test [step …]`. After the build the tests in workerd keep one core busy, beside the checks that read files;
 * then the browser's tests have both cores.
 */
const order: readonly (readonly (readonly StepName[])[])[] = [
  [["build"]],
  [["unit"], ["lint", "lockfile", "types", "unused", "migrations", "bundle", "e2e"]],
];

const reports = mkdtempSync(join(temporaryFolder(), "site-tests-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));
// Each test begins with a database of its own, which is slow on a disk.
process.env.TMPDIR = reports;
// Tools start a dozen times and reuse what Node compiled.
process.env.NODE_COMPILE_CACHE ??= join(reports, "compiled");
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, async () => {
    await endAll(signal);
    process.exit(1);
  });

const isStep = (name: string): name is StepName => Object.hasOwn(steps, name);

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isStep(name));
if (unknown.length > 0) {
  console.error(`\nNo step is called ${unknown.join(" or ")}. There are: ${Object.keys(steps).join(", ")}.\n`);
  process.exit(1);
}
const needsBuild = asked.some((name) => name !== "lint" && name !== "lockfile");
const isWanted = (name: StepName) => asked.length === 0 || asked.includes(name) || (name === "build" && needsBuild);

const tally: Tally = { passed: 0, failed: 0 };
const failures: string[] = [];

/** In order, up to the first that fails. */
async function lane(names: readonly StepName[], run: Run): Promise<void> {
  for (const name of names.filter(isWanted)) {
    const { title, check } = steps[name];
    if (run === runAloud) console.log(`\n=== ${title}`);
    const start = performance.now();
    const passed = await check({ run, reports, tally });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`=== ${title}: ${passed ? "done" : "FAILED"} in ${seconds} s`);
    if (passed) continue;
    failures.push(`${title} failed. To run it alone: npm test -- ${name}`);
    return;
  }
}

for (const lanes of order) {
  if (failures.length > 0) break;
  // What runs beside another lane prints in one piece at its end.
  await Promise.all(lanes.map((names, index) => lane(names, index === 0 ? runAloud : runQuietly)));
}
for (const failure of failures) console.error(`\n${failure}`);
if (tally.passed + tally.failed > 0) console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
