import * as z from "zod/mini";

/* Shapes of the variables of `wrangler.toml` and of secrets, by part of the site. */

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

export const accessVariables = z.object({ ACCESS_TEAM_DOMAIN: serverOrigin, ACCESS_AUD: text });

export const spotifyVariables = z.object({
  SPOTIFY_ACCOUNTS_URL: serverOrigin,
  SPOTIFY_API_URL: serverOrigin,
  SPOTIFY_CLIENT_ID: text,
  SPOTIFY_CLIENT_SECRET: text,
  SPOTIFY_TOKEN_KEY: z.base64().check(z.length(44)),
});

/** Empty and malformed alike turn off what asks it. */
export const optionalServer = serverOrigin;

// The account's id becomes a part of the address, the token a header.
export const analyticsVariables = z.object({
  ANALYTICS_API_URL: serverOrigin,
  ANALYTICS_ACCOUNT_ID: z.string().check(z.regex(/^[\w-]+$/)),
  ANALYTICS_API_TOKEN: z.string().check(z.regex(/^[\x21-\x7e]+$/)),
});

export const turnstileVariables = z.object({
  TURNSTILE_URL: serverOrigin,
  TURNSTILE_SITE_KEY: text,
  TURNSTILE_SECRET: text,
});

export const stripeVariables = z.object({
  STRIPE_API_URL: serverOrigin,
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
});

/** The public key and the private one of VAPID, 65 and 32 bytes, Base64url. `npm run push-key` makes it. */
export const pushVariables = z.object({ PUSH_KEY: z.string().check(z.regex(/^[\w-]{130}$/)) });

/** The mailbox must take mails elsewhere: one at the same domain would come back to the Worker. */
export const replyVariables = z
  .object({
    REPLY_DOMAIN: z.string().check(z.toLowerCase(), z.regex(/^(?=.{3,190}$)[a-z\d-]+(?:\.[a-z\d-]+)+$/)),
    REPLY_MAILBOX: z.email(),
  })
  .check(
    z.refine(({ REPLY_DOMAIN, REPLY_MAILBOX }) => !REPLY_MAILBOX.toLowerCase().endsWith(`@${REPLY_DOMAIN}`), {
      path: ["REPLY_MAILBOX"],
    }),
  );

/** Links of the previous key keep working while keys are changed. */
export interface LinkSecrets {
  readonly current: string;
  readonly previous: string | null;
}
