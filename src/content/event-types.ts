import type { EventCategory } from "./categories.ts";

export const leadEventTypes = {
  corporate: [
    "Corporate Party",
    "Holiday Celebration",
    "Team Building Event",
    "Product Launch",
    "Conference/Convention",
    "Networking Event",
  ],
  wedding: ["Wedding Reception", "Ceremony & Reception", "Cocktail Hour", "Rehearsal Dinner", "Engagement Party"],
  "private-party": [
    "Birthday Party",
    "Anniversary",
    "Graduation Party",
    "Retirement Party",
    "House Party",
    "Milestone Celebration",
    "Quinceañera",
    "Bar or Bat Mitzvah",
    "School Dance",
  ],
} as const satisfies Record<EventCategory, readonly string[]>;

export type LeadEventType = (typeof leadEventTypes)[EventCategory][number];

export const contactEventTypes = [
  "wedding",
  "club",
  "corporate",
  "private",
  "quinceanera",
  "mitzvah",
  "school-dance",
  "other",
] as const;

export const contactEventTypeLabels: Readonly<Record<(typeof contactEventTypes)[number], string>> = {
  wedding: "Wedding",
  club: "Club",
  corporate: "Corporate",
  private: "Private",
  quinceanera: "Quinceañera",
  mitzvah: "Bar or Bat Mitzvah",
  "school-dance": "School Dance",
  other: "Other",
};
