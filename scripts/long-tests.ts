import { join } from "node:path";
import { runAloud } from "./run-command.ts";

/** As long as it takes, in milliseconds. */
const day = 86_400_000;

/** Runs tests that may take hours. Gives whether they passed. */
export async function runLongTests(files: readonly string[], env: Readonly<Record<string, string>>): Promise<boolean> {
  const args = ["run", ...files, `--testTimeout=${day}`];
  return (await runAloud(join("node_modules", ".bin", "vitest"), args, env)).passed;
}
