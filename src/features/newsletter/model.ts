/** What a subscriber may ask to hear of. */
export const newsletterInterests = ["live-streams", "new-mixes", "events", "booking"] as const;
export type NewsletterInterest = (typeof newsletterInterests)[number];

export const interestLabels: Readonly<Record<NewsletterInterest, string>> = {
  "live-streams": "Live streams",
  "new-mixes": "New mixes",
  events: "Events",
  booking: "Booking",
};

/** Whom one newsletter may be for. */
export const newsletterAudiences = ["everyone", ...newsletterInterests] as const;
export type NewsletterAudience = (typeof newsletterAudiences)[number];

export const audienceLabels: Readonly<Record<NewsletterAudience, string>> = {
  everyone: "Everyone who subscribed",
  ...interestLabels,
};
