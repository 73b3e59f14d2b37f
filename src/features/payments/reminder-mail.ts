import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { dateInBrief, dateInWords, isCalendarDate } from "../../platform/dates.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { dollars } from "../../platform/money.ts";
import { balanceDueInWords, isDueOnSigning } from "../bookings/client-view.ts";
import { gone, replyTo } from "../bookings/mails.ts";
import { helloTo } from "../leads/greeting.ts";
import { accessLink } from "../portal/access/portal-links.ts";
import { moneyOfBooking } from "./client-money.ts";
import { moneyOf } from "./money/model.ts";

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
  const found = await moneyOfBooking(context.db, bookingId);
  if (found?.booking.clientEmail !== recipient) return gone;
  const { booking, balanceDue, confirming } = found;
  const isStanding = booking.status === "confirmed" || booking.status === "completed";
  if (!isStanding || !balanceDue || confirming > 0)
    return { notNeeded: "The balance is paid or being confirmed, or the booking has ended" };
  const isOnSigning = part === null && isDueOnSigning(booking);
  // Includes earlier parts.
  const amount =
    part === null
      ? balanceDue
      : moneyOf(found.sums, booking.status)
          .parts.filter(({ dueOn }) => dueOn <= part)
          .reduce((all, { left }) => all + left, 0);
  if (amount === 0) return { notNeeded: "The part was paid, or the balance is no longer split like that" };
  const on = part !== null && isCalendarDate(part) ? dateInBrief(part) : balanceDueInWords(booking);
  const due = `${isOnSigning ? "" : "on "}${on}`;
  const sum = dollars(amount);
  const what = part === null ? "balance" : "next part of the balance";
  const isOverdue = moment === "overdue";
  const subject = !isOverdue ? `Due ${due}: ${sum}` : isOnSigning ? `Overdue: ${sum}` : `Overdue since ${on}: ${sum}`;
  return {
    subject: `${subject}, ${booking.eventType}, ${dateInWords(booking.eventDate)}`,
    preview: `The ${what} of your booking: ${sum}.`,
    heading: `The ${what} is ${isOverdue ? "overdue" : "due soon"}`,
    blocks: [
      {
        type: "text",
        text: isOverdue
          ? `${helloTo(booking.clientName)}, the ${what}, ${sum}, for your ${booking.eventType} was due ${due} and has not come yet. If it is on its way, you can leave this email.`
          : `${helloTo(booking.clientName)}, the ${what}, ${sum}, for your ${booking.eventType} is due ${due}.`,
      },
      { type: "actions", actions: [{ label: `Pay ${sum}`, href: await accessLink(booking, context, now) }] },
      { type: "text", text: "The button opens your portal. There you choose how to pay: by card, or in another way." },
    ],
    replyTo,
  };
}
