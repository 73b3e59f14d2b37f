import type { LinkSecrets } from "../../env-variables.ts";
import { openToken, signToken } from "../../platform/links/signed-link.ts";

/** An entry of the waitlist as its link names it: under another address, or once its links have ended, it is not that link's any more. */
export interface LinkedEntry {
  id: string;
  email: string;
  linkVersion: number;
}

/** What a link of the waitlist is for: the yes of its address, or an offer. */
export type WaitlistPurpose = "waitlist" | "waitlist-confirm";

/** The token of a link of the waitlist, which is good until `expiresAt` (an instant). */
export const signWaitlistToken = (
  secrets: LinkSecrets,
  purpose: WaitlistPurpose,
  { id, email, linkVersion }: LinkedEntry,
  expiresAt: number,
): Promise<string> =>
  signToken(secrets, purpose, { subject: JSON.stringify([id, email]), version: linkVersion, expiresAt });

/** What a link of the waitlist says if it is ours and good at `now`, else `null`. Whose the entry is now is for the database to say. */
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
