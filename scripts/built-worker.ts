import { writeFileSync } from "node:fs";
import { join, parse, resolve } from "node:path";
import { text } from "node:stream/consumers";
import * as z from "zod/mini";
import { runAloud } from "./run-command.ts";
import { groupEnded, settingsOf, spawnWrangler } from "./wrangler.ts";

const settings = z.looseObject({
  assets: z.looseObject({ directory: z.string() }),
  d1_databases: z.array(z.looseObject({ migrations_dir: z.string() })),
});

/** Bundled once, to be started as often as wanted. */
export interface BuiltWorker {
  /** By wrangler. */
  main: string;
  /** Serves `main`. Its folder has no `.dev.vars`, and nothing is built or watched. */
  config: string;
}

export async function buildSite(): Promise<void> {
  const { passed } = await runAloud(process.execPath, ["scripts/run.mjs", "build"]);
  if (!passed) throw new Error("The site could not be built.");
}

/** Bundles `entry` as a deployment would. `npm run build` comes before; a later one does not change the bundle. */
export async function buildWorker(entry: string, folder: string): Promise<BuiltWorker> {
  const child = spawnWrangler(["deploy", entry, "--dry-run", "--outdir", folder], { SITE_BUILD: "done" });
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), groupEnded(child)]);
  if (code !== 0) throw new Error(`${entry} could not be bundled.\n\n${out}${err}`);
  const main = resolve(folder, `${parse(entry).name}.js`);
  const { build, minify, assets, d1_databases, ...others } = settingsOf(settings);
  const config = resolve(join(folder, "wrangler.json"));
  const served = {
    ...others,
    main,
    no_bundle: true,
    assets: { ...assets, directory: resolve(assets.directory) },
    d1_databases: d1_databases.map((each) => ({ ...each, migrations_dir: resolve(each.migrations_dir) })),
  };
  writeFileSync(config, JSON.stringify(served));
  return { main, config };
}
