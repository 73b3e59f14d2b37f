import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { buildAndBundle } from "../scripts/worker-bundle.ts";
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
  const [first] = await Promise.all([
    buildAndBundle(entry, modulesRoot),
    applyMigrations(["--persist-to", folder], signal),
  ]);
  prepare?.();
  const files = readdirSync(modulesRoot).filter((file) => file.endsWith(".mjs"));
  const modules = [first, ...files.map((file) => join(modulesRoot, file)).filter((file) => file !== first)];
  const { assets, modulesRules, bindings, ...options } =
    unstable_getMiniflareWorkerOptions("wrangler.toml").workerOptions;
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...options,
      name: "bench",
      bindings: { ...(bindings as object), ...vars, LINK_SECRET: randomBytes(32).toString("hex") },
      modulesRoot,
      modules: modules.map((path) => ({ type: "ESModule", path })),
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
