import type { EventCategory } from "../../content/categories.ts";
import type { QuoteEvent } from "../../content/statuses.ts";
import type { BookingEnd, BookingSummary } from "../../features/bookings/model.ts";
import type { ContactMessage } from "../../features/contact/form.ts";
import type { Lead } from "../../features/home/form.ts";
import type { PaymentMethod, PaymentPurpose, ReminderMoment } from "../../features/payments/model.ts";
import type { PlanningMail } from "../../features/reminders/model.ts";

/** A stored inquiry as its two mails tell of it. `receivedAt` is an instant. Mails of before the contact was noted have none. */
interface LeadMailData {
  contactId?: string;
  lead: Omit<Lead, "leaveBlank" | "idempotencyKey">;
  discountCode: string;
  eventCategory: EventCategory;
  receivedAt: number;
}

/** A stored message of the contact form. `receivedAt` is an instant. Mails of before the contact was noted have none. */
interface ContactMailData {
  contactId?: string;
  message: Omit<ContactMessage, "leaveBlank" | "idempotencyKey">;
  receivedAt: number;
}

/** What visitors and clients may tell the DJ as often as they like: a notice of each goes out once in ten minutes at most. */
export type GatheredKind = "lead" | "lead-again" | "message" | "question" | "quote-answer" | "request" | "plan";

/**
 * What each kind of mail needs to be written. The outbox stores this, never the text: templates render it, and sign
 * any link in it, at sending time. What is named by an id alone is read then as well.
 */
export type OutboxMail =
  | ({ kind: "lead-notice" } & LeadMailData)
  | ({ kind: "lead-reply" } & LeadMailData)
  /** More inquiries from the mailbox of this one on its day. */
  | { kind: "lead-notice-more"; contactId: string }
  | ({ kind: "contact-notice" } & ContactMailData)
  /** All of a kind that came within ten minutes of the last notice of it, to the DJ: mails that name this one as `gatheredIn`. */
  | { kind: "more-notices"; of: GatheredKind }
  /** What the DJ has written to a lead or to who sent a message; `by` is the administrator's address. */
  | { kind: "lead-answer"; contactId: string; subject: string; text: string; by: string }
  /** `version` is that of the subscriber's links when the mail was queued; mails of before it was noted have none. */
  | { kind: "newsletter-confirm"; subscriberId: string; version?: number }
  /** `linkVersion` is that of the booking when the mail was queued; mails of before it was noted have none. `isNew`: it tells of the booking as well. */
  | { kind: "portal-link"; bookingId: string; linkVersion?: number; isNew?: boolean }
  | { kind: "booking-changed"; bookingId: string; before: BookingSummary; after: BookingSummary }
  | { kind: "booking-ended"; bookingId: string; status: BookingEnd; words?: string | null }
  /** A version of a quote, to the client who asked for it. */
  | { kind: "quote"; contactId: string; quoteId: string }
  /** What a client has done with a quote, to the DJ; `text` are the client's words. `isKept`: it was mailed to nobody. */
  | { kind: "quote-notice"; contactId: string; quoteId: string; event: QuoteEvent; text?: string; isKept?: boolean }
  /** The booking is signed and its deposit paid: to the client, and to the DJ. */
  | { kind: "booking-confirmed"; bookingId: string }
  | { kind: "booking-confirmed-notice"; bookingId: string }
  /** A date has come free, and is offered to the first of its waitlist. */
  | { kind: "waitlist-offer"; entryId: string }
  /** Somebody asked to wait for a date: the address is asked whether it was them. */
  | { kind: "waitlist-confirm"; entryId: string }
  | { kind: "payment-receipt"; paymentId: string }
  | { kind: "payment-too-late"; paymentId: string }
  /** To the DJ. */
  | { kind: "payment-notice"; paymentId: string }
  | { kind: "payment-refunded"; refundId: string }
  /** A payment was marked by mistake. */
  | { kind: "payment-unmarked"; paymentId: string }
  /** How to pay in another way than by card, to the client who chose it; and that it is coming, to the DJ. */
  | { kind: "payment-instructions"; bookingId: string; purpose: PaymentPurpose; method: PaymentMethod }
  | { kind: "payment-announced"; bookingId: string; purpose: PaymentPurpose; method: PaymentMethod }
  /** To the DJ: money that was given back at Stripe, or could not be, and a payment that its payer's bank takes back. */
  | { kind: "refund-notice"; refundId: string }
  | { kind: "dispute-notice"; disputeId: string }
  /** `moment` tells how near the day is on which the balance falls due. */
  | { kind: "balance-reminder"; bookingId: string; moment: ReminderMoment }
  /** Leads a client to the evening and out of it; what it says the DJ edits. */
  | { kind: "planning"; bookingId: string; mail: PlanningMail }
  /** What a client said of the evening, to the DJ. */
  | { kind: "review-notice"; bookingId: string }
  /** A hold ends soon; `holdEndsAt` is the instant that it had when the mail was queued. */
  | { kind: "hold-ending"; bookingId: string; holdEndsAt: number }
  /** A change of a signed booking: asked of the client, and accepted, to the DJ. */
  | { kind: "amendment-proposed"; bookingId: string; amendmentId: string }
  | { kind: "amendment-accepted"; bookingId: string; amendmentId: string }
  /** The copy of a signed agreement, for the client or the DJ; `countersigned`: once the DJ has signed as well. */
  | { kind: "agreement-copy"; signatureId: string; to: "client" | "dj"; countersigned: boolean }
  /** Changes of a plan that bear the instant `toldAt`, to the DJ. */
  | { kind: "plan-digest"; bookingId: string; toldAt: number }
  /** What the DJ said of moments, those comments that bear the instant `toldAt`; to the client, or to who holds the key `keyId`. */
  | { kind: "plan-comments"; bookingId: string; toldAt: number; keyId: string | null }
  /** What concerns somebody of what others did in a plan from `since` to `until`: the client, or who holds the key `keyId`. */
  | { kind: "plan-news"; bookingId: string; keyId: string | null; since: number; until: number }
  /** What the DJ has decided on a change of a locked plan, to who proposed it. */
  | { kind: "plan-decided"; bookingId: string; batch: string }
  /** The link of a key to a plan, in the version that the key had when the mail was queued; without one since its address was corrected. */
  | { kind: "plan-key"; keyId: string; version?: number }
  /** A key to a plan, or its link, ended before its last day: to who holds it. */
  | { kind: "plan-key-ended"; keyId: string }
  | { kind: "client-request-notice"; requestId: string }
  | { kind: "client-request-reply"; requestId: string }
  | { kind: "newsletter"; subscriberId: string; newsletterId: string }
  /** To the administrator who asks for it. */
  | { kind: "newsletter-test"; newsletterId: string }
  /** What went wrong, by kind and place. */
  | { kind: "fault-digest"; faults: { event: string; place: string; times: number; lastAt: number; lastId: string }[] }
  | { kind: "going-live"; subscriberId: string; broadcastId: string };

/** The mail of one kind. */
export type MailOf<Kind extends OutboxMail["kind"]> = Extract<OutboxMail, { kind: Kind }>;
