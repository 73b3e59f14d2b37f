/*
 * JSON Web Tokens (RFC 7519) for links in mails, signed with HMAC-SHA-256 while a mail is sent: none is ever stored.
 * They are not encrypted; put nothing secret into one.
 */
import { base64url, errors, jwtVerify, SignJWT } from "jose";
import type { LinkSecrets } from "../../env-variables.ts";
import type { LinkPurpose } from "./link-kinds.ts";

/** In base64url. */
export const sha256 = async (text: string): Promise<string> =>
  base64url.encode(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));

/** In base64url. Without the secret nobody can tell what it was made of. */
export async function keyedHash(secret: string, text: string): Promise<string> {
  const [utf8, algorithm] = [new TextEncoder(), { name: "HMAC", hash: "SHA-256" }];
  const key = await crypto.subtle.importKey("raw", utf8.encode(secret), algorithm, false, ["sign"]);
  return base64url.encode(new Uint8Array(await crypto.subtle.sign("HMAC", key, utf8.encode(text))));
}

/** 32 random bytes in base64url. The database stores only the hash (`sha256`). */
export const newSecret = (): string => base64url.encode(crypto.getRandomValues(new Uint8Array(32)));

export interface LinkClaim {
  subject: string;
  /** Raise the version that the subject's links must carry, and all older links are revoked. */
  version?: number;
  /** In milliseconds, cut to its second as JWTs count; absent: never. */
  expiresAt?: number;
}

export type OpenedToken =
  | { readonly status: "valid"; readonly subject: string; readonly version: number }
  | { readonly status: "expired" }
  | { readonly status: "invalid" };

const utf8 = new TextEncoder();
const algorithm = "HS256";
const second = 1000;

// The last character of 32 bytes carries four bits; the unused two must be zero, so that a token has one spelling.
const spelling = /^[\w-]+\.[\w-]+\.[\w-]{42}[AEIMQUYcgkosw048]$/;

/** Its characters need no escaping in an address. */
export function signToken(secrets: LinkSecrets, purpose: LinkPurpose, claim: LinkClaim): Promise<string> {
  const { subject, version = 0, expiresAt } = claim;
  const token = new SignJWT({ version })
    .setProtectedHeader({ alg: algorithm })
    .setAudience(purpose)
    .setSubject(subject);
  if (expiresAt !== undefined) token.setExpirationTime(Math.floor(expiresAt / second));
  return token.sign(utf8.encode(secrets.current));
}

/** Compares the signature in constant time, as of `now` (milliseconds). Never throws. */
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
      // Expiry is checked last: the signature and the purpose hold.
      if (error instanceof errors.JWTExpired) return { status: "expired" };
      if (!(error instanceof errors.JOSEError)) throw error;
    }
  }
  return { status: "invalid" };
}
