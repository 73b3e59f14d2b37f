import { startAccess } from "./access/server.ts";
import { startSpotify } from "./spotify/server.ts";

export interface StandInOptions {
  accessPort: number;
  spotifyPort: number;
  audience: string;
  clientId: string;
  clientSecret: string;
  /** 32 bytes, base64. */
  tokenKey: string;
  keyFile?: string;
}

/** Starts both stand-ins and gives the variables that point the Worker at them. */
export async function startStandIns(options: StandInOptions) {
  const { accessPort, spotifyPort, audience, clientId, clientSecret, tokenKey, keyFile } = options;
  const access = await startAccess({ port: accessPort, audience, ...(keyFile ? { keyFile } : {}) });
  const spotify = await startSpotify({ port: spotifyPort, clientId, clientSecret });
  return {
    access,
    spotify,
    vars: {
      ACCESS_TEAM_DOMAIN: access.url,
      ACCESS_AUD: audience,
      SPOTIFY_ACCOUNTS_URL: spotify.url,
      SPOTIFY_API_URL: spotify.url,
      SPOTIFY_CLIENT_ID: clientId,
      SPOTIFY_CLIENT_SECRET: clientSecret,
      SPOTIFY_TOKEN_KEY: tokenKey,
    },
    async close() {
      await Promise.all([access.close(), spotify.close()]);
    },
  };
}
