import { primary } from "../db/client.ts";
import { day } from "../durations.ts";
import { type Bindings, settingsOf } from "../env.ts";
import type { MailContent, MailContext, NotNeeded } from "../mail/message.ts";
import type { MailService } from "../mail/service.ts";
import { inTime, patience, within } from "../web/deadline.ts";
import { amendmentAcceptedMail, amendmentProposedMail } from "./agreements/amendment-mails.ts";
import { agreementCopyMail } from "./agreements/copy-mail.ts";
import { bookingChangedMail, bookingEndedMail } from "./bookings/change-mails.ts";
import { bookingConfirmedMail, bookingConfirmedNotice } from "./bookings/confirm-mails.ts";
import { holdEndingMail } from "./bookings/hold-ending-mail.ts";
import { waitlistOffer } from "./dates/waitlist-mail.ts";
import { contactNotice } from "./leads/contact-notice-mail.ts";
import { leadAnswer } from "./leads/lead-answer-mail.ts";
import { leadNotice } from "./leads/lead-notice-mail.ts";
import { leadReply } from "./leads/lead-reply-mail.ts";
import { moreLeads } from "./leads/more-leads-mail.ts";
import { goingLive } from "./live/going-live-mail.ts";
import { newsletterConfirm } from "./newsletter/confirm-mail.ts";
import { newsletterMail, newsletterTest } from "./newsletter/newsletter-mail.ts";
import { faultDigest } from "./operation/fault-digest-mail.ts";
import { noteFault } from "./operation/faults.ts";
import type { OutboxMail } from "./outbox-mail.ts";
import { receiptMail, refundMail, tooLateMail } from "./payments/mails.ts";
import { disputeNotice, paymentNotice, refundNotice } from "./payments/notices.ts";
import { balanceReminder } from "./payments/reminder-mail.ts";
import { planKeyMail } from "./plan/keys/key-mail.ts";
import { planCommentsMail } from "./plan-digest/comment-mails.ts";
import { planDecided } from "./plan-digest/decisions.ts";
import { planDigest } from "./plan-digest/digest-mail.ts";
import { planningMail } from "./planning-mails/mail.ts";
import { portalLinkMail } from "./portal-access/portal-link-mail.ts";
import { quoteMail, quoteNotice } from "./quotes/quote-mails.ts";
import { clientRequestNotice, clientRequestReply } from "./requests/mails.ts";
import { reviewNotice } from "./reviews/mail.ts";

/**
 * Writes a queued mail as of `now` (milliseconds): reads what its row names by an id alone, and signs its links. Tells why
 * not when nobody needs the mail any more.
 *
 * @throws when a link must be signed and there is no secret
 */
export async function writeMail(
  { mail, recipient }: { mail: OutboxMail; recipient: string },
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  switch (mail.kind) {
    case "lead-notice":
      return leadNotice(mail, context.siteOrigin);
    case "lead-notice-more":
      return moreLeads(mail, context);
    case "lead-reply":
      return leadReply(mail, context.siteOrigin);
    case "contact-notice":
      return contactNotice(mail, context.siteOrigin);
    case "lead-answer":
      return leadAnswer(mail);
    case "newsletter-confirm":
      return newsletterConfirm(mail, context, now);
    case "newsletter":
      return newsletterMail(mail, context);
    case "newsletter-test":
      return newsletterTest(mail, context.db);
    case "portal-link":
      return portalLinkMail(mail, recipient, context, now);
    case "booking-changed":
      return bookingChangedMail(mail, recipient, context, now);
    case "booking-ended":
      return bookingEndedMail(mail, recipient, context, now);
    case "quote":
      return quoteMail(mail, recipient, context);
    case "quote-notice":
      return quoteNotice(mail, context);
    case "booking-confirmed":
      return bookingConfirmedMail(mail, recipient, context, now);
    case "booking-confirmed-notice":
      return bookingConfirmedNotice(mail, context);
    case "waitlist-offer":
      return waitlistOffer(mail, context, now);
    case "payment-receipt":
      return receiptMail(mail.paymentId, recipient, context, now);
    case "payment-too-late":
      return tooLateMail(mail.paymentId, recipient, context);
    case "payment-notice":
      return paymentNotice(mail.paymentId, context);
    case "payment-refunded":
      return refundMail(mail.refundId, recipient, context);
    case "refund-notice":
      return refundNotice(mail.refundId, context);
    case "dispute-notice":
      return disputeNotice(mail.disputeId, context);
    case "balance-reminder":
      return balanceReminder(mail, recipient, context, now);
    case "planning":
      return planningMail(mail, recipient, context, now);
    case "review-notice":
      return reviewNotice(mail.bookingId, context);
    case "hold-ending":
      return holdEndingMail(mail, recipient, context, now);
    case "amendment-proposed":
      return amendmentProposedMail(mail, recipient, context, now);
    case "amendment-accepted":
      return amendmentAcceptedMail(mail, context);
    case "agreement-copy":
      return agreementCopyMail(mail, context, now);
    case "plan-digest":
      return planDigest(mail, context);
    case "plan-comments":
      return planCommentsMail(mail, recipient, context, now);
    case "plan-decided":
      return planDecided(mail, context);
    case "plan-key":
      return planKeyMail(mail, recipient, context, now);
    case "client-request-notice":
      return clientRequestNotice(mail.requestId, context);
    case "client-request-reply":
      return clientRequestReply(mail.requestId, context, now);
    case "fault-digest":
      return faultDigest(mail, context.siteOrigin);
    case "going-live":
      return goingLive(mail, context);
  }
}

/** What sends this environment's mails. */
export const mailService = (env: Bindings): MailService => {
  const { siteOrigin, linkSecrets } = settingsOf(env);
  const noteKey = (id: string) => `mail-sent:${id}`;
  return {
    ...{ db: primary(env.DB), email: env.EMAIL, siteOrigin, linkSecrets, write: writeMail },
    sentNotes: {
      put: (id) => inTime(env.NOW_PLAYING.put(noteKey(id), "sent", { expirationTtl: day / 1000 })),
      has: (id) =>
        within(
          patience.read,
          env.NOW_PLAYING.get(noteKey(id)).then((note) => note !== null),
          false,
        ).catch(() => false),
    },
    noteFault: (event, kind) => noteFault(env.DB, { event, place: kind, id: "" }, Date.now()),
  };
};
