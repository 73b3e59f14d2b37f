import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { calendarDateAt, isCalendarDate } from "../../platform/dates.ts";
import { briefDateIn, fill, headIn } from "../../platform/language.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { dollars } from "../../platform/money.ts";
import { wordsIn } from "../../platform/pages/words.ts";
import { balanceDueInWords, balanceDueOn, isDueOnSigning } from "../bookings/client-view.ts";
import { bookingGone, depositToAsk, unsignedInWords } from "../bookings/mails.ts";
import { bookingIn } from "../leads/greeting.ts";
import { accessLink } from "../portal/access/portal-links.ts";
import { cardIn, keptCardQuery, paidByCard } from "./card/kept-card.ts";
import { moneyOfBooking } from "./client-money.ts";
import { moneyOf, openParts } from "./money/model.ts";

/**
 * Not needed once it is paid.
 * @throws without a secret for the link
 */
export async function balanceReminder(
  { bookingId, moment, part }: MailOf<"balance-reminder">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const [found, [card]] = await Promise.all([
    moneyOfBooking(context.db, bookingId),
    keptCardQuery(context.db, bookingId, now),
  ]);
  if (found?.booking.clientEmail !== recipient) return bookingGone;
  const { booking, balanceDue, confirming } = found;
  const isStanding = booking.status === "confirmed" || booking.status === "completed";
  if (!isStanding || !balanceDue || confirming > 0)
    return { notNeeded: "The balance is paid or being confirmed, or the booking has ended" };
  const isOnSigning = part === null && isDueOnSigning(booking);
  const money = moneyOf(found.sums, booking.status);
  const { parts, paid, depositLeft } = money;
  // Includes earlier parts.
  const amount =
    part === null
      ? balanceDue
      : parts.some(({ dueOn }) => dueOn === part)
        ? parts.filter(({ dueOn }) => dueOn <= part).reduce((all, { left }) => all + left, 0)
        : 0;
  if (amount === 0) return { notNeeded: "The part was paid, or the balance is no longer split like that" };
  const words = wordsIn(booking.language);
  const { formats } = words;
  const reminderWords = words.money.mails.reminder;
  const dueOn = part ?? balanceDueOn(booking);
  const own = openParts(money, balanceDueOn(booking)).find((each) => each.dueOn === dueOn);
  const declined = moment === "declined" ? card?.tried.find((each) => each.dueOn === dueOn)?.declined : null;
  const isByCard =
    card && !card.waits && paidByCard(card, booking, money, calendarDateAt(now)).some((each) => each.dueOn === dueOn);
  const ofCard = declined ? reminderWords.declined : isByCard && moment !== "overdue" ? reminderWords.byCard : null;
  // The deposit was due before any part; what is announced then is the deposit.
  const depositAsked = ofCard || part === null ? 0 : depositToAsk({ ...found, depositDue: depositLeft });
  const since = part !== null && isCalendarDate(part) ? briefDateIn(formats, part) : balanceDueInWords(booking, words);
  const unsigned = unsignedInWords(found.unsigned, words);
  const isOverdue = moment === "overdue";
  const overdue = isOnSigning ? reminderWords.subjectOverdueSigning : reminderWords.subjectOverdue;
  const values = {
    ...bookingIn(booking, words),
    amount: dollars(ofCard && own ? own.left : amount + depositAsked),
    since,
    card: card ? cardIn(words, card) : "",
    why: declined ? words.money.whyDeclined[declined] : "",
    due: isOnSigning ? since : fill(reminderWords.on, { date: since }),
    what:
      depositAsked > 0
        ? reminderWords.partWithDeposit
        : part !== null
          ? reminderWords.part
          : reminderWords[depositLeft > 0 ? "withDeposit" : "alone"][paid > 0 ? "balance" : "whole"],
  };
  const action = { label: fill(reminderWords.pay, values), href: await accessLink(booking, context, now) };
  if (ofCard)
    return {
      ...headIn(words, { ...ofCard, preview: reminderWords.preview }, values),
      blocks: [
        { type: "text", text: fill(ofCard.text, values) },
        { type: "actions", actions: [declined ? action : { ...action, label: words.bookingMails.openPortal }] },
        { type: "text", text: declined ? reminderWords.how : reminderWords.byCard.how },
      ],
    };
  return {
    language: formats.tag,
    subject: fill(isOverdue ? overdue : reminderWords.subject, values),
    preview: fill(reminderWords.preview, values),
    heading: fill(isOverdue ? reminderWords.headingOverdue : reminderWords.heading, values),
    blocks: [
      { type: "text", text: fill(isOverdue ? reminderWords.textOverdue : reminderWords.text, values) },
      ...[unsigned, card?.waits ? words.pay.kept.waits : ""].flatMap((text) =>
        text ? [{ type: "text", text } as const] : [],
      ),
      { type: "actions", actions: [action] },
      { type: "text", text: reminderWords.how },
    ],
  };
}
