import type { LinkSecrets } from "../../env-variables.ts";
import { openToken, signToken } from "../../platform/links/signed-link.ts";

/** A link names address and version as well: under another address, or once links have ended, it does not apply. */
export interface LinkedEntry {
  id: string;
  email: string;
  linkVersion: number;
}

/** `waitlist` is for an offer. */
export type WaitlistPurpose = "waitlist" | "waitlist-confirm";

/** Works until `expiresAt` (an instant). */
export const signWaitlistToken = (
  secrets: LinkSecrets,
  purpose: WaitlistPurpose,
  { id, email, linkVersion }: LinkedEntry,
  expiresAt: number,
): Promise<string> =>
  signToken(secrets, purpose, { subject: JSON.stringify([id, email]), version: linkVersion, expiresAt });

/** `null` unless ours and not expired; the database tells whose the entry is now. */
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
