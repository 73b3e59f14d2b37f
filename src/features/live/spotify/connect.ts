import type { Database } from "../../../database/client.ts";
import type { SpotifySettings } from "../../../env.ts";
import { exchangeCode, type Tokens } from "./accounts.ts";
import { saveConnection } from "./connection.ts";
import { SpotifyFault } from "./fault.ts";
import { seal } from "./token-cipher.ts";

/** What a sealed token is for; the two cannot be exchanged for each other. */
export const purposes = { refresh: "spotify-refresh-token", access: "spotify-access-token" } as const;

/** Tokens as the database keeps them. `current` is the sealed refresh token, which stays when Spotify gave no new one. */
export async function sealTokens({ accessToken, expiresAt, refreshToken }: Tokens, key: string, current: string) {
  return {
    refreshToken: refreshToken ? await seal(refreshToken, key, purposes.refresh) : current,
    accessToken: await seal(accessToken, key, purposes.access),
    accessTokenExpiresAt: expiresAt,
  };
}

/** How an authorization came back from Spotify. */
export interface Returned {
  code: string | undefined;
  error: string | undefined;
  state: string | undefined;
}

/**
 * Finishes an authorization and stores the connection.
 *
 * @param begun state and code verifier of the attempt that this browser began, if it began one
 * @returns why it failed, in words for the administrator; null when the account is connected
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
