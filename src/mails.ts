import type { OutboxMail } from "./database/schema/outbox-mail.ts";
import { moreNotices } from "./features/admin/more-notices-mail.ts";
import { faultDigest } from "./features/admin/operation/fault-digest-mail.ts";
import { bookingChangedMail } from "./features/bookings/changed-mail.ts";
import { bookingConfirmedMail } from "./features/bookings/confirmed-mail.ts";
import { bookingConfirmedNotice } from "./features/bookings/confirmed-notice.ts";
import { bookingEndedMail } from "./features/bookings/ended-mail.ts";
import { holdEndingMail } from "./features/bookings/hold-ending-mail.ts";
import { amendmentAcceptedMail } from "./features/contracts/amendment-accepted-mail.ts";
import { amendmentProposedMail } from "./features/contracts/amendment-proposed-mail.ts";
import { agreementCopyMail } from "./features/contracts/copy-mail.ts";
import { planKeyMail } from "./features/invites/key-mail.ts";
import { contactNotice } from "./features/leads/contact-notice-mail.ts";
import { leadAnswer } from "./features/leads/lead-answer-mail.ts";
import { leadNotice } from "./features/leads/lead-notice-mail.ts";
import { leadReply } from "./features/leads/lead-reply-mail.ts";
import { moreLeads } from "./features/leads/more-leads-mail.ts";
import { goingLive } from "./features/live/going-live-mail.ts";
import { newsletterConfirm } from "./features/newsletter/confirm-mail.ts";
import { newsletterMail, newsletterTest } from "./features/newsletter/newsletter-mail.ts";
import { disputeNotice, paymentNotice, refundNotice } from "./features/payments/notices.ts";
import { receiptMail } from "./features/payments/receipt-mail.ts";
import { refundMail } from "./features/payments/refund-mail.ts";
import { balanceReminder } from "./features/payments/reminder-mail.ts";
import { tooLateMail } from "./features/payments/too-late-mail.ts";
import { portalLinkMail } from "./features/portal/access/portal-link-mail.ts";
import { planDecided } from "./features/proposals/mails.ts";
import { quoteMail } from "./features/quotes/quote-mail.ts";
import { quoteNotice } from "./features/quotes/quote-notice.ts";
import { planningMail } from "./features/reminders/planning-mail.ts";
import { clientRequestNotice } from "./features/requests/request-notice.ts";
import { clientRequestReply } from "./features/requests/request-reply-mail.ts";
import { reviewNotice } from "./features/reviews/review-notice.ts";
import { planCommentsMail } from "./features/timeline/comment-mail.ts";
import { planDigest } from "./features/timeline/digest-mail.ts";
import { waitlistConfirm, waitlistOffer } from "./features/waitlist/waitlist-mail.ts";
import type { MailContent, MailContext, NotNeeded } from "./platform/mail/message.ts";

/**
 * Writes a queued mail as of `now` (milliseconds): reads what its row names by an id alone, and signs its links. Tells why
 * not when nobody needs the mail any more.
 *
 * @throws when a link must be signed and there is no secret
 */
export async function writeMail(
  { id, mail, recipient }: { id: string; mail: OutboxMail; recipient: string },
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
    case "more-notices":
      return moreNotices(id, mail, context, (notice) => writeMail(notice, context, now));
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
    case "waitlist-confirm":
      return waitlistConfirm(mail, context, now);
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
      return planDecided(mail, context, now);
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
