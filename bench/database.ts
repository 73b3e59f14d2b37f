import { globSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The database file that a runtime in `folder` reads, opened here as well. */
export function databaseIn(folder: string): DatabaseSync {
  const [file] = globSync("v3/d1/*/*.sqlite", { cwd: folder }).filter((name) => !name.endsWith("metadata.sqlite"));
  if (!file) throw new Error("The database is not there");
  return new DatabaseSync(join(folder, file));
}
