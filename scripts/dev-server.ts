import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { readMailLog } from "./local-mail.ts";
import { isPortFree } from "./ports.ts";
import { type SiteOptions, spawnSite } from "./spawn-site.ts";
import { applyMigrations, groupEnded, killGroup } from "./wrangler.ts";

/** Milliseconds that the site gets to end by itself, and then the system to free its port. */
const GRACE = 5_000;

/** What the Worker reads as its schedule; the same as in wrangler.toml. */
const CRON = "* * * * *";

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

/**
 * Starts the site with `wrangler dev`: database, mail and rate limits are simulated, nothing leaves this machine.
 * Resolves when it answers; rejects when wrangler ends before that, its log then says why.
 */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { port, scheme = "http", signal, onMail = () => {} } = options;
  const unheard: string[] = [];
  const onLog = options.onLog ?? ((line) => unheard.push(line));
  const url = `${scheme}://localhost:${port}`;
  const persist = options.persistTo ? ["--persist-to", options.persistTo] : [];
  if (options.migrate !== false) await applyMigrations(persist, signal);
  const child = await spawnSite(options, url, persist);
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
    readMailLog(child.stdout, onMail, onLine);
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
