import { confirmationDays } from "../../content/newsletter.ts";
import { site } from "../../content/site.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { linkKinds } from "../../platform/links/link-kinds.ts";
import { signToken } from "../../platform/links/signed-link.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { absolute, paths, signedPath } from "../site/paths.ts";
import { confirmationSubject } from "./open-link.ts";
import { secretsOf, subscriberMail } from "./subscriber-mail.ts";
import { subscriberToAskQuery } from "./subscribers.ts";

const firstTime = {
  heading: "Shall I write to you?",
  text: "Somebody, most likely you, asked for news from the booth at this address. Confirm it, and emails begin.",
  label: "Yes, write to me",
  otherwise: "If it was not you, do nothing, and no further email follows.",
};

const otherInterests = {
  heading: "Shall I write about other things?",
  text: "Somebody, most likely you, asked to hear of other things at this address. Confirm it, and the emails change.",
  label: "Yes, change it",
  otherwise: "If it was not you, do nothing, and everything stays as it is.",
};

/**
 * Asks an address that was signed up whether it wants that, or other interests than it has. Anyone may have typed it, so
 * nothing that they typed stands in the mail. The link works for some days from `now`, the moment of sending. Nobody is
 * asked who has answered meanwhile, or has left.
 */
export async function newsletterConfirm(
  { subscriberId, version }: MailOf<"newsletter-confirm">,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const [subscriber] = await subscriberToAskQuery(context.db, subscriberId);
  if (!subscriber) return { notNeeded: "The subscriber is gone" };
  const { isConfirmed, pendingInterests, linkVersion } = subscriber;
  if (version !== undefined && version !== linkVersion)
    return { notNeeded: "The address has left after this was queued" };
  if (isConfirmed && !pendingInterests) return { notNeeded: "The address has confirmed already" };
  const { heading, text, label, otherwise } = isConfirmed ? otherInterests : firstTime;
  const token = await signToken(secretsOf(context), "newsletter-confirm", {
    subject: confirmationSubject(subscriberId, pendingInterests),
    version: linkVersion,
    expiresAt: now + linkKinds["newsletter-confirm"].lasts,
  });
  const href = absolute(context.siteOrigin, signedPath(paths.newsletterConfirm, token));
  const content: MailContent = {
    subject: isConfirmed
      ? `One click, and ${site.name} writes of other things`
      : `One click, and you hear from ${site.name}`,
    preview: "Confirm that this address is yours.",
    heading,
    blocks: [
      { type: "text", text },
      { type: "actions", actions: [{ label, href }] },
      { type: "text", text: `The button works for ${confirmationDays} days. ${otherwise}` },
    ],
    replyTo: { name: site.name, email: site.email },
  };
  return subscriberMail(content, subscriberId, context);
}
