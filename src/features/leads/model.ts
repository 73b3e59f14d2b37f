/** Required fields of a quote request, beside the category, which a tab has chosen. */
export const quoteAnswers = ["firstName", "lastName", "email", "eventType", "budget"] as const;
