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

/** Bindings of `wrangler.toml`. Empty counts as missing. */
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
  ANALYTICS: AnalyticsEngineDataset;
  VERSION?: WorkerVersionMetadata;
  /** Signs the links in mails; at least 32 characters. */
  LINK_SECRET?: string;
  /** Keep it while links signed with it are about. */
  LINK_SECRET_PREVIOUS?: string;
  NOW_PLAYING: KVNamespace;
  /** Uploaded pictures; without it only uploading is off. */
  PICTURES?: R2Bucket;
  SITE_ORIGIN: string;
  /** Not empty in the site that `npm run deploy -- --preview` makes: for its owner alone, as are its mails. */
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
  /** "by-hand": the DJ signs contracts by a button; anything else: at once with the client. */
  COUNTERSIGNATURE?: string;
  /** Empty: songs are suggested from the DJ's own lists alone. */
  MUSICBRAINZ_URL?: string;
  /** Empty: the records of the mail domain are not looked up. */
  DNS_URL?: string;
  /** Empty: answers to mails go to the owner's mailbox, and none is taken. */
  REPLY_DOMAIN?: string;
  REPLY_MAILBOX?: string;
  /** Without it no notice goes to a phone. */
  PUSH_KEY?: string;
  ANALYTICS_API_URL?: string;
  ANALYTICS_ACCOUNT_ID?: string;
  ANALYTICS_API_TOKEN?: string;
}

/** `unset` names missing or malformed settings. */
export interface Unset {
  unset: readonly string[];
}

export type AccessSettings = z.output<typeof accessSettings>;
export type SpotifySettings = z.output<typeof spotifySettings>;
export type AnalyticsSettings = z.output<typeof analyticsSettings>;
export type TurnstileSettings = z.output<typeof turnstileSettings>;
export type StripeSettings = z.output<typeof stripeSettings>;

export interface Settings {
  /** Scheme and host, no trailing slash. */
  siteOrigin: string;
  /** `null` without a secret: then no link is signed and none opens. */
  linkSecrets: LinkSecrets | null;
  countersigns: "at-once" | "by-hand";
  access: AccessSettings | Unset;
  spotify: SpotifySettings | Unset;
  /** Null: songs are not searched there. */
  musicBrainzUrl: string | null;
  /** A resolver that answers over HTTPS in JSON; null: it is not asked. */
  dnsUrl: string | null;
  analytics: AnalyticsSettings | Unset;
  turnstile: TurnstileSettings | Unset;
  stripe: StripeSettings | Unset;
  replies: z.output<typeof replySettings> | Unset;
  push: z.output<typeof pushSettings> | Unset;
}

/** 32 hexadecimal digits are 128 bits. */
const secretLength = 32;

/** A short one is logged and does not count. */
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

/** What is set, or the names of what is missing or malformed. */
function partOf<Part>(schema: z.ZodMiniType<Part>, env: Bindings): Part | Unset {
  const { data, error } = z.safeParse(schema, env);
  return error ? { unset: [...new Set(error.issues.map(({ path }) => String(path[0])))] } : data;
}

const checked = new WeakMap<Bindings, Settings>();

/**
 * Checked at the first call.
 * @throws when SITE_ORIGIN is missing or malformed
 */
export function settingsOf(env: Bindings): Settings {
  const known = checked.get(env);
  if (known) return known;
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
  /** Instant of the login. */
  since: number;
}

export interface AppEnv {
  Bindings: Bindings;
  Variables: {
    requestId: string;
    /** Behind the Access guard. */
    administrator?: Administrator;
    /** In the portal: the hash of the cookie's session id, empty without one. */
    sid: string;
    /** On a guests' page: the hash of the cookie's random id. */
    guest: string;
    /** In the portal: the hash of the cookie of a key to a plan. */
    keySid: string;
    /** Origin of Turnstile on a page that uses it: its script and frame may load. */
    challengedBy?: string;
    /** Origin that forms of this page lead on to: payments, or the end of the administrator's login. */
    formsLeadTo?: string;
    /** A pattern; `null` where no route answers browsers. */
    routeAt(path: string): string | null;
    /** For the digest, once the answer is out. */
    noteFault(event: string, place: string): void;
    sendMails(): void;
  };
}
