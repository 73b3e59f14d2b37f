import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { freePort, isPortFree } from "./ports.ts";
import { groupEnded, killGroup, LOCAL_STATE, setUpDatabase, spawnWrangler } from "./wrangler.ts";

/** Milliseconds that the site gets to end by itself, and then the system to free its port. */
const GRACE = 5_000;

/** What the Worker reads as its schedule; the same as in wrangler.toml. */
const CRON = "* * * * *";

const LOCAL = join(import.meta.dirname, "..", ".wrangler");

/**
 * A secret for local runs, made at random the first time and then kept, so that links in mails outlive a restart. It
 * lies in `.wrangler/`, which is never committed or deployed.
 */
function localSecret(name: string): string {
  const file = join(LOCAL, name);
  mkdirSync(LOCAL, { recursive: true });
  try {
    // Two sites that start at the same moment agree on the first one's.
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(file, "utf8");
}

/** How a site is served. */
export interface SiteOptions {
  /** The site listens on localhost at this port. */
  port: number;
  /** Without TLS unless told; with it, under a certificate that wrangler makes and nobody signs. */
  scheme?: "http" | "https";
  /** The config of a Worker that was built (built-worker.ts); wrangler.toml unless told, whose Worker is built at each change. */
  config?: string;
  /** Folder of the local database and caches; `.wrangler/state` unless told. */
  persistTo?: string;
  /**
   * Variables that replace those of wrangler.toml. Unless told, SITE_ORIGIN is the site's own address and LINK_SECRET
   * this machine's own.
   */
  vars?: Record<string, string>;
  /** Whether the database is brought up to date first: yes unless told. A new one gets the sample's rows. */
  migrate?: boolean;
  /** Each line of wrangler's log, standard output and error alike. */
  onLog?: (line: string) => void;
  /** Ends the site, also while it is still starting. */
  signal?: AbortSignal;
}

export interface Site {
  /** `http(s)://localhost:<port>`, without a slash at the end. */
  url: string;
  /** Process id of wrangler, which leads the process group that workerd belongs to. */
  pid: number;
  /** Runs the Cron once, as if at `time` (milliseconds); throws when the Worker's handler did. */
  cron(time?: number): Promise<void>;
  /** Ends the site politely, and by force when that takes too long. The port is free afterward. */
  stop(): Promise<void>;
  /** Kills all its processes at once, as a crash would. The port is free afterward. */
  kill(): Promise<void>;
  /** Resolves when the site has ended, whoever ended it, with wrangler's exit code if there was one. */
  ended: Promise<number | null>;
}

/** `wrangler dev` with the options as arguments, on an inspector port of its own so that two sites can run at once. */
async function spawnSite(options: SiteOptions, url: string, folder: string) {
  const vars = Object.entries({ SITE_ORIGIN: url, LINK_SECRET: localSecret("link-secret"), ...options.vars });
  return spawnWrangler([
    "dev",
    ...(options.config ? ["--config", options.config] : []),
    ...["--port", String(options.port), "--local-protocol", options.scheme ?? "http"],
    // A custom domain in wrangler.toml would otherwise be the host of local requests, and of the way back from a login.
    ...["--local-upstream", `localhost:${options.port}`],
    ...["--inspector-port", String(await freePort())],
    "--show-interactive-dev-session=false",
    ...["--persist-to", folder],
    ...vars.flatMap(([name, value]) => ["--var", `${name}:${value}`]),
  ]);
}

/**
 * Starts the site with `wrangler dev`: database, mail and rate limits are simulated, nothing leaves this machine.
 * Resolves when it answers; rejects when wrangler ends before that, its log then says why.
 */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { port, scheme = "http", signal } = options;
  const unheard: string[] = [];
  const onLog = options.onLog ?? ((line) => unheard.push(line));
  const url = `${scheme}://localhost:${port}`;
  const folder = options.persistTo ?? LOCAL_STATE;
  if (options.migrate !== false) await setUpDatabase(folder, signal);
  const child = await spawnSite(options, url, folder);
  const ended = groupEnded(child);
  const kill = async () => {
    killGroup(child);
    await ended;
    // The sockets of a killed process are closed a moment later, and no event says so.
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
