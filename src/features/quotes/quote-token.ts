import type { LinkSecrets } from "../../env-variables.ts";
import { linkKinds } from "../../platform/links/link-kinds.ts";
import { openToken, signToken } from "../../platform/links/signed-link.ts";

export interface LinkedQuote {
  id: string;
  linkVersion: number;
  expiresAt: number;
}

/** Also opens versions of the same address. Outlasts the quote for a while, to show that it has ended. */
export const signQuoteToken = (secrets: LinkSecrets, { id, linkVersion, expiresAt }: LinkedQuote): Promise<string> =>
  signToken(secrets, "quote", { subject: id, version: linkVersion, expiresAt: expiresAt + linkKinds.quote.lasts });

/** `null` unless ours and not expired; the database tells whether it was revoked. */
export async function openQuoteToken(
  secrets: LinkSecrets,
  token: string,
  now: number,
): Promise<{ id: string; linkVersion: number } | null> {
  const opened = await openToken(secrets, "quote", token, now);
  return opened.status === "valid" ? { id: opened.subject, linkVersion: opened.version } : null;
}
