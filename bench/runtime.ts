import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { buildWorker } from "../scripts/built-worker.ts";
import { applyMigrations } from "../scripts/wrangler.ts";

export interface Runtime {
  /** Where workerd itself listens: requests reach the Worker without a proxy and without the files of `public`. */
  url: URL;
  stop(): Promise<void>;
}

interface RuntimeOptions {
  /** The file of the Worker; bench/worker.tsx unless told. */
  entry?: string;
  /** Variables that replace those of wrangler.toml. */
  vars?: Readonly<Record<string, string>>;
  /** Fills the migrated database before workerd opens it. */
  prepare?: () => void;
}

/**
 * Starts workerd with the production bundle of a Worker, the bindings of wrangler.toml and a new, migrated
 * database. All files it needs are written to `folder`.
 */
export async function startRuntime(
  folder: string,
  signal: AbortSignal,
  { entry = "bench/worker.tsx", vars, prepare }: RuntimeOptions = {},
): Promise<Runtime> {
  const modulesRoot = join(folder, "bundle");
  const [{ main, config }] = await Promise.all([
    buildWorker(entry, modulesRoot),
    applyMigrations(["--persist-to", folder], signal),
  ]);
  prepare?.();
  const { assets, modulesRules, bindings, ...options } = unstable_getMiniflareWorkerOptions(config).workerOptions;
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...options,
      name: "bench",
      bindings: { ...(bindings as object), ...vars, LINK_SECRET: randomBytes(32).toString("hex") },
      modulesRoot,
      modules: [{ type: "ESModule", path: main }],
      unsafeDirectSockets: [{ host: "127.0.0.1" }],
      cf: false,
      telemetry: { enabled: false },
      // The folder in which wrangler keeps local state of this version, below --persist-to.
      resourcePersistencePath: join(folder, "v3"),
    }),
  );
  await miniflare.ready;
  return { url: await miniflare.unsafeGetDirectURL(), stop: () => miniflare.dispose() };
}
