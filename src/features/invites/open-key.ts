import type { Database } from "../../database/client.ts";
import { newSecret } from "../../platform/links/secret.ts";
import { sha256 } from "../../platform/links/sha256.ts";
import { endKeySessionQuery, openKeySessionQuery } from "./key-sessions.ts";
import type { KeyClaim } from "./key-token.ts";

/**
 * Opens a session for the bearer of a key's link, in one round trip, in place of the one that the browser had.
 *
 * @returns the id for its cookie and the instant at which it ends; `null` when the key opens nothing any more
 */
export async function openKey(
  db: Database,
  claim: KeyClaim,
  before: string,
  now: number,
): Promise<{ id: string; expire: number } | null> {
  const id = newSecret();
  const [[opened]] = await db.batch([
    openKeySessionQuery(db, await sha256(id), claim, now),
    endKeySessionQuery(db, before),
  ]);
  return opened ? { id, expire: opened.expire } : null;
}
