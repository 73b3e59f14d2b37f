import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { applyMigrations, groupEnded, killGroup, spawnWrangler } from "../scripts/wrangler.ts";

/** Bundles `entry` just as `wrangler deploy` bundles the site, which it builds first; gives the bundle. */
async function bundle(entry: string, outDir: string, signal: AbortSignal): Promise<string> {
  const child = spawnWrangler(["deploy", entry, "--dry-run", "--outdir", outDir]);
  const end = () => killGroup(child);
  signal.addEventListener("abort", end);
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), groupEnded(child)]);
  signal.removeEventListener("abort", end);
  signal.throwIfAborted();
  if (code !== 0) throw new Error(`The Worker could not be bundled:\n\n${out}${err}`);
  return readFile(join(outDir, "worker.js"), "utf8");
}

export interface Runtime {
  /** Where workerd itself listens: requests reach the Worker without a proxy and without the files of `public`. */
  url: URL;
  stop(): Promise<void>;
}

interface RuntimeOptions {
  /** A file named `worker`, which holds the Worker; bench/worker.tsx unless told. */
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
  const [script] = await Promise.all([
    bundle(entry, join(folder, "bundle"), signal),
    applyMigrations(["--persist-to", folder], signal),
  ]);
  prepare?.();
  const { assets, modulesRules, bindings, ...options } =
    unstable_getMiniflareWorkerOptions("wrangler.toml").workerOptions;
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...options,
      name: "bench",
      bindings: { ...(bindings as object), ...vars, LINK_SECRET: randomBytes(32).toString("hex") },
      modules: true,
      script,
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
