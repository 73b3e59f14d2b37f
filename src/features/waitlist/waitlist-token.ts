import type { LinkSecrets } from "../../env-variables.ts";
import { openToken, signToken } from "../../platform/links/signed-link.ts";

/** The link does not apply under another address or once links have been revoked. */
export interface LinkedEntry {
  id: string;
  email: string;
  linkVersion: number;
}

/** `waitlist` is for an offer. */
export type WaitlistPurpose = "waitlist" | "waitlist-confirm";

/** `expiresAt` is in milliseconds. */
export const signWaitlistToken = (
  secrets: LinkSecrets,
  purpose: WaitlistPurpose,
  { id, email, linkVersion }: LinkedEntry,
  expiresAt: number,
): Promise<string> =>
  signToken(secrets, purpose, { subject: JSON.stringify([id, email]), version: linkVersion, expiresAt });

/** Null for a forged or expired token; the database knows whose the entry is now. */
export async function openWaitlistToken(
  secrets: LinkSecrets,
  purpose: WaitlistPurpose,
  token: string,
  now: number,
): Promise<LinkedEntry | null> {
  const opened = await openToken(secrets, purpose, token, now);
  if (opened.status !== "valid") return null;
  const [id, email]: [string, string] = JSON.parse(opened.subject);
  return { id, email, linkVersion: opened.version };
}
