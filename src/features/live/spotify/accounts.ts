import { CodeChallengeMethod, generateCodeVerifier, generateState, OAuth2Client } from "arctic";
import * as z from "zod/mini";
import type { SpotifySettings } from "../../../env.ts";
import { askSpotify, SpotifyFault } from "./ask.ts";

/** https://developer.spotify.com/documentation/web-api/concepts/scopes */
const scopes = ["user-read-playback-state"];

const tokenAnswer = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.number().check(z.positive()),
  refresh_token: z.optional(z.string().check(z.minLength(1))),
});

/** `refreshToken` only when Spotify gave one; `expiresAt` is an instant. */
export interface Tokens {
  accessToken: string;
  expiresAt: number;
  refreshToken: string | undefined;
}

/** Only this browser may hold the secrets. */
export function beginAuthorization({ accountsUrl, clientId, clientSecret }: SpotifySettings, redirectUri: string) {
  const state = generateState();
  const codeVerifier = generateCodeVerifier();
  const url = new OAuth2Client(clientId, clientSecret, redirectUri).createAuthorizationURLWithPKCE(
    `${accountsUrl}/authorize`,
    state,
    CodeChallengeMethod.S256,
    codeVerifier,
    scopes,
  );
  return { url: url.href, state, codeVerifier };
}

// Arctic's own request has no timeout and hides Retry-After.
async function requestTokens(settings: SpotifySettings, grant: Record<string, string>): Promise<Tokens> {
  const { accountsUrl, clientId, clientSecret } = settings;
  const askedAt = Date.now();
  const answer = await askSpotify(
    `${accountsUrl}/api/token`,
    {
      method: "POST",
      headers: { Authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`, Accept: "application/json" },
      body: new URLSearchParams(grant),
    },
    tokenAnswer,
  );
  if (!answer) throw new SpotifyFault("nonsense");
  return {
    accessToken: answer.access_token,
    expiresAt: askedAt + answer.expires_in * 1000,
    refreshToken: answer.refresh_token,
  };
}

/**
 * RFC 6749, 4.1.3, with RFC 7636.
 * @throws {SpotifyFault}
 */
export const exchangeCode = (settings: SpotifySettings, code: string, codeVerifier: string, redirectUri: string) =>
  requestTokens(settings, {
    grant_type: "authorization_code",
    code,
    redirect_uri: redirectUri,
    code_verifier: codeVerifier,
  });

/**
 * RFC 6749, 6.
 * @throws {SpotifyFault} `revoked` when the refresh token is void
 */
export const refreshTokens = (settings: SpotifySettings, refreshToken: string) =>
  requestTokens(settings, { grant_type: "refresh_token", refresh_token: refreshToken });
