import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
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
  /** The first file of the Worker, bundled; what wrangler.toml names unless told. */
  entry?: string;
  /** Folder of the local database and caches; `.wrangler/state` unless told. */
  persistTo?: string;
  /**
   * Variables that replace those of wrangler.toml. Unless told, SITE_ORIGIN is the site's own address and LINK_SECRET
   * this machine's own.
   */
  vars?: Record<string, string>;
  /** Whether migrations are applied first: yes unless told. Seeds are migrations. */
  migrate?: boolean;
  /** Whether wrangler runs `npm run build` at the start and at every change: yes unless told. */
  build?: boolean;
  /** Whether variables in `.dev.vars` and `.env` are read: yes unless told. */
  localVars?: boolean;
  onMail?: (mail: LocalMail) => void;
  /** Each line of wrangler's log, standard output and error alike, without the blocks that became mails. */
  onLog?: (line: string) => void;
  /** Ends the site, also while it is still starting. */
  signal?: AbortSignal;
}

/**
 * wrangler.toml without its [build]: where nothing is built, nothing needs watching, and wrangler's watcher would restart
 * the site once while it is being used. Gives the file's name. A file that says so already is left alone, because every
 * running site watches it, starts again when it is written, and ends when it finds it half written.
 */
async function configWithoutBuild(): Promise<string> {
  const file = "wrangler.built.toml";
  const whole = await readFile("wrangler.toml", "utf8");
  const built = whole.replace(/^\[build\]\n(?:[^[\n].*\n)*/m, "");
  if (!existsSync(file) || (await readFile(file, "utf8")) !== built) await writeFile(file, built);
  return file;
}

/** `wrangler dev` with the options as arguments, on an inspector port of its own so that two sites can run at once. */
export async function spawnSite(options: SiteOptions, url: string, persist: string[]) {
  const config = options.build === false ? ["--config", await configWithoutBuild()] : [];
  const vars = Object.entries({ SITE_ORIGIN: url, LINK_SECRET: localSecret("link-secret"), ...options.vars });
  return spawnWrangler(
    [
      "dev",
      ...(options.entry ? [options.entry] : []),
      ...config,
      ...["--port", String(options.port), "--local-protocol", options.scheme ?? "http"],
      // A custom domain in wrangler.toml would otherwise be the host of local requests, and of the way back from a login.
      ...["--local-upstream", `localhost:${options.port}`],
      ...["--inspector-port", String(await freePort())],
      "--show-interactive-dev-session=false",
      ...persist,
      ...vars.flatMap(([name, value]) => ["--var", `${name}:${value}`]),
      // An empty file, named in place of .dev.vars and .env.
      ...(options.localVars === false ? ["--env-file", "/dev/null"] : []),
    ],
    options.build === false ? { SITE_BUILD: "done" } : {},
  );
}
