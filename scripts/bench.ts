/*
 * `npm run bench` measures public pages beside constants and React alone, in workerd with the production bundle; needs
 * wrk. `-- growth` measures the administrator's pages and the answers to a date as the business grows, `-- lighthouse`
 * runs Lighthouse on every public page. Each keeps its table in docs/performance/, so that a regression shows as a
 * diff.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { benchGrowth } from "../bench/growth.ts";
import { benchLighthouse } from "../bench/lighthouse.ts";
import { benchPages } from "../bench/pages.ts";
import { buildSite } from "./built-worker.ts";
import { inNewFolder } from "./new-folder.ts";

type Bench = (folder: string, signal: AbortSignal) => Promise<object>;
const benches: Readonly<Record<string, Bench>> = {
  pages: benchPages,
  growth: benchGrowth,
  lighthouse: benchLighthouse,
};

function keep(kind: string, result: object, load: number): void {
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const date = new Date().toISOString().slice(0, 10);
  const about = { date, commit, cores: availableParallelism(), load: Number(load.toFixed(1)) };
  const file = `docs/performance/${date}-${commit}-${kind}.json`;
  mkdirSync("docs/performance", { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...about, ...result }, null, 2)}\n`);
  console.log(`\nKept in ${file}`);
}

const [kind = "pages"] = process.argv.slice(2);
await inNewFolder(async (folder, signal) => {
  const bench = Object.hasOwn(benches, kind) ? benches[kind] : undefined;
  if (!bench) throw new Error(`Usage: npm run bench -- ${Object.keys(benches).join(" | ")}`);
  const [load = 0] = loadavg();
  if (load > availableParallelism() / 2)
    console.log(`The machine is at work already (load ${load.toFixed(1)}): rates will vary, processor time less.`);
  await buildSite();
  keep(kind, await bench(folder, signal), load);
});
