/** The fields that a request for a quote cannot do without, beside its category, which a tab has chosen already. */
export const quoteAnswers = ["firstName", "lastName", "email", "eventType", "budget"] as const;
