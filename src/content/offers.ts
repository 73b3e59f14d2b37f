import { discountCodes, discountPercent } from "./business.ts";

export { discountCodes, discountPercent };

export const codeTakesOff = `Your code takes ${discountPercent}% off one package or single service.`;

export const codeTakesNoMore = "It takes nothing off what is added to it.";

/** For places without room for the discount. */
export const getCode = `Get my ${discountPercent}% code`;

export const leadBudgets = ["Under $1,000", "$1,000-$1,500", "$1,500-$2,500", "$2,500-$5,000", "$5,000+"] as const;

/** Business hours. */
export const leadReplyHours = 2;

/** Hours, at the latest and usually. */
export const messageReplyHours = { latest: 24, usual: "2-4" } as const;

export const onEventNights = "On event nights quotes go out in the breaks, and messages are answered the next morning.";

/** Hours. */
export const requestReplyHours = 24;

/** Cents, rounded. */
export const discounted = (cents: number): number => Math.round((cents * (100 - discountPercent)) / 100);
