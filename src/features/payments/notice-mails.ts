import type { BookingStatus } from "../../content/statuses.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import type { CalendarDate } from "../../platform/dates.ts";
import { dateInWords, instantInWords } from "../../platform/english.ts";
import { hasNoAddress } from "../../platform/fields/no-address.ts";
import { capitalized } from "../../platform/language.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { dollars } from "../../platform/money.ts";
import { adminPaths } from "../admin/paths.ts";
import { contractNumber } from "../bookings/model.ts";
import { absolute } from "../site/paths.ts";
import { moneyOfBooking } from "./client-money.ts";
import { bookingMoney } from "./dj/paths.ts";
import { announcerInWords, paymentMethodLabels, paymentPurposeLabels } from "./model.ts";
import { moneyOf } from "./money/model.ts";
import { disputeOfMail, paymentGone, paymentOfMail, refundOfMail } from "./queue-mails.ts";

interface Notice {
  subject: string;
  text: string;
  about: { payment: { amount: number; currency: string }; booking: NoticedBooking | null };
  more?: readonly { label: string; value: string }[];
}

interface NoticedBooking {
  id: string;
  status: BookingStatus;
  clientName: string;
  clientEmail: string;
  eventDate: CalendarDate;
}

const noticeOf = (
  siteOrigin: string,
  { subject, text, about: { payment, booking }, more = [] }: Notice,
): MailContent => ({
  subject,
  preview: text,
  heading: subject,
  blocks: [
    { type: "text", text },
    {
      type: "facts",
      rows: [
        {
          label: "Payment",
          value:
            payment.currency === "usd"
              ? dollars(payment.amount)
              : `${dollars(payment.amount)} (${payment.currency.toUpperCase()})`,
        },
        ...(booking ? [{ label: "Event", value: dateInWords(booking.eventDate) }] : []),
        ...more,
      ],
    },
    {
      type: "actions",
      actions: [
        {
          label: "Open the money",
          href: absolute(siteOrigin, booking ? bookingMoney(booking.id).page : adminPaths.money),
        },
      ],
    },
  ],
  replyTo: booking ? { name: booking.clientName, email: booking.clientEmail } : undefined,
});

const staysConfirmed = (booking: NoticedBooking | null): string =>
  booking?.status === "confirmed" ? " The booking stays confirmed until you cancel it." : "";

const whoOf = (booking: NoticedBooking | null): string => booking?.clientName ?? "An unknown booking";

export async function paymentNotice(
  paymentId: string,
  { db, siteOrigin }: MailContext,
): Promise<MailContent | NotNeeded> {
  const found = await paymentOfMail(db, paymentId);
  if (!found) return paymentGone;
  const { payment, booking, isRefused } = found;
  const who = whoOf(booking);
  const purpose = paymentPurposeLabels[payment.purpose].toLowerCase();
  if (payment.status === "unmarked") return { notNeeded: "The payment was marked by mistake" };
  const noticeTexts = {
    paid: {
      subject: `Paid: ${dollars(payment.amount)}, ${purpose}, ${who}`,
      text:
        payment.refundedAmount > 0
          ? `${dollars(payment.refundedAmount)} of it went back already. What is left counts for the booking.`
          : payment.purpose === "tip"
            ? "It is yours beside the price, and changes nothing of what is owed."
            : "It counts for the booking.",
    },
    refunded: {
      subject: `Refunded: ${dollars(payment.amount)}, ${who}`,
      text: isRefused
        ? "The date had gone when the payment came, so all of it goes back. The client was told."
        : "All of it has gone back, so it counts for nothing and confirms nothing. The client was not written to.",
    },
    unmatched: {
      subject: `Fits no booking: ${dollars(payment.amount)}, ${who}`,
      text: `Amount, currency or booking is not what was due.${booking && payment.currency === "usd" ? " The client reads that it goes back." : ""} Look at it and refund it, or call the client.`,
    },
  }[payment.status];
  const more = payment.method === "card" && payment.note ? [{ label: "By", value: `The kept ${payment.note}` }] : [];
  return noticeOf(siteOrigin, { ...noticeTexts, about: found, more });
}

