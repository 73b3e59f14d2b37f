import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { freePort, isPortFree } from "./ports.ts";
import { type FirstRows, groupEnded, killGroup, LOCAL_STATE, setUpDatabase, spawnWrangler } from "./wrangler.ts";

/** Milliseconds for the site to end by itself, and for its port to become free. */
const GRACE = 5_000;

/** As in wrangler.toml. */
const CRON = "* * * * *";

const LOCAL = join(import.meta.dirname, "..", ".wrangler");

/**
 * Made at random once, so that links in mails outlive a restart. It lies in `.wrangler/`, which is never committed or
 * deployed.
 */
function localSecret(name: string): string {
  const file = join(LOCAL, name);
  mkdirSync(LOCAL, { recursive: true });
  try {
    // Of two sites that start at once the first one's counts.
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(file, "utf8");
}

export interface SiteOptions {
  /** On localhost. */
  port: number;
  /** https has a certificate that wrangler makes and nobody signs. */
  scheme?: "http" | "https";
  /** Of a built Worker (built-worker.ts); else wrangler.toml, whose Worker is built at each change. */
  config?: string;
  /** Of the local database and caches; `.wrangler/state` unless given. */
  persistTo?: string;
  /**
   * Replace those of wrangler.toml. Unless given, SITE_ORIGIN is the site's own address and LINK_SECRET this
   * machine's.
   */
  vars?: Record<string, string>;
  /** Migrate first, unless `false`. */
  migrate?: boolean;
  /** Of a new database; the sample's unless given. */
  rows?: FirstRows;
  /** Standard output and error. */
  onLog?: (line: string) => void;
  /** Also works while the site is starting. */
  signal?: AbortSignal;
}

export interface Site {
  /** `http(s)://localhost:<port>` */
  url: string;
  /** Of wrangler, which leads workerd's process group. */
  pid: number;
  /** As if at `time` (milliseconds); throws when the Worker's handler did. */
  cron(time?: number): Promise<void>;
  /** By force when that takes too long. The port is free afterward. */
  stop(): Promise<void>;
  /** As in a crash. The port is free afterward. */
  kill(): Promise<void>;
  /** With wrangler's exit code, if there was one. */
  ended: Promise<number | null>;
}

/** With its own inspector port, so that two sites can run at once. */
async function spawnSite(options: SiteOptions, url: string, folder: string) {
  const vars = Object.entries({ SITE_ORIGIN: url, LINK_SECRET: localSecret("link-secret"), ...options.vars });
  return spawnWrangler([
    "dev",
    ...(options.config ? ["--config", options.config] : []),
    ...["--port", String(options.port), "--local-protocol", options.scheme ?? "http"],
    // A custom domain in wrangler.toml would otherwise be the host of local requests and of login redirects.
    ...["--local-upstream", `localhost:${options.port}`],
    ...["--inspector-port", String(await freePort())],
    "--show-interactive-dev-session=false",
    ...["--persist-to", folder],
    ...vars.flatMap(([name, value]) => ["--var", `${name}:${value}`]),
  ]);
}

/**
 * Database, mail and rate limits are simulated. Resolves when the site answers; rejects with wrangler's log when
 * wrangler ends before that.
 */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { port, scheme = "http", signal } = options;
  const unheard: string[] = [];
  const onLog = options.onLog ?? ((line) => unheard.push(line));
  const url = `${scheme}://localhost:${port}`;
  const folder = options.persistTo ?? LOCAL_STATE;
  if (options.migrate !== false) await setUpDatabase(folder, { signal, rows: options.rows });
  const child = await spawnSite(options, url, folder);
  const ended = groupEnded(child);
  const kill = async () => {
    killGroup(child);
    await ended;
    // A killed process's sockets close a moment later, and no event says so.
    for (const since = Date.now(); Date.now() - since < GRACE && !(await isPortFree(port)); ) await delay(20);
  };
  const stop = async () => {
    child.kill("SIGTERM");
    const force = setTimeout(killGroup, GRACE, child);
    await ended;
    clearTimeout(force);
    await kill();
  };
  signal?.addEventListener("abort", stop, { once: true });
  if (signal?.aborted) await stop();

  const ready = new Promise<void>((resolve) => {
    const onLine = (line: string) => {
      if (stripVTControlCharacters(line).includes(`Ready on ${url}`)) resolve();
      else onLog(line);
    };
    createInterface({ input: child.stdout }).on("line", onLine);
    createInterface({ input: child.stderr }).on("line", onLog);
  });
  const endedEarly = ended.then((code) => {
    signal?.throwIfAborted();
    throw new Error(
      [`wrangler ended (code ${code}) before the site answered; its log says why.`, ...unheard].join("\n"),
    );
  });
  await Promise.race([ready.then(() => fetch(url, { method: "HEAD" })), endedEarly]);

  return {
    url,
    pid: child.pid ?? 0,
    ended,
    stop,
    kill,
    async cron(time = Date.now()) {
      const query = new URLSearchParams({ time: String(time), cron: CRON });
      const answer = await fetch(`${url}/cdn-cgi/local/scheduled?${query}`);
      if (!answer.ok) throw new Error(`The Cron ended with: ${await answer.text()}`);
    },
  };
}
