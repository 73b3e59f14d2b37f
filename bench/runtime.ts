import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import * as z from "zod/mini";
import { buildWorker } from "../scripts/built-worker.ts";
import { setUpDatabase } from "../scripts/wrangler.ts";

export interface Runtime {
  /** Where workerd itself listens: requests reach the Worker without a proxy and without the files of `public`. */
  url: URL;
  stop(): Promise<void>;
}

interface RuntimeOptions {
  /** Variables that replace those of wrangler.toml. */
  vars?: Readonly<Record<string, string>>;
  /** Fills the migrated database before workerd opens it. */
  prepare?: () => void;
}

/** What of wrangler.toml a measurement depends on. */
const settings = z.object({
  compatibility_date: z.string(),
  vars: z.record(z.string(), z.string()),
  ratelimits: z.array(
    z.object({
      name: z.string(),
      namespace_id: z.string(),
      simple: z.object({ limit: z.number(), period: z.literal(60) }),
    }),
  ),
});

/**
 * Starts workerd with the production bundle of bench/worker.tsx, its bindings and a new, migrated database. All files it needs are
 * written to `folder`.
 */
export async function startRuntime(
  folder: string,
  signal: AbortSignal,
  { vars, prepare }: RuntimeOptions = {},
): Promise<Runtime> {
  const modulesRoot = join(folder, "bundle");
  const [{ main, config }] = await Promise.all([
    buildWorker("bench/worker.tsx", modulesRoot),
    setUpDatabase(folder, { signal }),
  ]);
  prepare?.();
  const { compatibility_date, vars: usual, ratelimits } = z.parse(settings, JSON.parse(readFileSync(config, "utf8")));
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      name: "bench",
      compatibilityDate: compatibility_date,
      modulesRoot,
      modules: [{ type: "ESModule", path: main }],
      bindings: { ...usual, ...vars, LINK_SECRET: randomBytes(32).toString("hex") },
      // By these names wrangler keeps local state where wrangler.toml has no id.
      d1Databases: { DB: "DB" },
      kvNamespaces: { NOW_PLAYING: "NOW_PLAYING" },
      r2Buckets: { PICTURES: "PICTURES" },
      ratelimits: Object.fromEntries(ratelimits.map((limit) => [limit.name, limit])),
      analyticsEngineDatasets: { ANALYTICS: { dataset: "bench" } },
      email: { send_email: [{ name: "EMAIL" }] },
      versionMetadata: "VERSION",
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

/** Linux counts processor time in hundredths of a second, whatever its clock. */
const TICK_MS = 10;

/** Name, parent and processor time of a process, from /proc; `undefined` when it has ended. */
function processOf(pid: string) {
  try {
    const [, name, fields = ""] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    const [, parent, ...more] = fields.split(" ");
    return { name, parent: Number(parent), milliseconds: (Number(more[9]) + Number(more[10])) * TICK_MS };
  } catch {
    return undefined;
  }
}

/**
 * A clock of the processor time, in milliseconds, that all threads of this process's workerd have used. `undefined` on systems
 * without /proc.
 */
export function processorClock(): (() => number) | undefined {
  const pids = process.platform === "linux" ? readdirSync("/proc").filter((name) => /^\d+$/.test(name)) : [];
  const child = pids.find((pid) => {
    const found = processOf(pid);
    return found?.name === "workerd" && found.parent === process.pid;
  });
  return child ? () => processOf(child)?.milliseconds ?? Number.NaN : undefined;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}
