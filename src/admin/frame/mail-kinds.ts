import type { OutboxMail } from "../../business/outbox-mail.ts";

const words: Readonly<Record<OutboxMail["kind"], string>> = {
  "lead-notice": "New inquiry, to you",
  "lead-notice-more": "More inquiries, to you",
  "lead-reply": "Code and next steps, to the client",
  "contact-notice": "New message, to you",
  "lead-answer": "Your reply, to the client",
  "newsletter-confirm": "Newsletter confirmation",
  newsletter: "Newsletter",
  "newsletter-test": "Test of a newsletter, to you",
  "portal-link": "Portal link",
  "booking-changed": "Changes of a booking, to the client",
  "booking-ended": "Completed or canceled, to the client",
  quote: "Quote, to the client",
  "quote-notice": "News of a quote, to you",
  "booking-confirmed": "Congratulations, to the client",
  "booking-confirmed-notice": "A confirmed booking, to you",
  "waitlist-offer": "A date has come free, to the first in line",
  "payment-receipt": "Receipt, to the client",
  "payment-too-late": "Payment for a date that has gone, to the client",
  "payment-notice": "Payment, to you",
  "payment-refunded": "Refund, to the client",
  "refund-notice": "A refund made at Stripe, to you",
  "dispute-notice": "A disputed payment, to you",
  "balance-reminder": "Balance reminder, to the client",
  planning: "Planning mail, to the client",
  "review-notice": "A review, to you",
  "hold-ending": "A hold ends soon, to the client",
  "amendment-proposed": "A change to agree on, to the client",
  "amendment-accepted": "A change was accepted, to you",
  "agreement-copy": "Signed agreement",
  "plan-digest": "Changes of a plan, to you",
  "plan-decided": "Your yes or no to a change, to who asked",
  "plan-key": "Key to a plan, to who plans along",
  "client-request-notice": "Client request notice",
  "client-request-reply": "Answer to a client",
  "fault-digest": "Faults, to you",
  "going-live": "Going live",
};

/** A kind of mail in words; as it is stored when it has none any more. */
export const mailKindInWords = (kind: string | null): string =>
  Object.entries(words).find(([name]) => name === kind)?.[1] ?? kind ?? "Mail";
