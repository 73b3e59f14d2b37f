/*
 * Tokens for links in mails. A token says for what it is and for whom, is signed with HMAC-SHA-256, and is made at the
 * moment of sending: nothing that works is ever stored. It is signed, not encrypted; put nothing secret into it.
 */

import { base64url, fromBase64url } from "./base64url.ts";

/** What a link lets its bearer do. A token for one purpose is worth nothing for another. */
export type LinkPurpose = "newsletter-confirm" | "newsletter-unsubscribe" | "portal";

/** The key that signs, and the one before it, whose links keep working while keys are changed. */
export interface LinkSecrets {
  readonly current: string;
  readonly previous: string | null;
}

/** What a token says. */
export interface LinkClaim {
  /** Whom or what it is about, such as an id. */
  subject: string;
  /** Raise what the subject's links must carry, and all older ones are revoked. 0 where nothing is. */
  version?: number;
  /** Instant (milliseconds) from which it is worth nothing; absent: never. */
  expiresAt?: number;
}

/** What `openToken` finds: a claim to act on, or why there is none. */
export type OpenedToken =
  | { readonly status: "valid"; readonly subject: string; readonly version: number }
  | { readonly status: "expired" }
  | { readonly status: "invalid" };

const utf8 = new TextEncoder();
const algorithm = { name: "HMAC", hash: "SHA-256" } as const;

const keyOf = (secret: string, usage: "sign" | "verify"): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", utf8.encode(secret), algorithm, false, [usage]);

// A purpose has no full stop and neither has base64url, so no two pairs read the same.
const signedText = (purpose: LinkPurpose, payload: string) => utf8.encode(`${purpose}.${payload}`);

/** A token for `claim`, of characters that need no escaping in an address. */
export async function signToken(secrets: LinkSecrets, purpose: LinkPurpose, claim: LinkClaim): Promise<string> {
  const { subject, version = 0, expiresAt = null } = claim;
  const payload = base64url(utf8.encode(JSON.stringify([subject, version, expiresAt])));
  const signature = await crypto.subtle.sign(
    "HMAC",
    await keyOf(secrets.current, "sign"),
    signedText(purpose, payload),
  );
  return `${payload}.${base64url(new Uint8Array(signature))}`;
}

/** Checks a token for `purpose` as of `now` (milliseconds). The signature is compared in constant time. Never throws. */
export async function openToken(
  secrets: LinkSecrets,
  purpose: LinkPurpose,
  token: string,
  now: number,
): Promise<OpenedToken> {
  const [payload = "", signature = "", ...rest] = token.split(".");
  const bytes = fromBase64url(signature);
  const content = fromBase64url(payload);
  if (!bytes || !content || rest.length > 0) return { status: "invalid" };
  for (const secret of [secrets.current, secrets.previous]) {
    if (secret === null) continue;
    const key = await keyOf(secret, "verify");
    if (await crypto.subtle.verify("HMAC", key, bytes, signedText(purpose, payload))) return claimOf(content, now);
  }
  return { status: "invalid" };
}

/** Reads a payload whose signature holds: it is of our own making. */
function claimOf(content: Uint8Array, now: number): OpenedToken {
  const [subject, version, expiresAt]: [string, number, number | null] = JSON.parse(new TextDecoder().decode(content));
  if (expiresAt !== null && now >= expiresAt) return { status: "expired" };
  return { status: "valid", subject, version };
}
