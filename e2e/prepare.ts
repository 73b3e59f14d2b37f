import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyMigrations } from "../scripts/wrangler.ts";

/** Names the folder for the workers, which are processes of their own. */
const variable = "SITE_E2E_STATE";

/** The state of a site that was migrated and never started. Sites begin with a copy of it. */
export function preparedState(): string {
  const folder = process.env[variable];
  if (!folder) throw new Error("The state of the sites was not prepared");
  return folder;
}

/** Applies the migrations once for all end-to-end tests. */
export default async function prepare(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "site-e2e-state-"));
  await applyMigrations(["--persist-to", folder]);
  process.env[variable] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
