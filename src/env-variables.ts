import * as z from "zod/mini";

/* What the variables of `wrangler.toml` and the secrets must look like, by part of the site, and the settings they make. */

export const siteOrigin = z.url({
  protocol: /^https?$/,
  error: "SITE_ORIGIN must be the site's public http(s) origin",
});

// Plain http is for stand-ins on this machine alone: over a network it would reveal keys and tokens.
const isServer = (value: string): boolean => {
  const url = URL.parse(value);
  const onThisMachine = url !== null && ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  return url?.protocol === "https:" || (url?.protocol === "http:" && onThisMachine);
};
const serverOrigin = z.pipe(
  z.string().check(z.refine(isServer)),
  z.transform((url) => new URL(url).origin),
);
const text = z.string().check(z.minLength(1));

/** Cloudflare Access: the origin of the team, which issues its tokens, and the Application Audience (AUD) tag. */
export const accessSettings = z.pipe(
  z.object({ ACCESS_TEAM_DOMAIN: serverOrigin, ACCESS_AUD: text }),
  z.transform((env) => ({ teamDomain: env.ACCESS_TEAM_DOMAIN, audience: env.ACCESS_AUD })),
);

/** `tokenKey`: 32 bytes, base64, the AES key of the stored tokens. */
export const spotifySettings = z.pipe(
  z.object({
    SPOTIFY_ACCOUNTS_URL: serverOrigin,
    SPOTIFY_API_URL: serverOrigin,
    SPOTIFY_CLIENT_ID: text,
    SPOTIFY_CLIENT_SECRET: text,
    SPOTIFY_TOKEN_KEY: z.base64().check(z.length(44)),
  }),
  z.transform((env) => ({
    accountsUrl: env.SPOTIFY_ACCOUNTS_URL,
    apiUrl: env.SPOTIFY_API_URL,
    clientId: env.SPOTIFY_CLIENT_ID,
    clientSecret: env.SPOTIFY_CLIENT_SECRET,
    tokenKey: env.SPOTIFY_TOKEN_KEY,
  })),
);

/** Empty and malformed alike turn off what asks it. */
export const optionalServer = serverOrigin;

/** The SQL API of Workers Analytics Engine. The account's id becomes a part of the address, the token a header. */
export const analyticsSettings = z.pipe(
  z.object({
    ANALYTICS_API_URL: serverOrigin,
    ANALYTICS_ACCOUNT_ID: z.string().check(z.regex(/^[\w-]+$/)),
    ANALYTICS_API_TOKEN: z.string().check(z.regex(/^[\x21-\x7e]+$/)),
  }),
  z.transform((env) => ({
    url: env.ANALYTICS_API_URL,
    accountId: env.ANALYTICS_ACCOUNT_ID,
    token: env.ANALYTICS_API_TOKEN,
  })),
);

/** `url`: the origin of its script, its frame and its check of tokens. */
export const turnstileSettings = z.pipe(
  z.object({ TURNSTILE_URL: serverOrigin, TURNSTILE_SITE_KEY: text, TURNSTILE_SECRET: text }),
  z.transform((env) => ({ url: env.TURNSTILE_URL, siteKey: env.TURNSTILE_SITE_KEY, secret: env.TURNSTILE_SECRET })),
);

/** `webhookSecret` signs Stripe's events. */
export const stripeSettings = z.pipe(
  z.object({ STRIPE_API_URL: serverOrigin, STRIPE_SECRET_KEY: text, STRIPE_WEBHOOK_SECRET: text }),
  z.transform((env) => ({
    apiUrl: env.STRIPE_API_URL,
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
  })),
);

/** The public key and the private one of VAPID, 65 and 32 bytes, Base64url. `npm run push-key` makes it. */
export const pushSettings = z.pipe(
  z.object({ PUSH_KEY: z.string().check(z.regex(/^[\w-]{130}$/)) }),
  z.transform((env) => ({ key: env.PUSH_KEY })),
);

/**
 * The domain at which answers to mails are taken, and who gets what belongs to no conversation. That mailbox must take
 * mails elsewhere: one at the same domain would come back to the Worker.
 */
export const replySettings = z.pipe(
  z
    .object({
      REPLY_DOMAIN: z.string().check(z.toLowerCase(), z.regex(/^(?=.{3,190}$)[a-z\d-]+(?:\.[a-z\d-]+)+$/)),
      REPLY_MAILBOX: z.email(),
    })
    .check(
      z.refine(({ REPLY_DOMAIN, REPLY_MAILBOX }) => !REPLY_MAILBOX.toLowerCase().endsWith(`@${REPLY_DOMAIN}`), {
        path: ["REPLY_MAILBOX"],
      }),
    ),
  z.transform((env) => ({ domain: env.REPLY_DOMAIN, mailbox: env.REPLY_MAILBOX })),
);

/** Links of the previous key keep working while keys are changed. */
export interface LinkSecrets {
  readonly current: string;
  readonly previous: string | null;
}
