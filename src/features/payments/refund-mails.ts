import { site } from "../../content/site.ts";
import type { BookingStatus } from "../../content/statuses.ts";
import type { Words } from "../../content/words/en/index.ts";
import { fill, headIn } from "../../platform/language.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { dollars } from "../../platform/money.ts";
import { wordsIn } from "../../platform/pages/words.ts";
import { leftToPayInWords } from "../bookings/client-view.ts";
import { bookingIn } from "../leads/greeting.ts";
import { accessLink } from "../portal/access/portal-links.ts";
import { absolute, dateOnBook } from "../site/paths.ts";
import { notedReasons } from "./card/store-returned.ts";
import type { RefundKind } from "./model.ts";
import { moneyOf } from "./money/model.ts";
import { paymentGone, paymentOfMail, refundOfMail } from "./queue-mails.ts";

export async function tooLateMail(
  paymentId: string,
  recipient: string,
  { db, siteOrigin }: MailContext,
): Promise<MailContent | NotNeeded> {
  const found = await paymentOfMail(db, paymentId);
  if (!found?.booking || found.booking.clientEmail !== recipient) return paymentGone;
  const { payment, booking, isRefused } = found;
  const words = wordsIn(booking.language);
  const { formats, bookingMails } = words;
  const filled = { ...bookingIn(booking, words), amount: dollars(payment.amount) };
  if (!isRefused)
    return {
      ...headIn(words, words.money.mails.notDue, filled),
      blocks: [{ type: "text", text: `${fill(words.booked.notDue, filled)} ${words.money.mails.notDue.nothing}` }],
    };
  const tooLateWords = words.money.mails.tooLate;
  return {
    ...headIn(words, tooLateWords, filled),
    blocks: [
      { type: "text", text: fill(tooLateWords.text, filled) },
      { type: "text", text: fill(tooLateWords.refunded, filled) },
      {
        type: "actions",
        actions: [
          { label: tooLateWords.free, href: absolute(siteOrigin, formats.prefix + dateOnBook(booking.eventDate)) },
          { label: fill(bookingMails.call, { phone: site.phone.display }), href: site.phone.href },
        ],
      },
    ],
  };
}

/** A canceled booking may be on again, so its status goes first. */
function refundMeans(
  kind: RefundKind,
  status: BookingStatus,
  { left, goesBack }: { left: string; goesBack: number },
  { money }: Words,
): string {
  const { price, courtesy, canceled, canceledRest } = money.mails.refund;
  if (status === "cancelled") return goesBack > 0 ? fill(canceledRest, { back: dollars(goesBack) }) : canceled;
  return fill({ price, courtesy, again: "{left}", cancellation: "{left}" }[kind], { left });
}

/** @throws without a secret for the link */
export async function refundMail(
  refundId: string,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const found = await refundOfMail(context.db, refundId);
  if (!found?.booking || found.booking.clientEmail !== recipient) return paymentGone;
  const { refund, payment, booking } = found;
  if (refund.status === "failed") return { notNeeded: "The refund has failed: the DJ says what comes of it" };
  const money = moneyOf(found.sums, booking.status);
  const words = wordsIn(booking.language);
  const { formats, bookingMails } = words;
  const refundWords = words.money.mails.refund;
  const left = leftToPayInWords(booking, money, now, words);
  const isKept = refund.status === "kept";
  const isReasonless = isKept || Object.values(notedReasons).includes(refund.reason);
  const filled = { ...bookingIn(booking, words), amount: dollars(refund.amount) };
  const { elsewhere, kept } = refundWords;
  const goesBack = payment.method === "card" ? refundWords.toCard : refundWords.asItCame;
  const text = fill({ pending: goesBack, done: goesBack, elsewhere, kept }[refund.status], filled);
  return {
    language: formats.tag,
    subject: fill(isKept ? refundWords.subjectKept : refundWords.subject, filled),
    preview: isReasonless ? text : refund.reason,
    heading: fill(isKept ? refundWords.headingKept : refundWords.heading, filled),
    blocks: [
      { type: "text", text: fill(refundWords.text, { ...filled, text }) },
      ...(isKept ? [{ type: "text", text: left } as const] : []),
      ...(isReasonless ? [] : [{ type: "quote", label: bookingMails.why, text: refund.reason } as const]),
      ...(refund.kind && !isKept
        ? [
            {
              type: "text",
              text: refundMeans(refund.kind, booking.status, { left, goesBack: money.goesBack ?? 0 }, words),
            } as const,
          ]
        : []),
      ...(money.left > 0
        ? [
            {
              type: "actions",
              actions: [{ label: bookingMails.openPortal, href: await accessLink(booking, context, now) }],
            } as const,
          ]
        : []),
    ],
  };
}
