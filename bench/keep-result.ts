import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";

const folder = "docs/performance";

/** Keeps `result` as JSON in docs/performance/, named by date, commit and `kind`, so that a regression shows as a diff. */
export function keepResult(kind: "pages" | "admin" | "dates" | "guests" | "lighthouse", result: object): void {
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const date = new Date().toISOString().slice(0, 10);
  const about = { date, commit, cores: availableParallelism(), load: Number((loadavg()[0] ?? 0).toFixed(1)) };
  const file = `${folder}/${date}-${commit}-${kind}.json`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...about, ...result }, null, 2)}\n`);
  console.log(`\nKept in ${file}`);
}
