import type { LinkSecrets } from "../../env-variables.ts";
import { linkKinds } from "../../platform/links/link-kinds.ts";
import { openToken, signToken } from "../../platform/links/signed-link.ts";

/** A version of a quote as its link names it. */
export interface LinkedQuote {
  id: string;
  linkVersion: number;
  expiresAt: number;
}

/** The token of a link to a version of a quote: it opens that version, and those of the same address. It says for a while that the quote has ended. */
export const signQuoteToken = (secrets: LinkSecrets, { id, linkVersion, expiresAt }: LinkedQuote): Promise<string> =>
  signToken(secrets, "quote", { subject: id, version: linkVersion, expiresAt: expiresAt + linkKinds.quote.lasts });

/** What a link names, if it is ours and good at `now`; `null` otherwise. Whether it was revoked is for the database to say. */
export async function openQuoteToken(
  secrets: LinkSecrets,
  token: string,
  now: number,
): Promise<{ id: string; linkVersion: number } | null> {
  const opened = await openToken(secrets, "quote", token, now);
  return opened.status === "valid" ? { id: opened.subject, linkVersion: opened.version } : null;
}
