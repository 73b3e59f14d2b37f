import { signToken } from "../../platform/links/signed-link.ts";
import type { MailContent, MailContext } from "../../platform/mail/message.ts";
import { absolute, paths, signedPath } from "../site/paths.ts";

/** @throws when there is no secret to sign links with; the mail then waits in the outbox with this reason */
export function secretsOf({ linkSecrets }: MailContext) {
  if (!linkSecrets) throw new Error("LINK_SECRET is not set, or too short: the mail's links cannot be signed");
  return linkSecrets;
}

/**
 * `content` as a mail to a subscriber: with a link below that ends the subscription, and the headers by which mail
 * programs offer the same with one click (RFC 2369, RFC 8058).
 *
 * @throws when there is no secret to sign the link with
 */
export async function subscriberMail(
  content: MailContent,
  subscriberId: string,
  context: MailContext,
): Promise<MailContent> {
  const token = await signToken(secretsOf(context), "newsletter-unsubscribe", { subject: subscriberId });
  const href = absolute(context.siteOrigin, signedPath(paths.newsletterUnsubscribe, token));
  return {
    ...content,
    headers: { "List-Unsubscribe": `<${href}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    footerLink: { label: "Unsubscribe", href },
  };
}
