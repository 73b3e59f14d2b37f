import { site } from "../../../content/site.ts";
import { english } from "../../../content/words/en/index.ts";
import type { MailOf } from "../../../database/schema/outbox-mail.ts";
import { fill, headIn } from "../../../platform/language.ts";
import type { MailContent, MailContext, NotNeeded } from "../../../platform/mail/message.ts";
import { wordsIn } from "../../../platform/pages/words.ts";
import { leftToPayInWords } from "../../bookings/client-view.ts";
import { bookingGone } from "../../bookings/mails.ts";
import { bookingIn } from "../../leads/greeting.ts";
import { accessLink } from "../../portal/access/portal-links.ts";
import { absolute } from "../../site/paths.ts";
import { moneyOfBooking } from "../client-money.ts";
import { bookingMoney } from "../dj/paths.ts";
import { moneyOf } from "../money/model.ts";
import { howPaidIn } from "./kept-card.ts";

/**
 * To the client, or the DJ.
 * @throws without a secret for the link
 */
export async function cardEndedMail(
  { bookingId, card }: MailOf<"card-ended">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const found = await moneyOfBooking(context.db, bookingId);
  if (!found) return bookingGone;
  const { booking } = found;
  const money = moneyOf(found.sums, booking.status);
  if (money.left === 0) return { notNeeded: "Nothing is left to pay" };
  const isToDj = recipient === site.email;
  if (!isToDj && booking.clientEmail !== recipient) return bookingGone;
  const words = isToDj ? english : wordsIn(booking.language);
  const left = leftToPayInWords(booking, money, now, words);
  const values = { ...bookingIn(booking, words), left, card: howPaidIn(words, "card", card) };
  const { bookingMails, money: moneyWords } = words;
  const action = isToDj
    ? { label: "Open the money", href: absolute(context.siteOrigin, bookingMoney(bookingId).page) }
    : { label: bookingMails.openPortal, href: await accessLink(booking, context, now) };
  const heading = `Kept card ended: ${booking.clientName}`;
  const text = `${values.card} is charged no more for ${values.event}, ${values.date}. ${left}`;
  return {
    ...(isToDj ? { subject: heading, preview: left, heading } : headIn(words, moneyWords.mails.cardEnded, values)),
    blocks: [
      { type: "text", text: isToDj ? text : fill(moneyWords.mails.cardEnded.text, values) },
      { type: "actions", actions: [action] },
    ],
  };
}
