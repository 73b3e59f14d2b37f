import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildWorker } from "../scripts/built-worker.ts";
import { executeSql, SAMPLE_ROWS } from "../scripts/wrangler.ts";

/** Names the folder for the workers, which are processes of their own. */
const variable = "SITE_E2E_PREPARED";

/** The Worker that is deployed, and the one with a clock that a test can set. */
const entries = ["src/index.ts", "dev/clock/worker.ts"] as const;
export type Entry = (typeof entries)[number];

/** What all sites begin with. */
interface Prepared {
  /** The state of a site that was set up and never started, to be copied. */
  state: string;
  /** The configs of the Workers as they were built, in folders of their own, which no later build changes. */
  configs: Readonly<Record<Entry, string>>;
}

export function prepared(): Prepared {
  const folder = process.env[variable];
  if (!folder) throw new Error("The state of the sites was not prepared");
  return {
    state: join(folder, "state"),
    configs: {
      "src/index.ts": join(folder, "deployed", "wrangler.json"),
      "dev/clock/worker.ts": join(folder, "clock", "wrangler.json"),
    },
  };
}

/** Runs all migrations and the sample's rows once for all end-to-end tests, as one file: wrangler starts D1 anew for each. */
export default async function prepare(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "site-e2e-"));
  process.env[variable] = folder;
  const { state, configs } = prepared();
  const migrations = readdirSync("migrations").filter((name) => name.endsWith(".sql"));
  const all = join(folder, "migrations.sql");
  writeFileSync(
    all,
    [...migrations.sort().map((name) => join("migrations", name)), SAMPLE_ROWS]
      .map((file) => readFileSync(file, "utf8"))
      .join("\n"),
  );
  await executeSql(all, state);
  for (const entry of entries) await buildWorker(entry, dirname(configs[entry]));
  return () => rmSync(folder, { recursive: true, force: true });
}
