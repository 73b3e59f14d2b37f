import { DatabaseSync } from "node:sqlite";
import { databaseFile } from "../scripts/wrangler.ts";

/** The database that a runtime in `folder` reads, opened here as well. */
export const databaseIn = (folder: string): DatabaseSync => new DatabaseSync(databaseFile(folder));
