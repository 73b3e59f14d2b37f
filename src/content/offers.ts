import type { EventCategory } from "./categories.ts";

/** Percent off any package for a visitor who asks for a quote. */
export const discountPercent = 25;

/** The code that a quote request earns, by category. */
export const discountCodes: Readonly<Record<EventCategory, string>> = {
  corporate: "CORP25",
  wedding: "WEDDING25",
  "private-party": "PARTY25",
};

/** Business hours within which a quote request is answered. */
export const leadReplyHours = 2;

/** Hours within which a message is answered, at the latest and as a rule. */
export const messageReplyHours = { latest: 24, usual: "2-4" } as const;

/** Hours within which a client's request in the portal is answered. */
export const requestReplyHours = 24;

/** `cents` less the discount, in cents, rounded to the nearest cent. */
export const discounted = (cents: number): number => Math.round((cents * (100 - discountPercent)) / 100);
