import { linkKinds } from "../../../platform/links/link-kinds.ts";
import { type LinkSecrets, openToken, signToken } from "../../../platform/links/signed-link.ts";

/** What a link to the portal was signed for. */
export interface PortalClaim {
  bookingId: string;
  email: string;
  linkVersion: number;
}

/** The token of a link to the portal, good for 14 days from `now` (milliseconds). */
export const signPortalToken = (
  secrets: LinkSecrets,
  { bookingId, email, linkVersion }: PortalClaim,
  now: number,
): Promise<string> =>
  signToken(secrets, "portal", {
    subject: JSON.stringify([bookingId, email]),
    version: linkVersion,
    expiresAt: now + linkKinds.portal.lasts,
  });

/**
 * What a link to the portal says, if it is ours, is good at `now`, and was signed for the address that it names; `null`
 * otherwise. Whether it was revoked is for the database to say.
 */
export async function openPortalToken(
  secrets: LinkSecrets,
  token: string,
  email: string,
  now: number,
): Promise<PortalClaim | null> {
  const opened = await openToken(secrets, "portal", token, now);
  if (opened.status !== "valid") return null;
  const [bookingId, signedEmail]: [string, string] = JSON.parse(opened.subject);
  return signedEmail === email.trim().toLowerCase()
    ? { bookingId, email: signedEmail, linkVersion: opened.version }
    : null;
}
