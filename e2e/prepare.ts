import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildWorker } from "../scripts/built-worker.ts";
import { executeSql, SAMPLE_ROWS } from "../scripts/wrangler.ts";

/** Names the folder for the workers, which are processes of their own. */
const variable = "SITE_E2E_PREPARED";

/** What all sites begin with. */
interface Prepared {
  /** The state of a site that was set up and never started, to be copied. */
  state: string;
  /** The config of the Worker as it was built, in a folder of its own, which no later build changes. */
  config: string;
}

export function prepared(): Prepared {
  const folder = process.env[variable];
  if (!folder) throw new Error("The state of the sites was not prepared");
  return { state: join(folder, "state"), config: join(folder, "worker", "wrangler.json") };
}

/** Runs all migrations and the sample's rows once for all end-to-end tests, as one file: wrangler starts D1 anew for each. */
export default async function prepare(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "site-e2e-"));
  process.env[variable] = folder;
  const { state, config } = prepared();
  const migrations = readdirSync("migrations").filter((name) => name.endsWith(".sql"));
  const all = join(folder, "migrations.sql");
  writeFileSync(
    all,
    [...migrations.sort().map((name) => join("migrations", name)), SAMPLE_ROWS]
      .map((file) => readFileSync(file, "utf8"))
      .join("\n"),
  );
  await executeSql(all, state);
  await buildWorker("dev/site/worker.ts", dirname(config));
  return () => rmSync(folder, { recursive: true, force: true });
}
