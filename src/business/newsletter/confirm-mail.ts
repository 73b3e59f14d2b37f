import { confirmationDays } from "../../content/newsletter.ts";
import { site } from "../../content/site.ts";
import { day } from "../../durations.ts";
import type { MailContent, MailContext } from "../../mail/message.ts";
import { absolute, paths, signedPath } from "../../site/paths.ts";
import { signToken } from "../../web/links/signed-link.ts";
import type { MailOf } from "../outbox-mail.ts";
import { secretsOf, subscriberMail } from "./subscriber-mail.ts";

/**
 * Asks an address that was signed up whether it wants that. Anyone may have typed it, so nothing that they typed stands
 * in the mail. The link works for some days from `now`, the moment of sending.
 */
export async function newsletterConfirm(
  { subscriberId }: MailOf<"newsletter-confirm">,
  context: MailContext,
  now: number,
): Promise<MailContent> {
  const expiresAt = now + confirmationDays * day;
  const token = await signToken(secretsOf(context), "newsletter-confirm", { subject: subscriberId, expiresAt });
  const content: MailContent = {
    subject: `One click, and you hear from ${site.name}`,
    preview: "Confirm that this address is yours.",
    heading: "Shall I write to you?",
    blocks: [
      {
        type: "text",
        text: "Somebody, most likely you, asked for news from the booth at this address. Confirm it, and mails begin.",
      },
      {
        type: "actions",
        actions: [
          { label: "Yes, write to me", href: absolute(context.siteOrigin, signedPath(paths.newsletterConfirm, token)) },
        ],
      },
      {
        type: "text",
        text: `The button works for ${confirmationDays} days. If it was not you, do nothing, and no further mail follows.`,
      },
    ],
    replyTo: { name: site.name, email: site.email },
  };
  return subscriberMail(content, subscriberId, context);
}
