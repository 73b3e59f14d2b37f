/** Only the client's word is missing at these stages: each gets one mail. */
export const followUps = ["lead", "quote", "contract", "deposit"] as const;
export type FollowUp = (typeof followUps)[number];

/** In braces; a lead without a date has "your date". */
export const followUpPlaceholders = ["name", "event", "date", "sum"] as const;
export type FollowUpPlaceholder = (typeof followUpPlaceholders)[number];

export interface FollowUpText {
  subject: string;
  text: string;
  /** Days of silence. */
  days: number;
  isOn: boolean;
}

export const mostFollowUpDays = 60;

export const followUpCopy: Readonly<Record<FollowUp, { label: string; when: string; sum: string }>> = {
  lead: {
    label: "Silent leads",
    when: "after your last reply to a lead that has no quote and was not moved on; words of your own go to leads in English",
    sum: "nothing, as there is no price yet",
  },
  quote: {
    label: "Open quotes",
    when: "after a quote, or your last reply to it, while it is open and its date is free",
    sum: "the total",
  },
  contract: {
    label: "Unsigned agreements",
    when: "after a booking was made, while its client has not signed; who signs with them gets their link once more",
    sum: "the price",
  },
  deposit: {
    label: "Unpaid deposits",
    when: "after the client's signature, while the deposit is due and nothing was said of it",
    sum: "what is due of the deposit",
  },
};

/** Until the DJ writes others; off by default. */
export const standardFollowUps: Readonly<Record<FollowUp, FollowUpText>> = {
  lead: {
    subject: "About your {event}",
    text: "Hi {name},\n\nDid my answer reach you? If you still look for a DJ for your {event}, reply to this email and I send you a price. If not, there is nothing to do.",
    days: 4,
    isOn: false,
  },
  quote: {
    subject: "Your quote for {date}",
    text: "Hi {name},\n\nYour quote of {sum} for your {event} is still open. Behind the button you can accept it, ask me anything, or say no.",
    days: 4,
    isOn: false,
  },
  contract: {
    subject: "One signature for {date}",
    text: "Hi {name},\n\nThe agreement for your {event} on {date} waits for your signature. It takes two minutes on your phone.",
    days: 1,
    isOn: false,
  },
  deposit: {
    subject: "The deposit for {date}",
    text: "Hi {name},\n\nThank you for signing. With the deposit of {sum}, {date} is yours.",
    days: 1,
    isOn: false,
  },
};
