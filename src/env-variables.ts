import * as z from "zod/mini";

export const siteOrigin = z.url({
  protocol: /^https?$/,
  error: "SITE_ORIGIN must be the site's public http(s) origin",
});

// Plain http is for local stand-ins: over a network it would reveal keys and tokens.
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

/** Cloudflare Access: the team's origin, and the Application Audience (AUD) tag. */
export const accessSettings = z.pipe(
  z.object({ ACCESS_TEAM_DOMAIN: serverOrigin, ACCESS_AUD: text }),
  z.transform((env) => ({ teamDomain: env.ACCESS_TEAM_DOMAIN, audience: env.ACCESS_AUD })),
);

/** `tokenKey` is the AES key of stored tokens: 32 bytes in base64. */
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

/** An empty or malformed value turns the feature off. */
export const optionalServer = serverOrigin;

/** SQL API of Workers Analytics Engine; the account's id goes into the address, the token into a header. */
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

/** `url` is the origin of its script, frame and token check. */
export const turnstileSettings = z.pipe(
  z.object({ TURNSTILE_URL: serverOrigin, TURNSTILE_SITE_KEY: text, TURNSTILE_SECRET: text }),
  z.transform((env) => ({ url: env.TURNSTILE_URL, siteKey: env.TURNSTILE_SITE_KEY, secret: env.TURNSTILE_SECRET })),
);

export const stripeSettings = z.pipe(
  z.object({ STRIPE_API_URL: serverOrigin, STRIPE_SECRET_KEY: text, STRIPE_WEBHOOK_SECRET: text }),
  z.transform((env) => ({
    apiUrl: env.STRIPE_API_URL,
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
  })),
);

/** VAPID's public and private key, 65 and 32 bytes in Base64url, from `npm run push-key`. */
export const pushSettings = z.pipe(
  z.object({ PUSH_KEY: z.string().check(z.regex(/^[\w-]{130}$/)) }),
  z.transform((env) => ({ key: env.PUSH_KEY })),
);

/**
 * Mail of no conversation goes to the mailbox, which must be at another domain, or it would come back to the Worker.
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

/** The previous key keeps links working while keys change. */
export interface LinkSecrets {
  readonly current: string;
  readonly previous: string | null;
}
