/** Matched by `testimonialRoles` of content/landing. */
export const testimonialRoles: Readonly<Record<string, string>> = {
  wedding: "Wedding",
  corporate: "Corporate",
  "private-party": "Private party",
  nightclub: "Nightclub",
  "school-dance": "School dance",
  quinceanera: "Quinceañera",
  "bar-mitzvah": "Bar/Bat Mitzvah",
};
