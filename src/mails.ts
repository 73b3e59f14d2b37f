import type { OutboxMail } from "./database/schema/outbox-mail.ts";
import { faultDigest } from "./features/admin/health/faults.ts";
import { moreNotices } from "./features/admin/more-notices-mail.ts";
import { bookingChangedMail, bookingEndedMail } from "./features/bookings/change-mails.ts";
import { holdEndedMail, holdEndedNotice, holdEndingMail } from "./features/bookings/holds/hold-mails.ts";
import { bookingConfirmedMail, bookingConfirmedNotice } from "./features/bookings/mails.ts";
import { callMail, callNotice } from "./features/calls/mails.ts";
import { planDecided } from "./features/changes/mails.ts";
import { amendmentProposedMail } from "./features/contracts/asked-mails.ts";
import { amendmentAcceptedMail, amendmentEndedMail, withAgreement } from "./features/contracts/mails.ts";
import { agreementCopyMail, signAskedMail } from "./features/contracts/sign-mails.ts";
import { planKeyEndedMail, planKeyMail } from "./features/invites/key-mail.ts";
import { contactNotice, leadAnswer, leadNotice, leadReply, moreLeads } from "./features/leads/mails.ts";
import { goingLive } from "./features/live/mails.ts";
import { newsletterConfirm, newsletterMail, newsletterTest } from "./features/newsletter/mails.ts";
import { cardEndedMail } from "./features/payments/card/card-ended-mail.ts";
import { invoiceMail } from "./features/payments/invoices/send-invoice.ts";
import { instructionsMail, receiptMail, unmarkedMail } from "./features/payments/mails.ts";
import { announcedNotice, disputeNotice, paymentNotice, refundNotice } from "./features/payments/notice-mails.ts";
import { refundMail, tooLateMail } from "./features/payments/refund-mails.ts";
import { balanceReminder } from "./features/payments/reminder-mail.ts";
import { newAddressMail } from "./features/people/client/new-address.ts";
import { portalLinkMail } from "./features/portal/access/mails.ts";
import { quoteMail, quoteNotice } from "./features/quotes/mails.ts";
import { followUpMail } from "./features/reminders/follow-up-mail.ts";
import { planningMail } from "./features/reminders/mails.ts";
import { clientRequestNotice, clientRequestReply, waitingReplyNotice } from "./features/requests/mails.ts";
import { reviewNotice } from "./features/reviews/reviews.ts";
import { testMail } from "./features/settings/checklist.ts";
import { planCommentsMail, planDigest } from "./features/timeline/mails.ts";
import { planNewsMail } from "./features/timeline/news-mail.ts";
import { waitlistConfirm, waitlistOffer } from "./features/waitlist/mails.ts";
import type { MailContent, MailContext, NotNeeded } from "./platform/mail/message.ts";

/**
 * Gives a reason when nobody needs the mail any more.
 * @throws when a link must be signed without a secret
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
      return leadReply(mail, context, now);
    case "contact-notice":
      return contactNotice(mail, context.siteOrigin);
    case "more-notices":
      return moreNotices(id, mail, context, (notice) => writeMail(notice, context, now));
    case "lead-answer":
      return leadAnswer(mail, context, now);
    case "newsletter-confirm":
      return newsletterConfirm(mail, context, now);
    case "newsletter":
      return newsletterMail(mail, context);
    case "newsletter-test":
      return newsletterTest(mail, context.db);
    case "portal-link":
      return portalLinkMail(mail, recipient, context, now);
    case "new-address":
      return newAddressMail(mail, recipient, context, now);
    case "booking-changed":
      return withAgreement(await bookingChangedMail(mail, recipient, context, now), mail.bookingId, context);
    case "booking-ended":
      return bookingEndedMail(mail, recipient, context, now);
    case "quote":
      return quoteMail(mail, recipient, context, now);
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
    case "invoice":
      return invoiceMail(mail.invoiceId, recipient, context, now);
    case "payment-too-late":
      return tooLateMail(mail.paymentId, recipient, context);
    case "payment-notice":
      return paymentNotice(mail.paymentId, context);
    case "payment-refunded":
      return refundMail(mail.refundId, recipient, context, now);
    case "payment-unmarked":
      return unmarkedMail(mail.paymentId, recipient, context, now);
    case "payment-instructions":
      return instructionsMail(mail, recipient, context, now);
    case "payment-announced":
      return announcedNotice(mail, context);
    case "refund-notice":
      return refundNotice(mail.refundId, context);
    case "dispute-notice":
      return disputeNotice(mail.disputeId, context);
    case "balance-reminder":
      return balanceReminder(mail, recipient, context, now);
    case "card-ended":
      return cardEndedMail(mail, recipient, context, now);
    case "follow-up":
      return followUpMail(mail, recipient, context, now);
    case "planning":
      return planningMail(mail, recipient, context, now);
    case "review-notice":
      return reviewNotice(mail.bookingId, context);
    case "hold-ending":
      return holdEndingMail(mail, recipient, context, now);
    case "hold-ended":
      return holdEndedMail(mail, recipient, context, now);
    case "hold-ended-notice":
      return holdEndedNotice(mail, context);
    case "amendment-proposed":
      return amendmentProposedMail(mail, recipient, context, now);
    case "amendment-ended":
      return amendmentEndedMail(mail, recipient, context, now);
    case "amendment-accepted":
      return amendmentAcceptedMail(mail, recipient, context, now);
    case "sign-asked":
      return signAskedMail(mail, context, now);
    case "agreement-copy":
      return agreementCopyMail(mail, context, now);
    case "plan-digest":
      return planDigest(mail, context);
    case "plan-comments":
      return planCommentsMail(mail, recipient, context, now);
    case "plan-news":
      return planNewsMail(mail, recipient, context, now);
    case "plan-decided":
      return planDecided(mail, context, now);
    case "plan-key":
      return planKeyMail(mail, recipient, context, now);
    case "plan-key-ended":
      return planKeyEndedMail(mail, recipient, context, now);
    case "client-request-notice":
      return clientRequestNotice(mail.requestId, context);
    case "client-request-reply":
      return clientRequestReply(mail, context, now);
    case "reply-waiting":
      return waitingReplyNotice(mail.replyId, context);
    case "call":
      return callMail(mail, context, now);
    case "call-notice":
      return callNotice(mail, context);
    case "test":
      return testMail();
    case "fault-digest":
      return faultDigest(mail, context.siteOrigin);
    case "going-live":
      return goingLive(mail, context);
  }
}
