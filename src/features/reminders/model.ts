/** In sending order. */
export const planningMails = ["plan", "songs", "details", "tomorrow", "thanks"] as const;
export type PlanningMail = (typeof planningMails)[number];

export const planningMailLabels: Readonly<Record<PlanningMail, string>> = {
  plan: "Plan your evening",
  songs: "Your songs",
  details: "Final details",
  tomorrow: "See you tomorrow",
  thanks: "Thank you",
};
