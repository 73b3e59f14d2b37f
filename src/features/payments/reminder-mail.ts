import type { MailOf } from "../../database/schema/outbox-mail.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { dollars } from "../../platform/money.ts";
import { balanceDueInWords, isDueOnSigning } from "../bookings/client-view.ts";
import { dateOf, gone, replyTo } from "../bookings/mails.ts";
import { helloTo } from "../leads/greeting.ts";
import { accessLink } from "../portal/access/portal-links.ts";
import { moneyOfBooking } from "./client-money.ts";

/**
 * Not for who has paid meanwhile.
 * @throws without a secret for the link
 */
export async function balanceReminder(
  { bookingId, moment }: MailOf<"balance-reminder">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const found = await moneyOfBooking(context.db, bookingId);
  if (found?.booking.clientEmail !== recipient) return gone;
  const { booking, balanceDue, confirming } = found;
  if (booking.status !== "confirmed" || !balanceDue || confirming > 0)
    return { notNeeded: "The balance is paid or being confirmed, or the booking has ended" };
  const due = `${isDueOnSigning(booking) ? "" : "on "}${balanceDueInWords(booking)}`;
  const sum = dollars(balanceDue);
  const isOverdue = moment === "overdue";
  const subject = !isOverdue
    ? `Due ${due}: ${sum}`
    : isDueOnSigning(booking)
      ? `Overdue: ${sum}`
      : `Overdue since ${balanceDueInWords(booking)}: ${sum}`;
  return {
    subject: `${subject}, ${booking.eventType}, ${dateOf(booking.eventDate)}`,
    preview: `The balance of your booking: ${sum}.`,
    heading: isOverdue ? "The balance is overdue" : "The balance is due soon",
    blocks: [
      {
        type: "text",
        text: isOverdue
          ? `${helloTo(booking.clientName)}, the balance of ${sum} for your ${booking.eventType} was due ${due} and has not come yet. If it is on its way, you can leave this email.`
          : `${helloTo(booking.clientName)}, the balance of ${sum} for your ${booking.eventType} is due ${due}.`,
      },
      { type: "actions", actions: [{ label: `Pay ${sum}`, href: await accessLink(booking, context, now) }] },
      { type: "text", text: "The button opens your portal. There you choose how to pay: by card, or in another way." },
    ],
    replyTo,
  };
}
