import type { LocalMail } from "./local-mail.ts";
import { localSecret } from "./local-secret.ts";
import { freePort } from "./ports.ts";
import { spawnWrangler } from "./wrangler.ts";

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
  /** Whether migrations are applied first: yes unless told. Seeds are migrations. */
  migrate?: boolean;
  onMail?: (mail: LocalMail) => void;
  /** Each line of wrangler's log, standard output and error alike, without the blocks that became mails. */
  onLog?: (line: string) => void;
  /** Ends the site, also while it is still starting. */
  signal?: AbortSignal;
}

/** `wrangler dev` with the options as arguments, on an inspector port of its own so that two sites can run at once. */
export async function spawnSite(options: SiteOptions, url: string, persist: string[]) {
  const vars = Object.entries({ SITE_ORIGIN: url, LINK_SECRET: localSecret("link-secret"), ...options.vars });
  return spawnWrangler([
    "dev",
    ...(options.config ? ["--config", options.config] : []),
    ...["--port", String(options.port), "--local-protocol", options.scheme ?? "http"],
    // A custom domain in wrangler.toml would otherwise be the host of local requests, and of the way back from a login.
    ...["--local-upstream", `localhost:${options.port}`],
    ...["--inspector-port", String(await freePort())],
    "--show-interactive-dev-session=false",
    ...persist,
    ...vars.flatMap(([name, value]) => ["--var", `${name}:${value}`]),
  ]);
}
