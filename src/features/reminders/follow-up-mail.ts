import { sql } from "drizzle-orm";
import { type FollowUp, type FollowUpPlaceholder, standardFollowUps } from "../../content/follow-ups.ts";
import { english, type Words } from "../../content/words/en/index.ts";
import { batchOf } from "../../database/batch-of.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { isCalendarDate } from "../../platform/dates.ts";
import { fillIn } from "../../platform/fields/placeholders.ts";
import { dateIn, writesIn } from "../../platform/language.ts";
import type { Block, MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { dollars } from "../../platform/money.ts";
import { eventTypeIn, wordsIn } from "../../platform/pages/words.ts";
import { nameIn } from "../leads/greeting.ts";
import { secretsOf } from "../newsletter/mails.ts";
import { accessLink } from "../portal/access/portal-links.ts";
import { quoteLink } from "../quotes/client/paths.ts";
import { signQuoteToken } from "../quotes/quote-token.ts";
import { absolute } from "../site/paths.ts";
import { dueFollowUpsQuery, followUpTextOf, followUpTextsQuery, type Waits } from "./follow-ups.ts";
import { isStandard, previewOf } from "./planning-texts.ts";

export function filledFollowUp(
  text: string,
  { name, event, date, sum }: Pick<Waits, "name" | "event" | "date" | "sum">,
  words: Words = english,
): string {
  const { yourDate } = words.bookingMails.followUp;
  const values: Readonly<Record<FollowUpPlaceholder, string>> = {
    name: nameIn(name, words.bookingMails),
    event: eventTypeIn(words, event),
    date: date && isCalendarDate(date) ? dateIn(words.formats, date) : yourDate,
    sum: sum === null ? "" : dollars(sum),
  };
  return fillIn(text, values);
}

export const followUpContent = (
  of: FollowUp,
  { subject, text }: { subject: string; text: string },
  href: string,
  { formats, bookingMails: { followUp } }: Words = english,
): MailContent => {
  const label = of === "lead" ? null : followUp[of];
  const action: Block[] = label ? [{ type: "actions", actions: [{ label, href }] }] : [];
  return {
    language: formats.tag,
    subject,
    preview: previewOf(text),
    heading: subject,
    blocks: [{ type: "text", text }, ...action, { type: "text", text: followUp.leave }],
  };
};

/**
 * Skipped when the client wrote meanwhile or the DJ switched it off.
 * @throws without a secret for the link
 */
export async function followUpMail(
  { of, id }: MailOf<"follow-up">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const {
    waiting: [waits],
    changed,
  } = await batchOf(context.db, {
    waiting: dueFollowUpsQuery(context.db, of, now, ({ row }) => sql`${row.id} = ${id}`),
    changed: followUpTextsQuery(context.db),
  });
  const text = followUpTextOf(of, changed);
  if (!text.isOn || waits?.email !== recipient) return { notNeeded: "It was answered, ended or stopped meanwhile" };
  const isOwn = !isStandard(text, standardFollowUps[of]);
  if (isOwn && of === "lead" && writesIn(waits.language))
    return { notNeeded: "The lead writes in another language than the text" };
  // Written by the DJ, it stays as it is.
  const words = isOwn ? english : wordsIn(waits.language);
  const wordsOfIt = words.bookingMails.followUp.texts?.[of] ?? text;
  const filled = {
    subject: filledFollowUp(wordsOfIt.subject, waits, words),
    text: filledFollowUp(wordsOfIt.text, waits, words),
  };
  return followUpContent(of, filled, await hrefOf(of, waits, context, now), words);
}

async function hrefOf(of: FollowUp, { id, email, linkVersion, expiresAt }: Waits, context: MailContext, now: number) {
  if (of === "lead") return "";
  if (of === "quote") {
    const token = await signQuoteToken(secretsOf(context), {
      id,
      linkVersion: linkVersion ?? 1,
      expiresAt: expiresAt ?? now,
    });
    return absolute(context.siteOrigin, quoteLink(token));
  }
  return accessLink({ id, clientEmail: email, portalLinkVersion: linkVersion ?? 1 }, context, now);
}
