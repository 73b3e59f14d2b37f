/*
 * JSON Web Tokens (RFC 7519), signed while a mail is sent and never stored. They are not encrypted: put nothing secret
 * into one.
 */
import { base64url, errors, jwtVerify, SignJWT } from "jose";
import type { LinkSecrets } from "../../env-variables.ts";
import type { LinkPurpose } from "./link-kinds.ts";

/** In base64url. */
export const sha256 = async (text: string): Promise<string> =>
  base64url.encode(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));

/** In base64url. */
export async function keyedHash(secret: string, text: string): Promise<string> {
  const [utf8, algorithm] = [new TextEncoder(), { name: "HMAC", hash: "SHA-256" }];
  const key = await crypto.subtle.importKey("raw", utf8.encode(secret), algorithm, false, ["sign"]);
  return base64url.encode(new Uint8Array(await crypto.subtle.sign("HMAC", key, utf8.encode(text))));
}

/** 32 random bytes in base64url; only the hash is stored. */
export const newSecret = (): string => base64url.encode(crypto.getRandomValues(new Uint8Array(32)));

export interface LinkClaim {
  subject: string;
  /** Raising it revokes all older links. */
  version?: number;
  /** Milliseconds, cut to the second; absent: never. */
  expiresAt?: number;
}

export type OpenedToken =
  | { readonly status: "valid"; readonly subject: string; readonly version: number }
  | { readonly status: "expired" }
  | { readonly status: "invalid" };

const utf8 = new TextEncoder();
const algorithm = "HS256";
const second = 1000;

// The last of 32 bytes' characters has two unused bits; zero gives a token one spelling.
const spelling = /^[\w-]+\.[\w-]+\.[\w-]{42}[AEIMQUYcgkosw048]$/;

export function signToken(secrets: LinkSecrets, purpose: LinkPurpose, claim: LinkClaim): Promise<string> {
  const { subject, version = 0, expiresAt } = claim;
  const token = new SignJWT({ version })
    .setProtectedHeader({ alg: algorithm })
    .setAudience(purpose)
    .setSubject(subject);
  if (expiresAt !== undefined) token.setExpirationTime(Math.floor(expiresAt / second));
  return token.sign(utf8.encode(secrets.current));
}

/** Compares in constant time. Never throws. */
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
      // Expiry is checked last, so signature and purpose hold.
      if (error instanceof errors.JWTExpired) return { status: "expired" };
      if (!(error instanceof errors.JOSEError)) throw error;
    }
  }
  return { status: "invalid" };
}
