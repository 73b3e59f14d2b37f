/**
 * Checks every public page of the built site with the W3C's HTML checker (Nu, needs Java), which comes through npx
 * because it is large. Ends with code 1 on an error or a warning.
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
import { startSite } from "./dev-server.ts";
import { freePort } from "./ports.ts";

const checker = "vnu-jar@26.9.27";

/** Not in the sitemap. */
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

/** They come back with messages when next to nothing is in them. */
const forms = [api.leadInquiry, api.contact, api.newsletter, api.notifyMe];

interface CheckerReport {
  messages: { type: string; subType?: string; url: string; lastLine?: number; message: string }[];
}

const folder = mkdtempSync(join(tmpdir(), "site-audit-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

const run = promisify(execFile);
const npx = (args: string[], env: Record<string, string> = {}) =>
  run("npx", ["--yes", ...args], { env: { ...process.env, ...env }, maxBuffer: Number.POSITIVE_INFINITY });

/** Gives the file's name. */
async function keep(name: string, answer: Response): Promise<string> {
  const file = join(folder, `${name.replace(/^\//, "").replace(/\W+/g, "-") || "home"}.html`);
  await writeFile(file, await answer.text());
  return file;
}

/** Page by page. */
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
  console.log(`Nu HTML checker: ${markup.size} documents, ${faults} errors and warnings`);
} finally {
  await site.stop();
}
process.exitCode = faults > 0 ? 1 : 0;
