import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { onlyRow, spotifyConnection } from "../../../database/schema/live.ts";
import type { SpotifySettings } from "../../../env.ts";
import { exchangeCode, type Tokens } from "./accounts.ts";
import { SpotifyFault } from "./ask.ts";
import { purposes, sealToken } from "./token-cipher.ts";

/** `current` is the sealed refresh token, kept unless Spotify gave another. */
export async function sealTokens({ accessToken, expiresAt, refreshToken }: Tokens, key: string, current: string) {
  return {
    refreshToken: refreshToken ? await sealToken(refreshToken, key, purposes.refresh) : current,
    accessToken: await sealToken(accessToken, key, purposes.access),
    accessTokenExpiresAt: expiresAt,
  };
}

interface Returned {
  code: string | undefined;
  error: string | undefined;
  state: string | undefined;
}

/**
 * @param begun this browser's attempt, if any
 * @returns the fault for the administrator; null when connected
 */
export async function finishAuthorization(
  { db, settings, redirectUri }: { db: Database; settings: SpotifySettings; redirectUri: string },
  begun: { state: string; codeVerifier: string } | undefined,
  { code, error, state }: Returned,
): Promise<string | null> {
  if (!begun || begun.state !== state)
    return "The login at Spotify took too long or began elsewhere. Please try again.";
  if (error === "access_denied") return "Access was not granted at Spotify.";
  if (error !== undefined || !code) return "Spotify ended the login without a result. Please try again.";
  try {
    const tokens = await exchangeCode(settings, code, begun.codeVerifier, redirectUri);
    if (!tokens.refreshToken) return "Spotify gave no lasting access. Please try again.";
    await saveConnection(db, await sealTokens(tokens, settings.tokenKey, ""), Date.now());
    return null;
  } catch (fault) {
    if (!(fault instanceof SpotifyFault)) throw fault;
    return fault.kind === "revoked" ? "Spotify did not accept the login's code. Please try again." : fault.message;
  }
}

export type SpotifyConnection = typeof spotifyConnection.$inferSelect;

/** `accessTokenExpiresAt` is an instant. */
interface SealedTokens {
  refreshToken: string;
  accessToken: string;
  accessTokenExpiresAt: number;
}

const { connectedAt, version, refreshingUntil } = spotifyConnection;

export const findConnection = async (db: Database): Promise<SpotifyConnection | undefined> =>
  (await db.select().from(spotifyConnection))[0];

async function saveConnection(db: Database, tokens: SealedTokens, now: number): Promise<void> {
  // Instants grow faster than versions are claimed, so a version never recurs.
  const row = { id: onlyRow, ...tokens, version: now, connectedAt: now };
  await db.batch([db.delete(spotifyConnection), db.insert(spotifyConnection).values(row)]);
}

export async function deleteConnection(db: Database): Promise<void> {
  await db.delete(spotifyConnection);
}

/** One claimant gets the renewal, with the version for storing the tokens. */
export async function claimRefresh(db: Database, seen: number, now: number, until: number) {
  const free = or(isNull(refreshingUntil), lte(refreshingUntil, now));
  const [claimed] = await db
    .update(spotifyConnection)
    .set({ version: sql`${version} + 1`, refreshingUntil: until, accessToken: null })
    .where(and(eq(version, seen), free))
    .returning({ version });
  return claimed?.version;
}

/** False when the connection was replaced meanwhile. */
export async function storeTokens(db: Database, claimed: number, tokens: SealedTokens): Promise<boolean> {
  const stored = await db
    .update(spotifyConnection)
    .set({ ...tokens, refreshingUntil: null })
    .where(eq(version, claimed))
    .returning({ version });
  return stored.length > 0;
}

/** `revokedAt` is set when Spotify refuses the refresh token. */
export const releaseRefreshQuery = (db: Database, claimed: number, revokedAt: number | null) =>
  db.update(spotifyConnection).set({ refreshingUntil: null, revokedAt }).where(eq(version, claimed));

/** `connection` is its `connectedAt`. */
export const recordSyncQuery = (
  db: Database,
  connection: number,
  outcome: Pick<SpotifyConnection, "lastError" | "nextTryAt"> & { lastSyncedAt?: number },
) => db.update(spotifyConnection).set(outcome).where(eq(connectedAt, connection));
