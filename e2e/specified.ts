/*
 * What the specification says of the quote form, written out once more and not read from src/: a slip there shows here.
 */

export const categories = {
  corporate: {
    tab: /^Corporate/,
    code: "CORP25",
    stat: "500+",
    eventTypes: [
      "Corporate Party",
      "Holiday Celebration",
      "Team Building Event",
      "Product Launch",
      "Conference/Convention",
      "Networking Event",
    ],
  },
  wedding: {
    tab: /^Weddings/,
    code: "WEDDING25",
    stat: "200+",
    eventTypes: ["Wedding Reception", "Ceremony & Reception", "Cocktail Hour", "Rehearsal Dinner", "Engagement Party"],
  },
  "private-party": {
    tab: /^Private/,
    code: "PARTY25",
    stat: "300+",
    eventTypes: [
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
  },
} as const;

/** What an empty form is told, field by field. */
export const emptyFormMessages = {
  "First name": "First name is required",
  "Last name": "Last name is required",
  Email: "Please enter a valid email",
  "Event type": "Please select an event type",
  Budget: "Please select a budget range",
} as const;
