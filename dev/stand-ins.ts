import { randomBytes } from "node:crypto";
import { startAccess } from "./access/server.ts";
import { startAnalytics } from "./analytics/server.ts";
import { startDns } from "./dns/server.ts";
import { startMusicBrainz } from "./musicbrainz/server.ts";
import { startSpotify } from "./spotify/server.ts";
import { startStripe } from "./stripe/server.ts";
import { startTurnstile } from "./turnstile/server.ts";

export interface StandInOptions {
  accessPort: number;
  spotifyPort: number;
  analyticsPort: number;
  turnstilePort: number;
  stripePort: number;
  musicBrainzPort: number;
  dnsPort: number;
  audience: string;
  clientId: string;
  clientSecret: string;
  stripeKey: string;
  stripeWebhookSecret: string;
  /** 32 bytes, base64. */
  tokenKey: string;
  analyticsToken: string;
  keyFile?: string;
}

/** Gives the variables that point the Worker at them. */
export async function startStandIns(options: StandInOptions) {
  const { accessPort, spotifyPort, analyticsPort, audience, clientId, clientSecret, tokenKey, keyFile } = options;
  const access = await startAccess({ port: accessPort, audience, ...(keyFile ? { keyFile } : {}) });
  const spotify = await startSpotify({ port: spotifyPort, clientId, clientSecret });
  const analytics = await startAnalytics({ port: analyticsPort, token: options.analyticsToken });
  const turnstile = await startTurnstile(options.turnstilePort);
  const stripe = await startStripe({
    port: options.stripePort,
    secretKey: options.stripeKey,
    webhookSecret: options.stripeWebhookSecret,
  });
  const musicBrainz = await startMusicBrainz(options.musicBrainzPort);
  const dns = await startDns(options.dnsPort);
  return {
    access,
    spotify,
    analytics,
    turnstile,
    stripe,
    musicBrainz,
    dns,
    vars: {
      ACCESS_TEAM_DOMAIN: access.url,
      ACCESS_AUD: audience,
      SPOTIFY_ACCOUNTS_URL: spotify.url,
      SPOTIFY_API_URL: spotify.url,
      SPOTIFY_CLIENT_ID: clientId,
      SPOTIFY_CLIENT_SECRET: clientSecret,
      SPOTIFY_TOKEN_KEY: tokenKey,
      // Its keys are left out: a test that wants it sets Cloudflare's test keys.
      TURNSTILE_URL: turnstile.url,
      STRIPE_API_URL: stripe.url,
      STRIPE_SECRET_KEY: options.stripeKey,
      STRIPE_WEBHOOK_SECRET: options.stripeWebhookSecret,
      MUSICBRAINZ_URL: musicBrainz.url,
      DNS_URL: dns.url,
      ANALYTICS_API_URL: analytics.url,
      ANALYTICS_ACCOUNT_ID: clientId,
      ANALYTICS_API_TOKEN: options.analyticsToken,
    },
    async close() {
      await Promise.all([
        access.close(),
        spotify.close(),
        analytics.close(),
        turnstile.close(),
        stripe.close(),
        musicBrainz.close(),
        dns.close(),
      ]);
    },
  };
}

/** On free ports, with secrets of their own. */
export const startTestStandIns = () =>
  startStandIns({
    accessPort: 0,
    spotifyPort: 0,
    analyticsPort: 0,
    turnstilePort: 0,
    stripePort: 0,
    musicBrainzPort: 0,
    dnsPort: 0,
    stripeKey: `sk_test_${randomBytes(12).toString("hex")}`,
    stripeWebhookSecret: `whsec_${randomBytes(16).toString("hex")}`,
    audience: randomBytes(32).toString("hex"),
    clientId: "tests",
    clientSecret: randomBytes(16).toString("hex"),
    tokenKey: randomBytes(32).toString("base64"),
    analyticsToken: randomBytes(16).toString("hex"),
  });
