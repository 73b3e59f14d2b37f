import type { EventCategory } from "../../content/categories.ts";
import { discountCodes, leadReplyHours } from "../../content/offers.ts";
import type { LeadReceipt } from "../home/form.ts";
import { quoteDueInWords } from "./promised-answer.ts";

/** What the sender of an inquiry of `eventCategory` is told that came at `receivedAt` (milliseconds). */
export function receiptFor(eventCategory: EventCategory, receivedAt: number): LeadReceipt {
  const quoteBy = quoteDueInWords(receivedAt);
  return {
    discountCode: discountCodes[eventCategory],
    nextSteps: `Check your email for next steps. Your quote follows within ${leadReplyHours} business hours${quoteBy ? `: by ${quoteBy}` : ""}.`,
    eventCategory,
    quoteBy,
  };
}
