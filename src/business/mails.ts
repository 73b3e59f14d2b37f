import type { MailContent, MailContext, NotNeeded } from "../mail/message.ts";
import { amendmentAcceptedMail } from "./agreements/amendment-accepted-mail.ts";
import { amendmentProposedMail } from "./agreements/amendment-proposed-mail.ts";
import { agreementCopyMail } from "./agreements/copy-mail.ts";
import { bookingChangedMail } from "./bookings/changed-mail.ts";
import { bookingConfirmedMail } from "./bookings/confirmed-mail.ts";
import { bookingConfirmedNotice } from "./bookings/confirmed-notice.ts";
import { bookingEndedMail } from "./bookings/ended-mail.ts";
import { holdEndingMail } from "./bookings/hold-ending-mail.ts";
import { waitlistConfirm, waitlistOffer } from "./dates/waitlist-mail.ts";
import { contactNotice } from "./leads/contact-notice-mail.ts";
import { leadAnswer } from "./leads/lead-answer-mail.ts";
import { leadNotice } from "./leads/lead-notice-mail.ts";
import { leadReply } from "./leads/lead-reply-mail.ts";
import { moreLeads } from "./leads/more-leads-mail.ts";
import { goingLive } from "./live/going-live-mail.ts";
import { moreNotices } from "./more-notices-mail.ts";
import { newsletterConfirm } from "./newsletter/confirm-mail.ts";
import { newsletterMail, newsletterTest } from "./newsletter/newsletter-mail.ts";
import { faultDigest } from "./operation/fault-digest-mail.ts";
import type { OutboxMail } from "./outbox-mail.ts";
import { disputeNotice, paymentNotice, refundNotice } from "./payments/notices.ts";
import { receiptMail } from "./payments/receipt-mail.ts";
import { refundMail } from "./payments/refund-mail.ts";
import { balanceReminder } from "./payments/reminder-mail.ts";
import { tooLateMail } from "./payments/too-late-mail.ts";
import { planKeyMail } from "./plan/keys/key-mail.ts";
import { planCommentsMail } from "./plan-digest/comment-mail.ts";
import { planDigest } from "./plan-digest/digest-mail.ts";
import { planDecided } from "./plan-digest/plan-decided-mail.ts";
import { planningMail } from "./planning-mails/planning-mail.ts";
import { portalLinkMail } from "./portal-access/portal-link-mail.ts";
import { quoteMail } from "./quotes/quote-mail.ts";
import { quoteNotice } from "./quotes/quote-notice.ts";
import { clientRequestNotice } from "./requests/request-notice.ts";
import { clientRequestReply } from "./requests/request-reply-mail.ts";
import { reviewNotice } from "./reviews/review-notice.ts";

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
