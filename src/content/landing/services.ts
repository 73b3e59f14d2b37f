import type { EventCategory } from "../categories.ts";

export type ServiceKey =
  | "wedding"
  | "corporate"
  | "party"
  | "nightclub"
  | "school-dance"
  | "quinceanera"
  | "bar-mitzvah";

/** How a service is named and drawn wherever it is linked. Without a category the accent is violet. */
export const services: Readonly<Record<ServiceKey, { name: string; icon: string; category?: EventCategory }>> = {
  wedding: { name: "Wedding DJ", icon: "i-lucide-heart", category: "wedding" },
  corporate: { name: "Corporate DJ", icon: "i-lucide-briefcase-business", category: "corporate" },
  party: { name: "Party DJ", icon: "i-lucide-music", category: "private-party" },
  nightclub: { name: "Nightclub DJ", icon: "i-lucide-speaker" },
  "school-dance": { name: "School dance DJ", icon: "i-lucide-users" },
  quinceanera: { name: "Quinceañera DJ", icon: "i-lucide-mic", category: "private-party" },
  "bar-mitzvah": { name: "Bar/Bat Mitzvah DJ", icon: "i-lucide-list-music" },
};

/** The services that every city has a page for, in the order in which they are linked. */
export const cityServices: readonly ServiceKey[] = ["wedding", "corporate", "party"];
