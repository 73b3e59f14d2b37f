import { site } from "../../content/site.ts";
import type { Outcomes } from "../../platform/mail/outcomes.ts";

export const newsletterInterests = ["live-streams", "new-mixes", "events", "booking"] as const;
export type NewsletterInterest = (typeof newsletterInterests)[number];

export const interestLabels: Readonly<Record<NewsletterInterest, string>> = {
  "live-streams": "Live streams",
  "new-mixes": "New mixes",
  events: "Events",
  booking: "Booking",
};

/** Without a stream nobody is offered it; earlier choices stay. */
export const isInterestOffered = (interest: string): boolean =>
  interest !== "live-streams" || site.streamingChannel !== undefined;

export const newsletterAudiences = ["everyone", ...newsletterInterests] as const;
export type NewsletterAudience = (typeof newsletterAudiences)[number];

export const audienceLabels: Readonly<Record<NewsletterAudience, string>> = {
  everyone: "Everyone who subscribed",
  ...interestLabels,
};

export const peopleInWords = (count: number): string => (count === 1 ? "1 person" : `${count} people`);

/** "40 sent, 3 waiting" */
export function outcomesInWords({ sent, waiting, failed, pointless }: Outcomes): string {
  const parts = [
    `${sent} sent`,
    waiting > 0 ? `${waiting} waiting` : "",
    `${failed} failed`,
    pointless > 0 ? `${pointless} not needed any more` : "",
  ];
  return parts.filter(Boolean).join(", ");
}
