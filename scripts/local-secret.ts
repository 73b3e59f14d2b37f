import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "..", ".wrangler");

/**
 * A secret for local runs, made at random the first time and then kept, so that links in mails outlive a restart. It
 * lies in `.wrangler/`, which is never committed or deployed.
 */
export function localSecret(name: string): string {
  const file = join(FOLDER, name);
  mkdirSync(FOLDER, { recursive: true });
  try {
    // Two sites that start at the same moment agree on the first one's.
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(file, "utf8");
}
