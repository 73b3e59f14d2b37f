import { type ChildProcess, type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Readable, Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { parse as parseToml } from "smol-toml";
import * as z from "zod/mini";

const ROOT = join(import.meta.dirname, "..");

export const wranglerFile = join(ROOT, "node_modules", "wrangler", "bin", "wrangler.js");

/** What wrangler.toml says. */
export const settingsOf = <Schema extends z.ZodMiniType>(schema: Schema): z.output<Schema> =>
  z.parse(schema, parseToml(readFileSync(join(ROOT, "wrangler.toml"), "utf8")));

/**
 * Loaded into wrangler. Its stdin is a pipe from this process; however this process ends (SIGKILL too), the pipe ends
 * as well, and wrangler ends its process group.
 */
const END_WITH_PARENT = 'process.stdin.on("end", () => process.kill(0, "SIGKILL")).resume().unref()';

/** Also away from the network. */
const QUIET = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_WRITE_LOGS: "false",
  WRANGLER_NO_SKILLS_UPDATE_PROMPTS: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

/** As leader of its own process group, so that workerd can be ended with it. */
export function spawnWrangler(
  args: string[],
  env: Record<string, string> = {},
): ChildProcessByStdio<Writable, Readable, Readable> {
  const guard = `data:text/javascript,${encodeURIComponent(END_WITH_PARENT)}`;
  const colors = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: "1" } : {};
  return spawn(process.execPath, ["--import", guard, wranglerFile, ...args], {
    cwd: ROOT,
    detached: true,
    stdio: ["pipe", "pipe", "pipe"],
    env: { ...process.env, ...colors, ...QUIET, ...env },
  });
}

export function killGroup(child: ChildProcess): void {
  try {
    if (child.pid) process.kill(-child.pid, "SIGKILL");
  } catch {
    // Nobody of the group is left.
  }
}

/** With wrangler's exit code (null after a signal), once its group is killed. */
export async function groupEnded(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  killGroup(child);
  return child.exitCode;
}

export const LOCAL_STATE = join(ROOT, ".wrangler", "state");

/** Of `npm start -- --empty`. */
export const EMPTY_STATE = join(ROOT, ".wrangler", "empty");

/** A local site has them, a deployment does not. */
export const SAMPLE_ROWS = join("sample", "rows.sql");

/** So that a new local site shows something on every page. */
const SAMPLE_PEOPLE = join("sample", "people.sql");

/** D1's file of a site that keeps its state in `folder`. */
export function databaseFile(folder: string): string {
  const [file] = globSync("v3/d1/*/*.sqlite", { cwd: folder }).filter((name) => !name.endsWith("metadata.sqlite"));
  if (!file) throw new Error(`There is no database in ${folder}`);
  return join(folder, file);
}

/** What a new local database begins with: nothing, as a deployment does, the sample's rows, or people as well. */
export type FirstRows = "none" | "sample" | "people";

/** Once: D1's own list of migrations says that they are in. People come into a database that has none. */
function addSample(folder: string, rows: FirstRows): void {
  if (rows === "none") return;
  const database = new DatabaseSync(databaseFile(folder), { timeout: 5000 });
  try {
    database.exec("BEGIN IMMEDIATE");
    const isEmpty = () => !database.prepare("SELECT id FROM contacts UNION ALL SELECT id FROM bookings").get();
    for (const file of [SAMPLE_ROWS, ...(rows === "people" ? [SAMPLE_PEOPLE] : [])]) {
      if (database.prepare("SELECT 1 FROM d1_migrations WHERE name = ?").get(file)) continue;
      if (file === SAMPLE_ROWS || isEmpty()) database.exec(readFileSync(join(ROOT, file), "utf8"));
      database.prepare("INSERT INTO d1_migrations (name) VALUES (?)").run(file);
    }
    database.exec("COMMIT");
  } finally {
    database.close();
  }
}

const schemaOf = (database: DatabaseSync): string =>
  database
    .prepare(
      "SELECT sql FROM sqlite_master WHERE name NOT GLOB 'd1_*' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*' ORDER BY name",
    )
    .all()
    .map(({ sql }) => sql)
    .join("\n");

/** Whether a database has the tables of today's migrations, and not of files that were written anew since. */
function isOfTodaysSchema(folder: string): boolean {
  const [today, there] = [new DatabaseSync(":memory:"), databaseIn(folder)];
  try {
    for (const file of globSync("*.sql", { cwd: join(ROOT, "migrations") }).sort())
      today.exec(readFileSync(join(ROOT, "migrations", file), "utf8"));
    return schemaOf(today) === schemaOf(there);
  } finally {
    for (const database of [today, there]) database.close();
  }
}

const beginAnew = (folder: string): string => `To begin with a new one: rm -r ${relative(ROOT, folder)}`;

/**
 * An error has wrangler's output. Two sites that start at once on one database can find it locked: then once more.
 */
export async function setUpDatabase(
  folder = LOCAL_STATE,
  { signal, rows = "sample" }: { signal?: AbortSignal | undefined; rows?: FirstRows | undefined } = {},
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    signal?.throwIfAborted();
    const child = spawnWrangler(["d1", "migrations", "apply", "DB", "--local", "--persist-to", folder]);
    const end = () => killGroup(child);
    signal?.addEventListener("abort", end);
    const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), groupEnded(child)]);
    signal?.removeEventListener("abort", end);
    signal?.throwIfAborted();
    if (code === 0) {
      addSample(folder, rows);
      if (isOfTodaysSchema(folder)) return;
      throw new Error(
        `The local database was made from other migrations than those that are here. ${beginAnew(folder)}`,
      );
    }
    if (attempt === 3 || !/SQLITE_BUSY|already exists/.test(out + err)) {
      throw new Error(`The local database could not be set up. ${beginAnew(folder)}\n\n${out}${err}`);
    }
  }
}

/** An error has wrangler's output. */
export async function executeSql(file: string, folder: string): Promise<void> {
  const child = spawnWrangler(["d1", "execute", "DB", "--local", "--file", file, "--yes", "--persist-to", folder]);
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), groupEnded(child)]);
  if (code !== 0) throw new Error(`The local database refused ${file}.\n\n${out}${err}`);
}

export const databaseIn = (folder: string): DatabaseSync => new DatabaseSync(databaseFile(folder));
