// `node scripts/run.mjs <name> [...arguments]` installs missing or outdated packages, then runs scripts/<name>.ts.
// The one script in plain JavaScript: it has to start on Node 20, which cannot read TypeScript.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const BIN = join(ROOT, "node_modules", ".bin");
/** @type {NodeJS.Signals[]} */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Says what is wrong, and ends.
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/**
 * Runs a command in this terminal and gives its exit code; signals that reach this process go on to it.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
function run(command, args, env) {
  const child = spawn(command, args, { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...env } });
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, passOn);
  // A killed npm cannot pass anything on; its child's new parent is the only sign of it.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === parent || child.kill(), 500).unref();
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      for (const name of SIGNALS) process.off(name, passOn);
      if (signal && SIGNALS.includes(signal)) process.exit(128 + constants.signals[signal]);
      resolve(code ?? 1);
    });
  });
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, dependencies?: object, devDependencies?: object }} Package
 * @typedef {{ packages: Record<string, Package> }} Lock
 */

/**
 * npm writes its own list at the very end of an installation, so half an installation does not count, and one by hand
 * (`npm ci`) does.
 */
function packagesMatch() {
  /** @param {string} file */
  const read = (file) => JSON.parse(readFileSync(join(ROOT, file), "utf8"));
  const installed = join("node_modules", ".package-lock.json");
  if (!existsSync(join(ROOT, installed))) return false;
  /** @type {Package} */
  const named = read("package.json");
  /** @type {Lock} */
  const wanted = read("package-lock.json");
  /** @type {Lock} */
  const present = read(installed);
  const root = wanted.packages[""];
  return (
    isDeepStrictEqual(named.dependencies, root?.dependencies) &&
    isDeepStrictEqual(named.devDependencies, root?.devDependencies) &&
    Object.entries(wanted.packages).every(([path, { version, integrity, optional }]) => {
      const found = present.packages[path];
      return path === "" || optional || (found?.version === version && found?.integrity === integrity);
    })
  );
}

async function install() {
  console.log("Installing packages (npm ci). The first time this takes a minute or two.");
  // npm ci deletes node_modules first, so npm must not run on a Node inside it.
  const path = (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join("node_modules", ".bin")));
  const retries = ["--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000"];
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  const args = ["ci", "--include=dev", "--prefer-offline", ...retries, ...quiet];
  const code = await run("npm", args, { PATH: path.join(delimiter) }).catch((error) =>
    fail(`npm could not be started (${error.message}). It comes with Node: https://nodejs.org`),
  );
  if (code !== 0) {
    fail(
      [
        `The packages could not be installed: npm ci ended with code ${code}, its own words are above.`,
        "- Without a network this cannot work the first time: npm needs its registry (npm config get registry).",
        "- If package.json and package-lock.json differ, `npm install` brings them together.",
        "Nothing else was started. Run the same command again when it is mended.",
      ].join("\n"),
    );
  }
}

/** This one, or that of the package `node` when this one is too old. */
function nodeForScripts() {
  /** @param {string} version like "22.18.0" */
  const readsTypeScript = (version) => {
    const [major = 0, minor = 0] = version.split(".").map(Number);
    return major >= 24 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18);
  };
  if (readsTypeScript(process.versions.node)) return process.execPath;
  const own = join(BIN, "node");
  const version = spawnSync(own, ["--version"], { encoding: "utf8" }).stdout?.trim().slice(1);
  if (version && readsTypeScript(version)) return own;
  return fail(
    [
      `This Node is ${process.versions.node}, and the site's scripts need 22.18 or newer.`,
      "The npm package `node` brings one, but it does not run here. Either npm was set to skip install scripts (then",
      "`npm config delete ignore-scripts`, delete node_modules, and again), or there is none for this system.",
      "Installing Node 24 mends both: https://nodejs.org",
    ].join("\n"),
  );
}

const [name = "", ...rest] = process.argv.slice(2);
const script = join(ROOT, "scripts", `${name}.ts`);
if (!/^[a-z-]+$/.test(name) || !existsSync(script))
  fail("Usage: node scripts/run.mjs <name of a script> [...arguments]");

// The end-to-end tests start many sites from one build; another build would change files beneath them.
if (name === "build" && process.env.SITE_BUILD === "done") process.exit();

// A script that runs another one (wrangler runs the build) must not have the packages replaced beneath it.
if (!process.env.SITE_PACKAGES_CHECKED && !packagesMatch()) await install();

process.exitCode = await run(nodeForScripts(), ["--disable-warning=ExperimentalWarning", script, ...rest], {
  PATH: `${BIN}${delimiter}${process.env.PATH}`,
  SITE_PACKAGES_CHECKED: "1",
});
