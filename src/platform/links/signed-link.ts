/*
 * Tokens for links in mails: JSON Web Tokens (RFC 7519), signed with HMAC-SHA-256. A token says for what it is and for
 * whom, and is made at the moment of sending: nothing that works is ever stored. It is signed, not encrypted; put nothing
 * secret into it.
 */
import { base64url, errors, jwtVerify, SignJWT } from "jose";
import type { LinkSecrets } from "../../env-variables.ts";
import type { LinkPurpose } from "./link-kinds.ts";

/** The SHA-256 of `text` (UTF-8), in base64url. */
export const sha256 = async (text: string): Promise<string> =>
  base64url.encode(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));

/** The HMAC-SHA-256 of `text` under `secret`, in base64url: nobody without the secret can tell what it was made of. */
export async function keyedHash(secret: string, text: string): Promise<string> {
  const [utf8, algorithm] = [new TextEncoder(), { name: "HMAC", hash: "SHA-256" }];
  const key = await crypto.subtle.importKey("raw", utf8.encode(secret), algorithm, false, ["sign"]);
  return base64url.encode(new Uint8Array(await crypto.subtle.sign("HMAC", key, utf8.encode(text))));
}

/**
 * A new secret that opens something to whoever has it: 32 random bytes, in base64url. The database keeps only its hash
 * (`sha256`), so that whoever reads a table cannot use what it lists.
 */
export const newSecret = (): string => base64url.encode(crypto.getRandomValues(new Uint8Array(32)));

/** What a token says. */
export interface LinkClaim {
  /** Whom or what it is about, such as an id. */
  subject: string;
  /** Raise what the subject's links must carry, and all older ones are revoked. 0 where nothing is. */
  version?: number;
  /** Instant (milliseconds) from which it is worth nothing, cut to its second as a JWT counts; absent: never. */
  expiresAt?: number;
}

/** What `openToken` finds: a claim to act on, or why there is none. */
export type OpenedToken =
  | { readonly status: "valid"; readonly subject: string; readonly version: number }
  | { readonly status: "expired" }
  | { readonly status: "invalid" };

const utf8 = new TextEncoder();
const algorithm = "HS256";
const second = 1000;

// The last character of 32 bytes carries four bits: the two unused ones must be zero, so that a token has one spelling.
const spelling = /^[\w-]+\.[\w-]+\.[\w-]{42}[AEIMQUYcgkosw048]$/;

/** A token for `claim`, of characters that need no escaping in an address. */
export function signToken(secrets: LinkSecrets, purpose: LinkPurpose, claim: LinkClaim): Promise<string> {
  const { subject, version = 0, expiresAt } = claim;
  const token = new SignJWT({ version })
    .setProtectedHeader({ alg: algorithm })
    .setAudience(purpose)
    .setSubject(subject);
  if (expiresAt !== undefined) token.setExpirationTime(Math.floor(expiresAt / second));
  return token.sign(utf8.encode(secrets.current));
}

/** Checks a token for `purpose` as of `now` (milliseconds). The signature is compared in constant time. Never throws. */
export async function openToken(
  secrets: LinkSecrets,
  purpose: LinkPurpose,
  token: string,
  now: number,
): Promise<OpenedToken> {
  if (!spelling.test(token)) return { status: "invalid" };
  const required = { algorithms: [algorithm], audience: purpose, currentDate: new Date(now) };
  for (const secret of [secrets.current, secrets.previous]) {
    if (secret === null) continue;
    try {
      const key = utf8.encode(secret);
      const { payload } = await jwtVerify<{ sub: string; version: number }>(token, key, required);
      return { status: "valid", subject: payload.sub, version: payload.version };
    } catch (error) {
      // Expiry is looked at last: the signature and the purpose hold.
      if (error instanceof errors.JWTExpired) return { status: "expired" };
      if (!(error instanceof errors.JOSEError)) throw error;
    }
  }
  return { status: "invalid" };
}
