import { sql } from "drizzle-orm";
import type { FollowUp, FollowUpPlaceholder } from "../../content/follow-ups.ts";
import { batchOf } from "../../database/batch-of.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { dateInWords, isCalendarDate } from "../../platform/dates.ts";
import { fillIn } from "../../platform/fields/placeholders.ts";
import type { Block, MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { dollars } from "../../platform/money.ts";
import { replyTo } from "../bookings/mails.ts";
import { nameIn } from "../leads/greeting.ts";
import { secretsOf } from "../newsletter/mails.ts";
import { accessLink } from "../portal/access/portal-links.ts";
import { quoteLink } from "../quotes/client/paths.ts";
import { signQuoteToken } from "../quotes/quote-token.ts";
import { absolute } from "../site/paths.ts";
import { followUpTextOf, followUpTextsQuery, type Waits, waitingQuery } from "./follow-ups.ts";

export function filledFollowUp(
  text: string,
  { name, event, date, sum }: Pick<Waits, "name" | "event" | "date" | "sum">,
): string {
  const values: Readonly<Record<FollowUpPlaceholder, string>> = {
    name: nameIn(name),
    event,
    date: date && isCalendarDate(date) ? dateInWords(date) : "your date",
    sum: sum === null ? "" : dollars(sum),
  };
  return fillIn(text, values);
}

const actions: Readonly<Record<FollowUp, string | null>> = {
  lead: null,
  quote: "Open your quote",
  contract: "Read and sign",
  deposit: "Pay the deposit",
};

export const followUpContent = (
  of: FollowUp,
  { subject, text }: { subject: string; text: string },
  href: string,
): MailContent => {
  const label = actions[of];
  const action: Block[] = label ? [{ type: "actions", actions: [{ label, href }] }] : [];
  return {
    subject,
    preview: text.split("\n").findLast((line) => line.length > 0) ?? subject,
    heading: subject,
    blocks: [
      { type: "text", text },
      ...action,
      {
        type: "text",
        text: "No other reminder of this comes. Have you answered already? Then you can leave this email.",
      },
    ],
    replyTo,
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
    waiting: waitingQuery(context.db, of, now, ({ row }) => sql`${row.id} = ${id}`),
    changed: followUpTextsQuery(context.db),
  });
  const text = followUpTextOf(of, changed);
  if (!text.isOn || waits?.email !== recipient) return { notNeeded: "It was answered, ended or stopped meanwhile" };
  const filled = { subject: filledFollowUp(text.subject, waits), text: filledFollowUp(text.text, waits) };
  return followUpContent(of, filled, await hrefOf(of, waits, context, now));
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
