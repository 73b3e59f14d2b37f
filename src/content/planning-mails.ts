import type { PlanningMail } from "../features/reminders/model.ts";
import type { EventCategory } from "./categories.ts";

export const planningPlaceholders = ["name", "event", "date", "times", "venue"] as const;
export type PlanningPlaceholder = (typeof planningPlaceholders)[number];

/** `days` before the event, or after it for the thank-you. */
export interface PlanningText {
  subject: string;
  text: string;
  days: number;
  isPaused: boolean;
}

export const mostPlanningDays = 365;

/** `any` is for events whose kind has no text of its own. */
export const planningAudiences = ["any", "wedding", "corporate", "private-party"] as const satisfies readonly (
  | "any"
  | EventCategory
)[];
export type PlanningAudience = (typeof planningAudiences)[number];

export const planningAudienceLabels: Readonly<Record<PlanningAudience, string>> = {
  any: "All events",
  wedding: "Weddings",
  corporate: "Corporate",
  "private-party": "Private parties",
};

export const planningDefaults: Readonly<Record<PlanningMail, PlanningText>> = {
  plan: {
    subject: "Let us plan your evening: {event}, {date}",
    text: "Hello {name},\n\nYour {event} is coming up. In your portal you can lay out the evening: what happens when, who speaks, and how names are said.\n\nNothing has to be final. A first draft helps us both.",
    days: 60,
    isPaused: false,
  },
  songs: {
    subject: "Your songs: {event}, {date}",
    text: "Hello {name},\n\n{date} is coming up, and your list of songs is still empty. Ten that must be heard and three that must not are a good beginning; the rest I find on the floor.",
    days: 30,
    isPaused: false,
  },
  details: {
    subject: "The last details: {event}, {date}",
    text: "Hello {name},\n\nYour {event} is close. Please look once more at the times, and tell me how I get in, where the power is, and whom I call on the day.",
    days: 10,
    isPaused: false,
  },
  tomorrow: {
    subject: "See you tomorrow: {event}",
    text: "Hello {name},\n\nTomorrow it is. {event}, {times}, {venue}.\n\nThe music is packed. If anything changes until then, call me.",
    days: 1,
    isPaused: false,
  },
  thanks: {
    subject: "Thank you for {date}",
    text: "Hello {name},\n\nThank you for having me at your {event}. If you have two minutes, a few words about the evening help the next people who look for a DJ.",
    days: 2,
    isPaused: false,
  },
};
