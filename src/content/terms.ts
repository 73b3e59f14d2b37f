/* Deposit, balance, quotes and holds begin as ./business.ts says, which the setup writes; they and reminders and transfers are changed under Settings, see features/settings/model.ts. */

/** Limits of holds without a deposit. */
export const holdsOfMailbox = 2;
export const holdsOfNetwork = 4;

/** Hours of an offer to one person of a waitlist. */
export const offerHours = 24;

/** Limits for one date, as nobody further back is ever reached, and for one address. */
export const longestLine = 20;
export const mostDates = 5;

/** Unconfirmed places are removed then. */
export const waitlistConfirmDays = 7;

/** Days after the mail is sent. */
export const portalLinkDays = 14;

export const signLinkDays = 90;

export const newAddressDays = 3;

export const payLinkDays = 60;

/** Cents, offered once all is paid and the event is over; an empty list asks for no tips. */
export const tipAmounts: readonly number[] = [5000, 10_000, 15_000];

/** After the event. */
export const tipDays = 30;

export const callLinkDays = 60;

export const dateIsYours = { lead: "Sign and pay the deposit,", rest: "then the date is yours alone." } as const;

export const onBatteries = "a ceremony, games or quiet music";
