import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { text } from "node:stream/consumers";
import drizzle from "../drizzle.config.ts";
import { findOrInstallChromium } from "./chromium.ts";

/** The part of vitest's JSON report that is read here. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

/** The part of Playwright's JSON report that is read here. */
interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number };
}

/** The part of npm's lockfile that is read here. */
interface Lockfile {
  packages: Record<string, { integrity?: string; resolved?: string }>;
}

const reports = mkdtempSync(join(tmpdir(), "site-tests-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));

const total = { passed: 0, failed: 0 };
let running: ChildProcess | undefined;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    if (!running) process.exit(1);
    running.once("exit", () => process.exit(1)).kill(signal);
  });
}

/** Runs a command with its own output in this terminal; tells whether it ended well. */
async function run(command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  running = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  const [code] = await once(running, "exit");
  running = undefined;
  return code === 0;
}

const tool = (name: string, args: string[], env?: Record<string, string>) =>
  run(join("node_modules", ".bin", name), args, env);

/** Adds one runner's tests to the total. A runner that ran none has failed. */
function count(runner: string, passed: number, failed: number): boolean {
  total.passed += passed;
  total.failed += failed;
  if (passed + failed === 0) console.error(`${runner} ran no tests.`);
  return passed + failed > 0;
}

async function vitest(name: string, options: string[] = []): Promise<boolean> {
  const file = join(reports, `${name}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const passed = await tool("vitest", ["run", "--allowOnly=false", ...options, ...reporters]);
  if (!existsSync(file)) return false;
  const report: VitestReport = JSON.parse(readFileSync(file, "utf8"));
  return count("vitest", report.numPassedTests, report.numFailedTests) && passed;
}

/** The tests that the hour of the day can change, at the hours that change most: dev/clock/moments.ts. */
const atSetTimes = () => vitest("clock", ["--config", "vitest.clock.config.ts"]);

async function endToEnd(): Promise<boolean> {
  const file = join(reports, "playwright.json");
  const env = { CHROMIUM_PATH: await findOrInstallChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const passed = await tool("playwright", ["test", "--forbid-only", "--reporter=list,json"], env);
  if (!existsSync(file)) return false;
  const { stats }: PlaywrightReport = JSON.parse(readFileSync(file, "utf8"));
  return count("playwright", stats.expected + stats.flaky, stats.unexpected) && passed;
}

// In a log that is not a terminal biome would colour each letter by itself.
const plain = process.stdout.isTTY ? [] : ["--colors=off"];

/** Each tsconfig is a program of its own: Worker and pages, their tests, the scripts. */
async function types(): Promise<boolean> {
  for (const project of readdirSync(".").filter((file) => /^tsconfig.*\.json$/.test(file))) {
    if (!(await tool("tsc", ["-p", project]))) return false;
  }
  return true;
}

/** Whether the migrations lead to the schema: drizzle-kit, which ends with 0 whatever happens, has nothing to add to a copy. */
async function migrations(): Promise<boolean> {
  const { dialect, schema, casing, out = "" } = drizzle;
  const copy = join(reports, "migrations");
  cpSync(out, copy, { recursive: true });
  const options = Object.entries({ dialect, schema, casing, out: relative(".", copy) });
  const args = ["generate", ...options.map(([name, value]) => `--${name}=${value}`)];
  const kit = spawn(join("node_modules", ".bin", "drizzle-kit"), args, { stdio: ["ignore", "pipe", "inherit"] });
  running = kit;
  const said = await text(kit.stdout);
  running = undefined;
  console.log(said);
  return said.includes("No schema changes");
}

/** Whether package-lock.json tells the bytes of every package by their hash, and no address where one registry has them. */
async function lockfile(): Promise<boolean> {
  const { packages }: Lockfile = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const faults = Object.entries(packages).filter(([path, { integrity, resolved }]) => path && (!integrity || resolved));
  for (const [path, { integrity }] of faults)
    console.error(`${path} has ${integrity ? "an address" : "no integrity"}.`);
  return faults.length === 0;
}

/** In this order. The build comes before everything that reads what it writes. */
const steps: Record<string, { title: string; run(): Promise<boolean> }> = {
  lint: { title: "Lint and format", run: () => tool("biome", ["ci", ...plain, "."]) },
  lockfile: { title: "Lockfile", run: lockfile },
  build: { title: "Build", run: () => run(process.execPath, ["scripts/run.mjs", "build"]) },
  types: { title: "Types", run: types },
  unused: { title: "Unused files, exports and packages", run: () => tool("knip", []) },
  migrations: { title: "Migrations lead to the schema", run: migrations },
  unit: { title: "Unit and integration tests", run: () => vitest("unit") },
  clock: { title: "Tests at set times", run: atSetTimes },
  bundle: { title: "What is deployed", run: () => run(process.execPath, ["scripts/run.mjs", "check-bundle"]) },
  e2e: { title: "End-to-end tests", run: endToEnd },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(steps, name));
if (unknown.length > 0) {
  console.error(`\nNo step is called ${unknown.join(" or ")}. There are: ${Object.keys(steps).join(", ")}.\n`);
  process.exit(1);
}
const needsBuild = asked.some((name) => name !== "lint" && name !== "lockfile");
const chosen = Object.entries(steps).filter(
  ([name]) => asked.length === 0 || asked.includes(name) || (name === "build" && needsBuild),
);

let failure: string | undefined;
for (const [name, step] of chosen) {
  console.log(`\n=== ${step.title}`);
  const start = performance.now();
  const passed = await step.run();
  console.log(
    `=== ${step.title}: ${passed ? "done" : "FAILED"} in ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
  if (!passed) {
    failure = `${step.title} failed. To run it alone: npm test -- ${name}`;
    break;
  }
}
if (failure) console.error(`\n${failure}`);
if (total.passed + total.failed > 0) console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = failure ? 1 : 0;
