/**
 * Checks every public page of the built site with the W3C's HTML checker (Nu, which needs Java) and with Lighthouse, as on
 * a phone. Prints a table, and ends with code 1 on an error of the first or a score below 100 of the second. Both come
 * through npx and are no part of the packages: they are large, and `npm test` does without them. Paths as arguments
 * narrow Lighthouse to those pages.
 */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { portalPaths } from "../src/features/portal/paths.ts";
import {
  api,
  documents,
  galleryOf,
  homeTab,
  inquiryReceived,
  messageSent,
  mixesTagged,
  paths,
} from "../src/features/site/paths.ts";
import { buildWorker } from "./built-worker.ts";
import { findOrInstallChromium } from "./chromium.ts";
import { startSite } from "./dev-server.ts";
import { type Examined, examine } from "./lighthouse.ts";
import { freePort } from "./ports.ts";

const checker = "vnu-jar@26.9.27";

/** What must reach 100. Speed is measured by `npm run bench`: it depends on the machine. */
const categories = ["accessibility", "best-practices", "seo"] as const;

/** Views that the sitemap does not name, for the checker alone: other states of pages, and pages that mails lead to. */
const otherViews = [
  homeTab("corporate"),
  inquiryReceived("wedding"),
  `${galleryOf("all")}?category=none`,
  mixesTagged("none"),
  messageSent.replace(/#.*/, ""),
  paths.newsletter,
  paths.newsletterSent,
  paths.newsletterConfirm,
  paths.newsletterUnsubscribe,
  portalPaths.dashboard,
  "/no/such/page",
];

/** Forms that come back with messages when next to nothing is in them. */
const forms = [api.leadInquiry, api.contact, api.newsletter, api.notifyMe];

/** The part of the checker's JSON that is read here. */
interface CheckerReport {
  messages: { type: string; subType?: string; url: string; lastLine?: number; message: string }[];
}

const folder = mkdtempSync(join(tmpdir(), "site-audit-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

const run = promisify(execFile);
const npx = (args: string[], env: Record<string, string> = {}) =>
  run("npx", ["--yes", ...args], { env: { ...process.env, ...env }, maxBuffer: Number.POSITIVE_INFINITY });

/** Writes what the site answers to a file; gives the file's name. */
async function keep(name: string, answer: Response): Promise<string> {
  const file = join(folder, `${name.replace(/^\//, "").replace(/\W+/g, "-") || "home"}.html`);
  await writeFile(file, await answer.text());
  return file;
}

/** The errors and warnings of the checker, page by page. */
async function checkMarkup(site: string, pages: readonly string[]): Promise<Map<string, string[]>> {
  const names = new Map<string, string>();
  for (const path of [...pages, ...otherViews]) names.set(await keep(path, await fetch(site + path)), path);
  for (const path of forms) {
    const body = new URLSearchParams({ email: "nobody" });
    const answer = await fetch(site + path, { method: "POST", body, headers: { Origin: site } });
    names.set(await keep(path, answer), path);
  }
  const { stdout } = await npx([checker, "--stdout", "--format", "json", "--exit-zero-always", ...names.keys()]);
  const { messages }: CheckerReport = JSON.parse(stdout);
  const found = new Map([...names.values()].map((path): [string, string[]] => [path, []]));
  for (const { type, subType, url, lastLine, message } of messages) {
    if (type === "info" && subType !== "warning") continue;
    const path = names.get(join(folder, basename(url)));
    found.get(path ?? "")?.push(`line ${lastLine ?? "?"}: ${message}`);
  }
  return found;
}

/** What Lighthouse makes of a page; no points where it could not run. */
const examined = (url: string, chromium: string): Promise<Pick<Examined, "scores" | "lost">> =>
  examine(url, { categories, chromium, folder }).catch((error: unknown) => ({ scores: {}, lost: [String(error)] }));

await run(process.execPath, ["scripts/run.mjs", "build"]);
const { config } = await buildWorker("src/index.ts", join(folder, "worker"));
const site = await startSite({ port: await freePort(), persistTo: join(folder, "state"), config, onLog: () => {} });
let faults = 0;
try {
  const sitemap = await (await fetch(site.url + documents.sitemap)).text();
  const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = ""]) => new URL(location).pathname);

  const markup = await checkMarkup(site.url, pages);
  for (const [path, messages] of markup) for (const message of messages) console.log(`${path}: ${message}`);
  faults += [...markup.values()].flat().length;
  console.log(`Nu HTML checker: ${markup.size} documents, ${faults} errors and warnings\n`);

  const row = (cells: readonly (string | number)[]) =>
    console.log(
      cells.map((cell, index) => (index === 0 ? String(cell).padEnd(50) : String(cell).padStart(15))).join(""),
    );
  row(["Lighthouse, as on a phone", ...categories]);
  const asked = process.argv.slice(2);
  const chromium = await findOrInstallChromium();
  for (const path of asked.length > 0 ? asked : pages) {
    const { scores, lost } = await examined(site.url + path, chromium);
    const points = categories.map((name) => scores[name] ?? 0);
    row([path, ...points]);
    for (const title of lost) console.log(`    ${title}`);
    faults += points.filter((score) => score < 100).length;
  }
} finally {
  await site.stop();
}
if (faults > 0) console.error(`\n${faults} faults.`);
process.exitCode = faults > 0 ? 1 : 0;
