import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { executeSql } from "../scripts/wrangler.ts";

/** Names the folder for the workers, which are processes of their own. */
const variable = "SITE_E2E_STATE";

/** The state of a site that was migrated and never started. Sites begin with a copy of it. */
export function preparedState(): string {
  const folder = process.env[variable];
  if (!folder) throw new Error("The state of the sites was not prepared");
  return folder;
}

/** Runs all migrations once for all end-to-end tests, as one file: wrangler starts D1 anew for each that it applies. */
export default async function prepare(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "site-e2e-state-"));
  const files = readdirSync("migrations").filter((name) => name.endsWith(".sql"));
  const all = join(folder, "migrations.sql");
  writeFileSync(
    all,
    files
      .sort()
      .map((name) => readFileSync(join("migrations", name), "utf8"))
      .join("\n"),
  );
  await executeSql(all, ["--persist-to", folder]);
  rmSync(all);
  process.env[variable] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
