import type { EventCategory } from "../../content/categories.ts";
import { discountCodes, leadReplyHours } from "../../content/offers.ts";
import type { LeadReceipt } from "../../site/home/form.ts";

/** What the sender of an inquiry of `eventCategory` is told. */
export const receiptFor = (eventCategory: EventCategory): LeadReceipt => ({
  discountCode: discountCodes[eventCategory],
  nextSteps: `Check your e-mail for next steps. Your quote follows within ${leadReplyHours} business hours.`,
  eventCategory,
});