/** For a refund made at Stripe, or one that failed. */
export async function refundNotice(
  refundId: string,
  { db, siteOrigin }: MailContext,
): Promise<MailContent | NotNeeded> {
  const found = await refundOfMail(db, refundId);
  if (!found) return paymentGone;
  const { refund, booking } = found;
  const failed = refund.status === "failed";
  return noticeOf(siteOrigin, {
    subject: `${failed ? "Refund failed" : "Refunded at Stripe"}: ${dollars(refund.amount)}, ${whoOf(booking)}`,
    text: failed
      ? `The money did not go back (${refund.lastError ?? "no reason was given"}), so the payment counts as before. Give it back in another way, or keep it, and say so beside the booking's money: the client hears of it then.`
      : `This was given back in Stripe's dashboard, and the client was not written to. Nobody is asked for it again until you say beside it what it means: a lower price, a courtesy, or neither.${staysConfirmed(booking)}`,
    about: found,
    more: [{ label: failed ? "Refund" : "Given back", value: dollars(refund.amount) }],
  });
}

export async function disputeNotice(
  disputeId: string,
  { db, siteOrigin }: MailContext,
): Promise<MailContent | NotNeeded> {
  const found = await disputeOfMail(db, disputeId);
  if (!found) return paymentGone;
  const { dispute, booking } = found;
  const unconfirmed = booking?.status === "hold" ? " It does not confirm the booking: that is up to you." : "";
  const [word, text] = !dispute.isClosed
    ? [
        "Disputed",
        `The payer told the bank that this payment is not right. Answer it in Stripe's dashboard, under Disputes, with the signed agreement: Stripe says there until when. The payment counts here until that is decided.${unconfirmed || staysConfirmed(booking)}`,
      ]
    : dispute.status === "lost"
      ? [
          "Dispute lost",
          `The bank has taken this back for good. The booking's money no longer counts it, and the client was not written to: nobody is asked for it again until you say beside it what it means.${staysConfirmed(booking)}`,
        ]
      : [dispute.status === "won" ? "Dispute won" : "Dispute closed", `The payment stays and counts.${unconfirmed}`];
  return noticeOf(siteOrigin, {
    subject: `${word}: ${dollars(dispute.amount)}, ${whoOf(booking)}`,
    text,
    about: found,
    more: [{ label: "Reason", value: dispute.reason.replaceAll("_", " ") }],
  });
}

export async function announcedNotice(
  { bookingId, purpose, method, amount, isOff, byOther }: MailOf<"payment-announced">,
  { db, siteOrigin }: MailContext,
): Promise<MailContent | NotNeeded> {
  const found = await moneyOfBooking(db, bookingId);
  const due = found ? Math.min(amount, moneyOf(found.sums, found.booking.status).left) : 0;
  if (!found || due === 0) return { notNeeded: "It is paid, or the booking is gone" };
  const { booking } = found;
  const who = capitalized(announcerInWords(byOther === true, booking.clientName));
  const how = paymentMethodLabels[method];
  if (isOff)
    return noticeOf(siteOrigin, {
      subject: `Not coming by ${how}: ${dollars(due)}, ${booking.clientName}`,
      text: `${who} has taken it back: nothing is on its way by ${how}.`,
      about: { payment: { amount: due, currency: "usd" }, booking },
      more: [{ label: "Number", value: contractNumber(bookingId) }],
    });
  return noticeOf(siteOrigin, {
    subject: `Coming by ${how}: ${dollars(due)}, ${booking.clientName}`,
    text: `${who} pays ${purpose === "part" ? dollars(due) : `the ${purpose}`} by ${how}, and ${byOther ? "has read there" : hasNoAddress(booking.clientEmail) ? "has read in the portal" : "was mailed"} how. Mark it once it is there.${
      booking.holdEndsAt === null ? "" : ` The date waits until ${instantInWords(booking.holdEndsAt)}.`
    }`,
    about: { payment: { amount: due, currency: "usd" }, booking },
    more: [{ label: "Number", value: contractNumber(bookingId) }],
  });
}
