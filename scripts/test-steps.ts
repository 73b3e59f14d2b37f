import { cpSync, existsSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import drizzle from "../drizzle.config.ts";
import { findOrInstallChromium } from "./chromium.ts";
import { copySources, isSample, putSampleBack } from "./copy-sources.ts";
import { licenses } from "./licenses.ts";
import { migratedSql } from "./migrated-sql.ts";
import { type Run, runQuietly } from "./run-command.ts";

/** As far as it is read. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

/** As far as it is read. */
interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number };
}

/** As far as it is read. */
interface Lockfile {
  packages: Record<string, { integrity?: string; resolved?: string }>;
}

/** By all runners. */
export interface Tally {
  passed: number;
  failed: number;
}

/** `reports` is a folder. */
interface Context {
  run: Run;
  reports: string;
  tally: Tally;
}

type Check = (context: Context) => Promise<boolean>;

const bin = (name: string) => resolve("node_modules", ".bin", name);

const command =
  (name: string, ...args: string[]): Check =>
  async ({ run }) =>
    (await run(name, args)).passed;

/** A runner without tests has failed. */
function count({ tally }: Context, runner: string, passed: number, failed: number): boolean {
  tally.passed += passed;
  tally.failed += failed;
  if (passed + failed === 0) console.error(`${runner} ran no tests.`);
  return passed + failed > 0;
}

/** One isolate keeps one core busy, and reads the site's code for all files; beside it those of a business or a language of their own. */
const unit: Check = async (context) => {
  const reports: string[] = [];
  const vitest = async (run: Run, args: readonly string[], env = {}) => {
    const file = join(context.reports, `vitest-${reports.length}.json`);
    reports.push(file);
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    return (await run(bin("vitest"), ["run", "--allowOnly=false", ...args, ...reporters], env)).passed;
  };
  const passed = await Promise.all([
    vitest(context.run, []),
    vitest(runQuietly, ["src/test/blue-heron"], { TEST_BUSINESS: "blue-heron" }).then(async (first) => {
      const second = await vitest(runQuietly, [], { TEST_LANGUAGE: "made-up" });
      return first && second;
    }),
  ]);
  if (!reports.every((file) => existsSync(file))) return false;
  const told = reports.map((file): VitestReport => JSON.parse(readFileSync(file, "utf8")));
  const sum = (field: keyof VitestReport) => told.reduce((total, each) => total + each[field], 0);
  const areAll = count(context, "vitest", sum("numPassedTests"), sum("numFailedTests"));
  return areAll && passed.every(Boolean);
};

/** Where the site is the sample's: here, or in a copy. */
function copyOfSample(reports: string): string {
  if (isSample(".")) return ".";
  const copy = join(reports, "site");
  if (existsSync(copy)) return copy;
  copySources(copy);
  putSampleBack(copy);
  return copy;
}

/** Built anew in a copy. */
async function siteOfSample({ run, reports }: Context): Promise<string> {
  const copy = copyOfSample(reports);
  if (copy === ".") return copy;
  const { passed } = await run(process.execPath, ["scripts/run.mjs", "build"], {}, copy);
  if (!passed) throw new Error("The sample's site could not be built.");
  return copy;
}

const endToEnd: Check = async (context) => {
  const folder = await siteOfSample(context);
  const file = join(context.reports, "playwright.json");
  const env = { CHROMIUM_PATH: await findOrInstallChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const { passed } = await context.run(
    bin("playwright"),
    ["test", "--forbid-only", "--reporter=list,json"],
    env,
    folder,
  );
  if (!existsSync(file)) return false;
  const { stats }: PlaywrightReport = JSON.parse(readFileSync(file, "utf8"));
  return count(context, "playwright", stats.expected + stats.flaky, stats.unexpected) && passed;
};

// In a log that is not a terminal biome would color each letter by itself.
const plain = process.stdout.isTTY ? [] : ["--colors=off"];

/**
 * A program for Worker and pages, which know nothing of Node and of tests; then one of all, with the sample's words, as
 * tests name its pictures and pages. One thread does less work than two.
 */
const types: Check = async ({ run, reports }) => {
  const check = async (project: string, folder: string) =>
    (await run(bin("tsc"), ["-p", project, "--singleThreaded"], {}, folder)).passed;
  return (await check("tsconfig.json", ".")) && (await check("tsconfig.dev.json", copyOfSample(reports)));
};

/** drizzle-kit, which ends with 0 whatever happens, must have nothing to add to a copy. */
const migrations: Check = async ({ reports }) => {
  const { dialect, schema, casing, out = "" } = drizzle;
  const copy = join(reports, "migrations");
  cpSync(out, copy, { recursive: true });
  const options = Object.entries({ dialect, schema, casing, out: relative(".", copy) });
  const args = ["generate", ...options.map(([name, value]) => `--${name}=${value}`)];
  const takesPeople = new DatabaseSync(":memory:");
  for (const sql of [...migratedSql(), readFileSync(join("sample", "people.sql"), "utf8")]) takesPeople.exec(sql);
  takesPeople.close();
  return (await runQuietly(bin("drizzle-kit"), args)).said.includes("No schema changes");
};

/** Every package has a hash, and no address where a registry has it; every license is allowed. */
const lockfile: Check = async () => {
  const { packages }: Lockfile = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const faults = Object.entries(packages).filter(([path, { integrity, resolved }]) => path && (!integrity || resolved));
  for (const [path, { integrity }] of faults)
    console.error(`${path} has ${integrity ? "an address" : "no integrity"}.`);
  const license = licenses().faults;
  for (const fault of license) console.error(fault);
  return faults.length + license.length === 0;
};

const script = (name: string) => command(process.execPath, "scripts/run.mjs", name);

/** The build comes before everything that reads what it writes. */
export const steps = {
  lint: { title: "Lint and format", check: command(bin("biome"), "ci", ...plain, ".") },
  lockfile: { title: "Lockfile", check: lockfile },
  build: { title: "Build", check: script("build") },
  types: { title: "Types", check: types },
  unused: { title: "Unused files, exports and packages", check: command(bin("knip")) },
  migrations: { title: "Migrations lead to the schema, and take the sample", check: migrations },
  unit: { title: "Unit and integration tests", check: unit },
  bundle: { title: "What is deployed", check: script("check-bundle") },
  e2e: { title: "End-to-end tests", check: endToEnd },
} as const satisfies Readonly<Record<string, { title: string; check: Check }>>;

export type StepName = keyof typeof steps;
