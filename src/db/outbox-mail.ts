import type { EventCategory } from "../content/categories.ts";
import type { ContactMessage } from "../forms/contact.ts";
import type { Lead } from "../forms/lead.ts";

/** A stored inquiry as its two mails tell of it. `receivedAt` is an instant. */
interface LeadMailData {
  lead: Omit<Lead, "leaveBlank" | "idempotencyKey">;
  discountCode: string;
  eventCategory: EventCategory;
  receivedAt: number;
}

/** A stored message of the contact form. `receivedAt` is an instant. */
interface ContactMailData {
  message: Omit<ContactMessage, "leaveBlank" | "idempotencyKey">;
  receivedAt: number;
}

/**
 * What each kind of mail needs to be written. The outbox stores this, never the text: templates render it, and sign
 * any link in it, at sending time.
 */
export type OutboxMail =
  | ({ kind: "lead-notice" } & LeadMailData)
  | ({ kind: "lead-reply" } & LeadMailData)
  | ({ kind: "contact-notice" } & ContactMailData)
  | { kind: "newsletter-confirm"; subscriberId: string }
  | { kind: "portal-link"; bookingId: string }
  | { kind: "client-request-reply"; requestId: string };

/** The mail of one kind. */
export type MailOf<Kind extends OutboxMail["kind"]> = Extract<OutboxMail, { kind: Kind }>;
