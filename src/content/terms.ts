import { lengthInWords } from "../platform/numbers.ts";

export { balanceDueDays, depositPercent, holdHours, quoteDays } from "./business.ts";

/*
 * Deposit, days of the balance, reminders, quotes and transfers, and hours of a hold are defaults: the DJ sets others under
 * Settings, so read them from features/settings.
 */

/** Before the balance is due. */
export const balanceReminderDays = { first: 14, last: 2 } as const;

/** For which a hold waits for money not by card. */
export const transferDays = 5;

/** Dates on hold at once without a deposit: for one mailbox, and for one network. */
export const holdsOfMailbox = 2;
export const holdsOfNetwork = 4;

/** For which a free date is offered to one person of its waitlist. */
export const offerHours = 24;

/** People waiting for one date, as nobody further back is ever reached; and dates for one address. */
export const longestLine = 20;
export const mostDates = 5;

/** To confirm a place on a waitlist by mail; then it is removed. */
export const waitlistConfirmDays = 7;

/** Days for which a link to sign an agreement works. */
export const signLinkDays = 90;

/** Days for which a link to pay in the client's place works. */
export const payLinkDays = 60;

/** Days for which a link to pick a time for a call works. */
export const callLinkDays = 60;

/** The beginning of a step, and the rest. */
export const dateIsYours = { lead: "Sign and pay the deposit,", rest: "then the date is yours alone." } as const;

export const dateIsHeld = (hours: number): string => `Accepting a quote holds the date for ${lengthInWords(hours)}.`;

/** Played without an outlet or a generator. */
export const onBatteries = "a ceremony, games or quiet music";
