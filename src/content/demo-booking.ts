import { site } from "./site.ts";

/** A made-up booking for the demo and mail previews. Times are `HH:MM`, money is cents. */
export const demo = {
  clientName: "Maya and Daniel",
  email: "maya@example.com",
  eventType: "Wedding Reception",
  venue: "The Garden Pavilion",
  city: site.areas[1] ?? site.city,
  startTime: "16:30",
  endTime: "22:30",
  offer: { name: "PREMIUM", hours: 5, price: 249_900 },
  extraHour: 25_000,
  addOn: { name: "Uplights", price: 2500, count: 8 },
  contacts: ["Renee Diaz, planner, 555-0123", "Tom Bell, venue manager, 555-0124"]
    .map((contact) => contact.replace(/555-\d{4}$/, (number) => site.phone.display.replace(/\d{3}-\d{4}$/, number)))
    .join("\n"),
} as const;
