import type {
  AnalyticsEngineDataset,
  D1Database,
  KVNamespace,
  R2Bucket,
  RateLimit,
  SendEmail,
  WorkerVersionMetadata,
} from "@cloudflare/workers-types";
import * as z from "zod/mini";
import {
  accessSettings,
  analyticsSettings,
  type LinkSecrets,
  optionalServer,
  pushSettings,
  replySettings,
  siteOrigin,
  spotifySettings,
  stripeSettings,
  turnstileSettings,
} from "./env-variables.ts";

/** Empty counts as missing. */
export interface Bindings {
  DB: D1Database;
  EMAIL: SendEmail;
  FORM_LIMIT: RateLimit;
  PORTAL_ADDRESS_LIMIT: RateLimit;
  PORTAL_CLIENT_LIMIT: RateLimit;
  SONG_LIMIT: RateLimit;
  BEACON_LIMIT: RateLimit;
  PERSON_LIMIT: RateLimit;
  GUEST_LIMIT: RateLimit;
  GUEST_NETWORK_LIMIT: RateLimit;
  GUEST_SEARCH_LIMIT: RateLimit;
  ANALYTICS: AnalyticsEngineDataset;
  VERSION?: WorkerVersionMetadata;
  /** Signs links in mails; at least 32 characters. */
  LINK_SECRET?: string;
  /** Keep it as long as links signed with it are in use. */
  LINK_SECRET_PREVIOUS?: string;
  NOW_PLAYING: KVNamespace;
  /** Without it only uploading is off. */
  PICTURES?: R2Bucket;
  SITE_ORIGIN: string;
  /** Set by `npm run deploy -- --preview`: site and mails are for the owner alone. */
  PREVIEW?: string;
  ACCESS_TEAM_DOMAIN?: string;
  ACCESS_AUD?: string;
  SPOTIFY_ACCOUNTS_URL?: string;
  SPOTIFY_API_URL?: string;
  SPOTIFY_CLIENT_ID?: string;
  SPOTIFY_CLIENT_SECRET?: string;
  SPOTIFY_TOKEN_KEY?: string;
  TURNSTILE_URL?: string;
  TURNSTILE_SITE_KEY?: string;
  TURNSTILE_SECRET?: string;
  STRIPE_API_URL?: string;
  STRIPE_SECRET_KEY?: string;
  STRIPE_WEBHOOK_SECRET?: string;
  /** "by-hand": the DJ signs contracts by a button; otherwise at once with the client. */
  COUNTERSIGNATURE?: string;
  /** Empty: songs are suggested only from the DJ's lists. */
  MUSICBRAINZ_URL?: string;
  /** Empty: the mail domain's records are not checked. */
  DNS_URL?: string;
  /** Empty: answers go to the owner's mailbox, and none is taken. */
  REPLY_DOMAIN?: string;
  REPLY_MAILBOX?: string;
  /** Empty: no notices to phones. */
  PUSH_KEY?: string;
  ANALYTICS_API_URL?: string;
  ANALYTICS_ACCOUNT_ID?: string;
  ANALYTICS_API_TOKEN?: string;
}

/** Names missing or malformed settings. */
export interface Unset {
  unset: readonly string[];
}

export type AccessSettings = z.output<typeof accessSettings>;
export type SpotifySettings = z.output<typeof spotifySettings>;
export type AnalyticsSettings = z.output<typeof analyticsSettings>;
export type TurnstileSettings = z.output<typeof turnstileSettings>;
export type StripeSettings = z.output<typeof stripeSettings>;

export interface Settings {
  siteOrigin: string;
  /** Null without a secret: links are neither signed nor opened. */
  linkSecrets: LinkSecrets | null;
  countersigns: "at-once" | "by-hand";
  access: AccessSettings | Unset;
  spotify: SpotifySettings | Unset;
  musicBrainzUrl: string | null;
  dnsUrl: string | null;
  analytics: AnalyticsSettings | Unset;
  turnstile: TurnstileSettings | Unset;
  stripe: StripeSettings | Unset;
  replies: z.output<typeof replySettings> | Unset;
  push: z.output<typeof pushSettings> | Unset;
}

/** 32 hexadecimal digits are 128 bits. */
const secretLength = 32;

/** A short one is logged and ignored. */
function previousSecret(previous: string | undefined): string | null {
  if (!previous) return null;
  if (previous.length >= secretLength) return previous;
  console.error(
    JSON.stringify({
      event: "link-secret-previous-ignored",
      message: `LINK_SECRET_PREVIOUS is shorter than ${secretLength} characters: links that were signed with it do not open. Set it with: wrangler secret put LINK_SECRET_PREVIOUS`,
    }),
  );
  return null;
}

/** A missing or short secret is logged; there is no default. */
function linkSecretsOf({ LINK_SECRET: current, LINK_SECRET_PREVIOUS: previous }: Bindings): LinkSecrets | null {
  if (current !== undefined && current.length >= secretLength) return { current, previous: previousSecret(previous) };
  console.error(
    JSON.stringify({
      event: "link-secret-missing",
      message: `LINK_SECRET is ${current ? `shorter than ${secretLength} characters` : "not set"}: no link in a mail can be signed or opened. Set it with: wrangler secret put LINK_SECRET`,
    }),
  );
  return null;
}

function partOf<Part>(schema: z.ZodMiniType<Part>, env: Bindings): Part | Unset {
  const { data, error } = z.safeParse(schema, env);
  return error ? { unset: [...new Set(error.issues.map(({ path }) => String(path[0])))] } : data;
}

const checked = new WeakMap<Bindings, Settings>();

/**
 * Checked once.
 * @throws when SITE_ORIGIN is missing or malformed
 */
export function settingsOf(env: Bindings): Settings {
  const cached = checked.get(env);
  if (cached) return cached;
  const result: Settings = {
    siteOrigin: new URL(z.parse(siteOrigin, env.SITE_ORIGIN)).origin,
    linkSecrets: linkSecretsOf(env),
    countersigns: env.COUNTERSIGNATURE === "by-hand" ? "by-hand" : "at-once",
    access: partOf(accessSettings, env),
    spotify: partOf(spotifySettings, env),
    musicBrainzUrl: z.safeParse(optionalServer, env.MUSICBRAINZ_URL).data ?? null,
    dnsUrl: z.safeParse(optionalServer, env.DNS_URL).data ?? null,
    analytics: partOf(analyticsSettings, env),
    turnstile: partOf(turnstileSettings, env),
    stripe: partOf(stripeSettings, env),
    replies: partOf(replySettings, env),
    push: partOf(pushSettings, env),
  };
  checked.set(env, result);
  return result;
}

export interface Administrator {
  /** In lower case. */
  email: string;
  /** Login time in milliseconds. */
  since: number;
}

export interface AppEnv {
  Bindings: Bindings;
  Variables: {
    requestId: string;
    administrator?: Administrator;
    /** Of the client's pages; the others' is in their address. */
    language?: string;
    /** The hash of the portal's session id, or empty. */
    sid: string;
    /** The hash of the random id in a guest's cookie. */
    guest: string;
    /** Whose portal it is, once the session is read. */
    clientName?: string;
    /** The hash of the cookie of a key to a plan. */
    keySid: string;
    /** Turnstile's origin, whose script and frame the page's policy allows. */
    challengedBy?: string;
    /** The origin that forms lead to: payments, or the end of the administrator's login. */
    formsLeadTo?: string;
    routeAt(path: string): string | null;
    noteFault(event: string, place: string): void;
    sendMails(): void;
  };
}
