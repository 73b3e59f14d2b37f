import { and, eq, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import { newsletters, newsletterSubscribers as subscribers } from "../../database/schema/newsletter.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { subscriberMail } from "./subscriber-mail.ts";
import { hearsOf } from "./subscribers.ts";

/** The words of a newsletter. */
export type NewsletterWords = Pick<typeof newsletters.$inferSelect, "subject" | "text" | "linkLabel" | "linkAddress">;

const words = {
  subject: newsletters.subject,
  text: newsletters.text,
  linkLabel: newsletters.linkLabel,
  linkAddress: newsletters.linkAddress,
};

/** Characters of the text that inboxes show beside the subject. */
const previewLength = 110;

/** A newsletter as a mail, without the link that ends the subscription: paragraphs stand between empty lines. */
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
    replyTo: { name: site.name, email: site.email },
  };
}

/** A newsletter to one subscriber: not to whoever has left since it was sent off, or asks for other things now. */
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

/** A newsletter as its writer tries it. */
export async function newsletterTest(
  { newsletterId }: MailOf<"newsletter-test">,
  db: Database,
): Promise<MailContent | NotNeeded> {
  const [found] = await db.select(words).from(newsletters).where(eq(newsletters.id, newsletterId));
  if (!found) return { notNeeded: "The draft was deleted" };
  const content = newsletterContent(found);
  const note = "This is a test. Subscribers get a link to unsubscribe here.";
  return { ...content, subject: `Test: ${content.subject}`, blocks: [...content.blocks, { type: "text", text: note }] };
}
