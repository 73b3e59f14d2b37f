import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { chromium as playwright } from "@playwright/test";

// The shell without windows first: it takes an eighth less of the processor.
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC_APPS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** A wrapper of an absent snap, or a browser that lacks libraries, does not. */
function works(path: string): boolean {
  return existsSync(path) && spawnSync(path, ["--version"], { stdio: "ignore" }).status === 0;
}

/** On PATH, an application of macOS, or Playwright's own download. */
function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...MAC_APPS, playwright.executablePath()].find(works);
}

/** Shows output only of a failure. */
async function succeeds(command: string, args: string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    await promisify(execFile)(command, args, { env, maxBuffer: Number.POSITIVE_INFINITY });
    return true;
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    console.error(`${[command, ...args].join(" ")} failed:\n${stdout}${stderr || error}`);
    return false;
  }
}

async function installByApt(): Promise<boolean> {
  const install = (browser: string) =>
    succeeds("apt-get", ["install", "-y", "--no-install-recommends", browser, "fonts-liberation"]);
  return (
    (await succeeds("apt-get", ["update"])) &&
    ((await install("chromium-headless-shell")) || (await install("chromium")))
  );
}

function installByPlaywright(withLibraries: boolean): Promise<boolean> {
  const options = ["--no-shell", ...(withLibraries ? ["--with-deps"] : [])];
  return succeeds(join("node_modules", ".bin", "playwright"), ["install", ...options, "chromium"]);
}

/**
 * CHROMIUM_PATH, one that is there, or one installed now, by apt-get where this user may, or as Playwright's download.
 * Ends the process when none works: without a browser the tests would prove nothing.
 */
export async function findOrInstallChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (works(given)) return given;
    console.error(`\nCHROMIUM_PATH is ${given}, and no browser starts from there.\n`);
    process.exit(1);
  }
  const present = findChromium();
  if (present) return present;

  console.log("No Chromium on this machine yet, installing one …");
  const hasApt = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  const installed =
    (hasApt && (await installByApt()) && findChromium()) || ((await installByPlaywright(hasApt)) && findChromium());
  if (installed) return installed;
  console.error(
    [
      "",
      "There is no Chromium for the end-to-end tests, and none could be installed (see above; it needs a network).",
      "Install Chromium or Chrome yourself, or name one:  CHROMIUM_PATH=/path/to/chromium npm test",
      "On Linux a download can lack system libraries:  sudo npx playwright install-deps chromium",
      "",
    ].join("\n"),
  );
  process.exit(1);
}
