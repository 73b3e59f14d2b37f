import type { EventCategory } from "./categories.ts";

/** Percent off one package or single service for a visitor who asks for a quote. */
export const discountPercent = 25;

/** What a code does, as every page says it. */
export const codeTakesOff = `Your code takes ${discountPercent}% off one package or single service, not off what is added to it.`;

/** The way to the code from the first view of a page, which has no room to say what the code takes off. */
export const getCode = `Get my ${discountPercent}% code`;

/** The code that a quote request earns, by category. */
export const discountCodes: Readonly<Record<EventCategory, string>> = {
  corporate: "CORP25",
  wedding: "WEDDING25",
  "private-party": "PARTY25",
};

/** A code as it stands once the kind of event is `category`: that of another kind follows, any other stays. */
export const codeFollowing = (category: EventCategory, code: string): string =>
  Object.values(discountCodes).includes(code.trim().toUpperCase()) ? discountCodes[category] : code;

/** Business hours within which a quote request is answered. */
export const leadReplyHours = 2;

/** Hours within which a message is answered, at the latest and as a rule. */
export const messageReplyHours = { latest: 24, usual: "2-4" } as const;

/** How both promises hold while the DJ plays. */
export const onEventNights = "On event nights quotes go out in the breaks, and messages are answered the next morning.";

/** Hours within which a client's request in the portal is answered. */
export const requestReplyHours = 24;

/** `cents` less the discount, in cents, rounded to the nearest cent. */
export const discounted = (cents: number): number => Math.round((cents * (100 - discountPercent)) / 100);
