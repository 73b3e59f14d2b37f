import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build, type Plugin } from "esbuild";
import { workerFolder } from "../scripts/worker-bundle.ts";
import { executeSql } from "../scripts/wrangler.ts";

/** Names the folder for the workers, which are processes of their own. */
const variable = "SITE_E2E_PREPARED";

/** What all sites begin with. */
interface Prepared {
  /** The state of a site that was migrated and never started, to be copied. */
  state: string;
  /** The Workers as they were built, by the file they come from: in a folder of their own, which no later build changes. */
  workers: Readonly<Record<Entry, string>>;
}

/** The Worker that is deployed, and the one with a clock that a test can set. */
export type Entry = "src/index.ts" | "dev/clock/worker.ts";

export function prepared(): Prepared {
  const folder = process.env[variable];
  if (!folder) throw new Error("The state of the sites was not prepared");
  const bundle = join(folder, "bundle");
  return {
    state: join(folder, "state"),
    workers: { "src/index.ts": join(bundle, "index.mjs"), "dev/clock/worker.ts": join(bundle, "worker.mjs") },
  };
}

/** The deployed Worker beside this one, as it is. */
const deployed: Plugin = {
  name: "deployed",
  setup: ({ onResolve }) => onResolve({ filter: /\/src\/index\.ts$/ }, () => ({ path: "./index.mjs", external: true })),
};

/** Runs all migrations once for all end-to-end tests, as one file: wrangler starts D1 anew for each that it applies. */
export default async function prepare(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "site-e2e-"));
  process.env[variable] = folder;
  const { state, workers } = prepared();
  const files = readdirSync("migrations").filter((name) => name.endsWith(".sql"));
  const all = join(folder, "migrations.sql");
  writeFileSync(
    all,
    files
      .sort()
      .map((name) => readFileSync(join("migrations", name), "utf8"))
      .join("\n"),
  );
  await executeSql(all, ["--persist-to", state]);
  cpSync(workerFolder, dirname(workers["src/index.ts"]), { recursive: true });
  const clock = "dev/clock/worker.ts";
  await build({
    ...{ entryPoints: [clock], outfile: workers[clock], bundle: true, format: "esm", logLevel: "error" },
    plugins: [deployed],
  });
  return () => rmSync(folder, { recursive: true, force: true });
}
