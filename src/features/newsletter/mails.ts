import { and, eq, sql } from "drizzle-orm";
import { confirmationDays } from "../../content/newsletter.ts";
import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import { newsletters, newsletterSubscribers as subscribers } from "../../database/schema/newsletter.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { linkKinds } from "../../platform/links/link-kinds.ts";
import { signToken } from "../../platform/links/signed-link.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { absolute, paths, signedPath } from "../site/paths.ts";
import { confirmationSubject } from "./sign-up.ts";
import { hearsOf, subscriberToAskQuery } from "./subscribers.ts";

/** @throws without a secret; the mail then waits in the outbox with this reason */
export function secretsOf({ linkSecrets }: MailContext) {
  if (!linkSecrets) throw new Error("LINK_SECRET is not set, or too short: the mail's links cannot be signed");
  return linkSecrets;
}

/**
 * The headers are for one click (RFC 2369, RFC 8058).
 * @throws without a secret for the link
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
    hasPostalAddress: true,
  };
}

type NewsletterWords = Pick<typeof newsletters.$inferSelect, "subject" | "text" | "linkLabel" | "linkAddress">;

const words = {
  subject: newsletters.subject,
  text: newsletters.text,
  linkLabel: newsletters.linkLabel,
  linkAddress: newsletters.linkAddress,
};

/** Characters. */
const previewLength = 110;

export function newsletterContent({ subject, text, linkLabel, linkAddress }: NewsletterWords): MailContent {
  return {
    subject,
    preview: text.replace(/\s+/g, " ").slice(0, previewLength),
    heading: subject,
    blocks: [
      ...text.split(/\n{2,}/).map((paragraph) => ({ type: "text", text: paragraph.trim() }) as const),
      ...(linkLabel && linkAddress
        ? [{ type: "actions", actions: [{ label: linkLabel, href: linkAddress }] } as const]
        : []),
    ],
  };
}

/** Not sent to the unsubscribed or after interests changed. */
export async function newsletterMail(
  { subscriberId, newsletterId }: MailOf<"newsletter">,
  context: MailContext,
): Promise<MailContent | NotNeeded> {
  const [found] = await context.db
    .select(words)
    .from(newsletters)
    .innerJoin(subscribers, and(eq(subscribers.id, subscriberId), hearsOf(sql`${newsletters.audience}`)))
    .where(eq(newsletters.id, newsletterId));
  if (!found) return { notNeeded: "The subscriber has left, or asks for other things now" };
  return subscriberMail(newsletterContent(found), subscriberId, context);
}

export async function newsletterTest(
  { newsletterId }: MailOf<"newsletter-test">,
  db: Database,
): Promise<MailContent | NotNeeded> {
  const [found] = await db.select(words).from(newsletters).where(eq(newsletters.id, newsletterId));
  if (!found) return { notNeeded: "The draft was deleted" };
  const content = newsletterContent(found);
  const note = "This is a test. Subscribers get a link to unsubscribe here.";
  return {
    ...content,
    subject: `Test: ${content.subject}`,
    blocks: [...content.blocks, { type: "text", text: note }],
    hasPostalAddress: true,
  };
}

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
 * Anyone may have typed the address, so nothing that they typed stands in the mail. The link works for some days from
 * `now`.
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
  };
  return subscriberMail(content, subscriberId, context);
}
