import type { EventCategory } from "../../content/categories.ts";
import type { FollowUp } from "../../content/follow-ups.ts";
import type { QuoteEvent } from "../../content/statuses.ts";
import type { BookingEnd, BookingSummary } from "../../features/bookings/model.ts";
import type { ContactMessage } from "../../features/contact/form.ts";
import type { Lead } from "../../features/home/form.ts";
import type { PaidPurpose, PaymentMethod, ReminderMoment } from "../../features/payments/model.ts";
import type { PlanningMail } from "../../features/reminders/model.ts";

/** `receivedAt` is an instant. Older mails have no `contactId`. */
interface LeadMailData {
  contactId?: string;
  lead: Omit<Lead, "leaveBlank" | "idempotencyKey">;
  discountCode: string;
  eventCategory: EventCategory;
  receivedAt: number;
}

/** `receivedAt` is an instant. Older mails have no `contactId`. */
interface ContactMailData {
  contactId?: string;
  message: Omit<ContactMessage, "leaveBlank" | "idempotencyKey">;
  receivedAt: number;
}

/** From visitors and clients as often as they like: the DJ gets a notice of each once in ten minutes at most. */
export type GatheredKind = "lead" | "lead-again" | "message" | "question" | "quote-answer" | "request" | "plan";

/** The data of each kind; templates write the text and sign links at sending time, and then read rows named by id. */
export type OutboxMail =
  | ({ kind: "lead-notice" } & LeadMailData)
  | ({ kind: "lead-reply" } & LeadMailData)
  /** More inquiries from this one's mailbox on its day. */
  | { kind: "lead-notice-more"; contactId: string }
  | ({ kind: "contact-notice" } & ContactMailData)
  /** To the DJ: all of a kind within ten minutes of its last notice. Their rows name this mail as `gatheredIn`. */
  | { kind: "more-notices"; of: GatheredKind }
  /** The DJ's reply to a lead or message; `by` is the administrator's address. Older mails have no `papers`. */
  | {
      kind: "lead-answer";
      contactId: string;
      subject: string;
      text: string;
      by: string;
      papers?: { id: string; label: string }[];
    }
  /** `version` of the subscriber's links when queued; older mails have none. */
  | { kind: "newsletter-confirm"; subscriberId: string; version?: number }
  /**
   * `linkVersion` of the booking when queued; older mails have none. `isNew`: it tells of the booking as well, that it is on `again`, or
   * that its agreement is signed `anew`.
   */
  | { kind: "portal-link"; bookingId: string; linkVersion?: number; isNew?: boolean | "again" | "anew" }
  | { kind: "booking-changed"; bookingId: string; before: BookingSummary; after: BookingSummary }
  | { kind: "booking-ended"; bookingId: string; status: BookingEnd; words?: string | null }
  /** An invoice or credit note, to the client or who pays the bills. */
  | { kind: "invoice"; invoiceId: string }
  /** To the client who asked for it. */
  | { kind: "quote"; contactId: string; quoteId: string }
  /** To the DJ; `text` are the client's words. `isKept`: it was mailed to nobody. */
  | { kind: "quote-notice"; contactId: string; quoteId: string; event: QuoteEvent; text?: string; isKept?: boolean }
  /** Signed, and its deposit paid: to the client, and to the DJ. */
  | { kind: "booking-confirmed"; bookingId: string }
  | { kind: "booking-confirmed-notice"; bookingId: string }
  /** To the first of a date's waitlist. */
  | { kind: "waitlist-offer"; entryId: string }
  | { kind: "waitlist-confirm"; entryId: string }
  | { kind: "payment-receipt"; paymentId: string }
  | { kind: "payment-too-late"; paymentId: string }
  /** To the DJ. */
  | { kind: "payment-notice"; paymentId: string }
  | { kind: "payment-refunded"; refundId: string }
  /** A payment was marked by mistake. */
  | { kind: "payment-unmarked"; paymentId: string }
  /** Not by card: to the client who chose it, and to the DJ. */
  /** `amount` in cents. */
  | { kind: "payment-instructions"; bookingId: string; purpose: PaidPurpose; method: PaymentMethod; amount: number }
  | { kind: "payment-announced"; bookingId: string; purpose: PaidPurpose; method: PaymentMethod; amount: number }
  /** To the DJ: a refund at Stripe, or a failed one, and a dispute. */
  | { kind: "refund-notice"; refundId: string }
  | { kind: "dispute-notice"; disputeId: string }
  /** `moment`: how near the due date is; `part`: the day of a part, else null. */
  | { kind: "balance-reminder"; bookingId: string; moment: ReminderMoment; part: string | null }
  /** The DJ edits what it says. */
  /** Once, when nothing was heard of a lead, a quote or a booking. */
  | { kind: "follow-up"; of: FollowUp; id: string; contactId: string | null }
  | { kind: "planning"; bookingId: string; mail: PlanningMail }
  /** To the DJ. */
  | { kind: "review-notice"; bookingId: string }
  /** To the client before the end of a hold and at it, and to the DJ of one that was signed; `holdEndsAt` as it was. */
  | { kind: "hold-ending"; bookingId: string; holdEndsAt: number }
  | { kind: "hold-ended"; bookingId: string; holdEndsAt: number }
  | { kind: "hold-ended-notice"; bookingId: string; holdEndsAt: number }
  /** Of a signed booking: asked of the client, accepted, to the DJ; declined or taken back, to the other side. */
  | { kind: "amendment-proposed"; bookingId: string; amendmentId: string }
  | { kind: "amendment-accepted"; bookingId: string; amendmentId: string }
  | { kind: "amendment-ended"; bookingId: string; amendmentId: string }
  /** To one who signs beside the client or in the client's place. `linkVersion` is that of when the mail was queued. */
  | { kind: "sign-asked"; bookingId: string; signer: string; linkVersion: number }
  /** `to` is "client", "dj" or an id of `bookings.signers`; `countersigned`: once all have signed. */
  | { kind: "agreement-copy"; signatureId: string; to: string; countersigned: boolean }
  /** To the DJ: changes with the instant `notifiedAt`. */
  | { kind: "plan-digest"; bookingId: string; notifiedAt: number }
  /** The DJ's comments with the instant `notifiedAt`: to the client, or to who holds the key `keyId`. */
  | { kind: "plan-comments"; bookingId: string; notifiedAt: number; keyId: string | null }
  /** Changes by others from `since` to `until`: to the client, or to the holder of the key `keyId`. */
  | { kind: "plan-news"; bookingId: string; keyId: string | null; since: number; until: number }
  /** To who proposed a change of a locked plan. */
  | { kind: "plan-decided"; bookingId: string; batch: string }
  /** `version` of the key when queued; absent since its address was corrected. */
  | { kind: "plan-key"; keyId: string; version?: number }
  /** Before its last day, to who holds it. */
  | { kind: "plan-key-ended"; keyId: string }
  | { kind: "client-request-notice"; requestId: string }
  | { kind: "client-request-reply"; requestId: string }
  /** To the DJ: a reply by mail from another address than its writer's. */
  | { kind: "reply-waiting"; replyId: string }
  /** To who picked a time for a call, and to the DJ; `sequence` as it was. */
  | { kind: "call"; callId: string; sequence: number }
  | { kind: "call-notice"; callId: string; sequence: number }
  | { kind: "newsletter"; subscriberId: string; newsletterId: string }
  /** To the administrator who asks for it. */
  | { kind: "newsletter-test"; newsletterId: string }
  /** To the administrator who asks for it. */
  | { kind: "test" }
  | { kind: "fault-digest"; faults: { event: string; place: string; times: number; lastAt: number; lastId: string }[] }
  | { kind: "going-live"; subscriberId: string; broadcastId: string };

export type MailOf<Kind extends OutboxMail["kind"]> = Extract<OutboxMail, { kind: Kind }>;
