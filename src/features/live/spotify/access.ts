import type { Database } from "../../../database/client.ts";
import type { SpotifySettings } from "../../../env.ts";
import { refreshTokens } from "./accounts.ts";
import { SpotifyFault } from "./ask.ts";
import {
  claimRefresh,
  findConnection,
  releaseRefreshQuery,
  type SpotifyConnection,
  sealTokens,
  storeTokens,
} from "./connection.ts";
import { openSealedToken, purposes } from "./token-cipher.ts";

const second = 1000;

const margin = 60 * second;

/** Several times a request's limit. */
const lease = 30 * second;

interface AccessContext {
  db: Database;
  settings: SpotifySettings;
}

const openStored = (sealed: string, key: string, purpose: string): Promise<string> =>
  openSealedToken(sealed, key, purpose).catch(() => {
    throw new SpotifyFault("rejected", "the stored access does not fit SPOTIFY_TOKEN_KEY, please connect again");
  });

const lasts = ({ accessToken, accessTokenExpiresAt }: SpotifyConnection, now: number): string | null =>
  accessToken && (accessTokenExpiresAt ?? 0) > now + margin ? accessToken : null;

/**
 * One sync at a time, because Spotify may replace the refresh token and void the old one.
 * @returns null while another sync renews, or when disconnected
 * @throws {SpotifyFault}
 */
export async function accessTokenOf(
  context: AccessContext,
  connection: SpotifyConnection,
  now: number,
): Promise<string | null> {
  const stored = lasts(connection, now);
  if (stored) return openStored(stored, context.settings.tokenKey, purposes.access);
  return renewAccess(context, connection, now);
}

/** Renews even a valid token. */
export async function renewAccess(
  context: AccessContext,
  connection: SpotifyConnection,
  now: number,
): Promise<string | null> {
  const claimed = await claimRefresh(context.db, connection.version, now, now + lease);
  if (claimed !== undefined) return renewClaimed(context, connection, claimed, now);
  const current = await findConnection(context.db);
  const renewed = current && current.connectedAt === connection.connectedAt ? lasts(current, now) : null;
  return renewed ? openStored(renewed, context.settings.tokenKey, purposes.access) : null;
}

async function renewClaimed(
  { db, settings }: AccessContext,
  connection: SpotifyConnection,
  claimed: number,
  now: number,
) {
  const { tokenKey } = settings;
  try {
    const refreshToken = await openStored(connection.refreshToken, tokenKey, purposes.refresh);
    const tokens = await refreshTokens(settings, refreshToken);
    const sealed = await sealTokens(tokens, tokenKey, connection.refreshToken);
    return (await storeSurely(db, claimed, sealed)) ? tokens.accessToken : null;
  } catch (error) {
    const isRevoked = error instanceof SpotifyFault && error.kind === "revoked";
    await releaseRefreshQuery(db, claimed, isRevoked ? now : null);
    throw error;
  }
}

/** The refresh token may exist nowhere else, so database faults are retried. */
async function storeSurely(...[db, claimed, tokens]: Parameters<typeof storeTokens>): Promise<boolean> {
  for (let chances = 4; chances > 0; chances -= 1) {
    const stored = await storeTokens(db, claimed, tokens).catch(() => undefined);
    if (stored !== undefined) return stored;
  }
  return storeTokens(db, claimed, tokens);
}
