export const quoteAnswers = ["firstName", "lastName", "email", "eventType", "budget"] as const;
