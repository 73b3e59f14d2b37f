import { type LinkSecrets, openToken, signToken } from "../../platform/links/signed-link.ts";

/** What a link with a key was signed for. */
export interface KeyClaim {
  keyId: string;
  version: number;
}

/** The token of a key's link, worth nothing from `endsAt` (an instant) on. */
export const signKeyToken = (secrets: LinkSecrets, { keyId, version }: KeyClaim, endsAt: number): Promise<string> =>
  signToken(secrets, "plan-key", { subject: keyId, version, expiresAt: endsAt });

/** What a key's link says if it is ours and good at `now`, else `null`. Whether it was revoked is for the database to say. */
export async function openKeyToken(secrets: LinkSecrets, token: string, now: number): Promise<KeyClaim | null> {
  const opened = await openToken(secrets, "plan-key", token, now);
  return opened.status === "valid" ? { keyId: opened.subject, version: opened.version } : null;
}
