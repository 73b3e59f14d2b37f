import { site } from "../../content/site.ts";
import type { BookingStatus } from "../../content/statuses.ts";
import { dateInWords } from "../../platform/dates.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { dollars } from "../../platform/money.ts";
import { leftToPayInWords } from "../bookings/client-view.ts";
import { replyTo } from "../bookings/mails.ts";
import { helloTo } from "../leads/greeting.ts";
import { accessLink } from "../portal/access/portal-links.ts";
import { absolute } from "../site/paths.ts";
import type { RefundKind } from "./model.ts";
import { moneyOf } from "./money/model.ts";
import { gone, paymentOfMail, refundOfMail } from "./queue-mails.ts";

export async function tooLateMail(
  paymentId: string,
  recipient: string,
  { db, siteOrigin }: MailContext,
): Promise<MailContent | NotNeeded> {
  const found = await paymentOfMail(db, paymentId);
  if (!found?.booking || found.booking.clientEmail !== recipient) return gone;
  const { payment, booking } = found;
  const date = dateInWords(booking.eventDate);
  return {
    subject: `Your ${dollars(payment.amount)} goes back to you: ${date} is taken`,
    preview: "The hold had ended, and somebody else has booked the date. All of it is refunded.",
    heading: "The date has gone, your money comes back",
    blocks: [
      {
        type: "text",
        text: `${helloTo(booking.clientName)}, your payment for ${booking.eventType} came after the hold on ${date} had ended, and the date was booked meanwhile. I am sorry.`,
      },
      {
        type: "text",
        text: `All ${dollars(payment.amount)} is refunded to your card at once; banks take 5 to 10 days to show it.`,
      },
      {
        type: "actions",
        actions: [
          { label: "See which dates are free", href: absolute(siteOrigin, `/book?date=${booking.eventDate}`) },
          { label: `Call ${site.phone.display}`, href: site.phone.href },
        ],
      },
    ],
    replyTo,
  };
}

/** A canceled booking may be on again, so its status goes first. */
function refundMeans(kind: RefundKind, status: BookingStatus, left: string): string {
  if (status === "cancelled") return "You owe nothing more for this booking.";
  const means = {
    price: "The price is lower by that. ",
    courtesy: "The price stays, and you do not owe this again. ",
    again: "",
    cancellation: "",
  }[kind];
  return `${means}${left}`;
}

/** @throws without a secret for the link */
export async function refundMail(
  refundId: string,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const found = await refundOfMail(context.db, refundId);
  if (!found?.booking || found.booking.clientEmail !== recipient) return gone;
  const { refund, payment, booking } = found;
  if (refund.status === "failed") return { notNeeded: "The refund has failed: the DJ says what comes of it" };
  const money = moneyOf(found.sums, booking.status);
  const left = leftToPayInWords(booking, money, now);
  const sum = dollars(refund.amount);
  const isKept = refund.status === "kept";
  const way = payment.method === "card" ? "to your card; banks take 5 to 10 days to show it" : "the way it came";
  const goesBack = `${sum} goes back ${way}`;
  const text = {
    pending: goesBack,
    done: goesBack,
    elsewhere: `the refund of ${sum} did not reach your card, so I give it back in another way`,
    kept: `the refund of ${sum} did not go through, and it does not come back to you: it counts as paid, as before`,
  }[refund.status];
  return {
    subject: `${isKept ? "No refund" : "Refund"} of ${sum}: ${booking.eventType}, ${dateInWords(booking.eventDate)}`,
    preview: isKept ? text : refund.reason,
    heading: isKept ? `${sum} stays paid` : `${sum} goes back to you`,
    blocks: [
      { type: "text", text: `${helloTo(booking.clientName)}, ${text}.` },
      ...(isKept
        ? [{ type: "text", text: left } as const]
        : [{ type: "quote", label: "Why", text: refund.reason } as const]),
      ...(refund.kind && !isKept
        ? [{ type: "text", text: refundMeans(refund.kind, booking.status, left) } as const]
        : []),
      ...(money.left > 0
        ? [
            {
              type: "actions",
              actions: [{ label: "Open the portal", href: await accessLink(booking, context, now) }],
            } as const,
          ]
        : []),
    ],
    replyTo,
  };
}
