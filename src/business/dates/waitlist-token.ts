import { linkKinds } from "../../web/links/link-kinds.ts";
import { type LinkSecrets, openToken, signToken } from "../../web/links/signed-link.ts";

/** An entry of the waitlist as its link names it: under another address it is not that link's any more. */
export interface LinkedEntry {
  id: string;
  email: string;
}

/** The token of an offer that ends at `offerEndsAt` (an instant), which its link says for a while. */
export const signWaitlistToken = (
  secrets: LinkSecrets,
  { id, email }: LinkedEntry,
  offerEndsAt: number,
): Promise<string> =>
  signToken(secrets, "waitlist", {
    subject: JSON.stringify([id, email]),
    expiresAt: offerEndsAt + linkKinds.waitlist.lasts,
  });

/** What the link of an offer says if it is ours and good at `now`, else `null`. Whose the entry is now is for the database to say. */
export async function openWaitlistToken(secrets: LinkSecrets, token: string, now: number): Promise<LinkedEntry | null> {
  const opened = await openToken(secrets, "waitlist", token, now);
  if (opened.status !== "valid") return null;
  const [id, email]: [string, string] = JSON.parse(opened.subject);
  return { id, email };
}
