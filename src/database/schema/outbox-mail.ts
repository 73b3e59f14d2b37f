import type { EventCategory } from "../../content/categories.ts";
import type { FollowUp } from "../../content/follow-ups.ts";
import type { QuoteEvent } from "../../content/statuses.ts";
import type { BookingEnd, BookingSummary } from "../../features/bookings/model.ts";
import type { ContactMessage } from "../../features/contact/form.ts";
import type { Lead } from "../../features/home/form.ts";
import type { PaidPurpose, PaymentMethod, ReminderMoment } from "../../features/payments/model.ts";
import type { PlanningMail } from "../../features/reminders/model.ts";
import type { CalendarDate } from "../../platform/dates.ts";

interface LeadMailData {
  contactId: string;
  language: string;
  lead: Omit<Lead, "leaveBlank" | "idempotencyKey">;
  discountCode: string;
  eventCategory: EventCategory;
  receivedAt: number;
}

interface ContactMailData {
  contactId: string;
  message: Omit<ContactMessage, "leaveBlank" | "idempotencyKey">;
  receivedAt: number;
}

/** Visitors cause these at will, so the DJ gets at most one notice of each in ten minutes. */
export type GatheredKind =
  | "lead"
  | "lead-again"
  | "message"
  | "question"
  | "quote-answer"
  | "announcement"
  | "request"
  | "plan";

/** Templates render and sign links when sending, from rows named by id. */
export type OutboxMail =
  | ({ kind: "lead-notice" } & LeadMailData)
  | ({ kind: "lead-reply" } & LeadMailData)
  | { kind: "lead-notice-more"; contactId: string }
  | ({ kind: "contact-notice"; language: string } & ContactMailData)
  /** All within ten minutes of the last notice; their rows name this mail as `gatheredIn`. */
  | { kind: "more-notices"; of: GatheredKind }
  /** `by` is the administrator's address. */
  | {
      kind: "lead-answer";
      contactId: string;
      subject: string;
      text: string;
      by: string;
      papers: { id: string; label: string }[];
    }
  /** Of the links when queued; older mails have none. */
  | { kind: "newsletter-confirm"; subscriberId: string; version?: number }
  /**
   * `linkVersion` when queued; older mails have none. `isNew`: also announces the booking, on `again`, signed
   * `anew` or held `longer`; `open`: asks for what is left of one without an end.
   */
  | {
      kind: "portal-link";
      bookingId: string;
      linkVersion?: number;
      isNew?: boolean | "again" | "anew" | "longer" | "open";
      /** To a corrected address: keys of the plan that ended with the old one. */
      keys?: number | null;
    }
  /** `overtime`: where they said yes to it; null or absent: another change. */
  | {
      kind: "booking-changed";
      bookingId: string;
      before: BookingSummary;
      after: BookingSummary;
      overtime?: "phone" | "room" | null;
    }
  /** `signer`: an id of `bookings.signers`, who signed with the client; null: the client. */
  | { kind: "booking-ended"; bookingId: string; status: BookingEnd; words?: string | null; signer?: string | null }
  | { kind: "invoice"; invoiceId: string; bookingId: string }
  | { kind: "quote"; contactId: string; quoteId: string }
  /** `isKept`: mailed to nobody. */
  | { kind: "quote-notice"; contactId: string; quoteId: string; event: QuoteEvent; text?: string; isKept?: boolean }
  | { kind: "booking-confirmed"; bookingId: string }
  | { kind: "booking-confirmed-notice"; bookingId: string }
  | { kind: "waitlist-offer"; entryId: string }
  | { kind: "waitlist-confirm"; entryId: string }
  | { kind: "payment-receipt"; paymentId: string }
  | { kind: "payment-too-late"; paymentId: string }
  | { kind: "payment-notice"; paymentId: string }
  | { kind: "payment-refunded"; refundId: string }
  | { kind: "payment-unmarked"; paymentId: string }
  | { kind: "payment-instructions"; bookingId: string; purpose: PaidPurpose; method: PaymentMethod; amount: number }
  /** `isOff`: taken back; `byOther`: by whoever else pays. */
  | {
      kind: "payment-announced";
      bookingId: string;
      purpose: PaidPurpose;
      method: PaymentMethod;
      amount: number;
      isOff?: true;
      byOther?: true;
    }
  | { kind: "refund-notice"; refundId: string }
  | { kind: "dispute-notice"; disputeId: string }
  /** `moment`: how near the due date is; `part`: a part's day, else null. */
  | { kind: "balance-reminder"; bookingId: string; moment: ReminderMoment; part: string | null }
  /** `card`: "Visa 4242". */
  | { kind: "card-ended"; bookingId: string; card: string }
  | { kind: "follow-up"; of: FollowUp; id: string; contactId: string | null }
  | { kind: "planning"; bookingId: string; mail: PlanningMail }
  | { kind: "review-notice"; bookingId: string }
  /** `holdEndsAt` when queued. */
  | { kind: "hold-ending"; bookingId: string; holdEndsAt: number }
  | { kind: "hold-ended"; bookingId: string; holdEndsAt: number }
  | { kind: "hold-ended-notice"; bookingId: string; holdEndsAt: number }
  /** Proposals go to the client, acceptances to the DJ, refusals and withdrawals to the other side. */
  | { kind: "amendment-proposed"; bookingId: string; amendmentId: string }
  | { kind: "amendment-accepted"; bookingId: string; amendmentId: string }
  | { kind: "amendment-ended"; bookingId: string; amendmentId: string; words?: string | null }
  /** `linkVersion` when queued. */
  | { kind: "sign-asked"; bookingId: string; signer: string; linkVersion: number }
  | { kind: "new-address"; bookingId: string; linkVersion?: number; before: string }
  /** `to` is "client", "dj" or an id of `bookings.signers`; `countersigned`: all have signed. */
  | { kind: "agreement-copy"; signatureId: string; to: string; countersigned: boolean }
  | { kind: "plan-digest"; bookingId: string; notifiedAt: number }
  | { kind: "plan-comments"; bookingId: string; notifiedAt: number; keyId: string | null }
  | { kind: "plan-news"; bookingId: string; keyId: string | null; since: number; until: number }
  | { kind: "plan-decided"; bookingId: string; batch: string }
  /** When queued; absent since its address was corrected. */
  /** `was`: the day before it moved; its own where the place or the start has changed. */
  | { kind: "plan-key"; keyId: string; version?: number; was?: CalendarDate }
  | { kind: "plan-key-ended"; keyId: string }
  | { kind: "client-request-notice"; requestId: string }
  | { kind: "client-request-reply"; requestId: string; papers: { id: string; label: string }[] }
  /** A reply from another address than its writer's. */
  | { kind: "reply-waiting"; replyId: string }
  /** `sequence` when queued. */
  | { kind: "call"; callId: string; sequence: number }
  | { kind: "call-notice"; callId: string; sequence: number }
  | { kind: "newsletter"; subscriberId: string; newsletterId: string }
  | { kind: "newsletter-test"; newsletterId: string }
  | { kind: "test" }
  | { kind: "fault-digest"; faults: { event: string; place: string; times: number; lastAt: number; lastId: string }[] }
  | { kind: "going-live"; subscriberId: string; broadcastId: string };

export type MailOf<Kind extends OutboxMail["kind"]> = Extract<OutboxMail, { kind: Kind }>;
