import { lengthInWords } from "../platform/numbers.ts";

/*
 * The deposit, the days of reminders, quotes and transfers, and the hours of a hold are standard values: the DJ sets others
 * under Settings, and whoever needs one reads it from there (features/settings).
 */

/** Percent of a total that hold a date, rounded to whole dollars. */
export const depositPercent = 25;

/** Days before the event by which the rest is paid. */
export const balanceDueDays = 7;

/** Days before the balance is due on which its client is reminded. */
export const balanceReminderDays = { first: 14, last: 2 } as const;

/** Days for which a quote keeps its price. */
export const quoteDays = 14;

/** Hours for which an accepted quote holds its date. */
export const holdHours = 48;

/** Days that a hold waits for money that is sent in another way than by card. */
export const transferDays = 5;

/** Dates that may be on hold at once without a deposit: for one mailbox, and for one network. */
export const holdsOfMailbox = 2;
export const holdsOfNetwork = 4;

/** Hours for which a date that has come free is offered to one person of its waitlist. */
export const offerHours = 24;

/** People who may wait for one date, as nobody further back is ever reached; and dates that one address may wait for. */
export const longestLine = 20;
export const mostDates = 5;

/** Days in which a place on a waitlist is confirmed by mail; then it is removed. */
export const waitlistConfirmDays = 7;

/** How a date becomes a client's, as each page and mail says it: the beginning of a step, and the rest. */
export const dateIsYours = { lead: "Sign and pay the deposit,", rest: "then the date is yours alone." } as const;

/** What keeps a date until then, for as many hours as are set. */
export const dateIsHeld = (hours: number): string => `Accepting a quote holds the date for ${lengthInWords(hours)}.`;

/** What is played without an outlet or a generator. */
export const onBatteries = "a ceremony, games or quiet music";
