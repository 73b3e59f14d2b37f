import type { CardName } from "./cards.ts";
import type { EventCategory } from "./categories.ts";

export const serviceKeys = [
  "wedding",
  "corporate",
  "party",
  "nightclub",
  "school-dance",
  "quinceanera",
  "bar-mitzvah",
] as const;

export type ServiceKey = (typeof serviceKeys)[number];

interface Service {
  name: string;
  icon: string;
  card: CardName;
  /** Violet without one. */
  category?: EventCategory;
}

export const services: Readonly<Record<ServiceKey, Service>> = {
  wedding: {
    name: "Wedding DJ",
    icon: "i-lucide-heart",
    card: "wedding",
    category: "wedding",
  },
  corporate: {
    name: "Corporate DJ",
    icon: "i-lucide-briefcase-business",
    card: "corporate",
    category: "corporate",
  },
  party: { name: "Party DJ", icon: "i-lucide-music", card: "party", category: "private-party" },
  nightclub: { name: "Nightclub DJ", icon: "i-lucide-speaker", card: "nightclub" },
  "school-dance": { name: "School dance DJ", icon: "i-lucide-users", card: "school" },
  quinceanera: {
    name: "Quinceañera DJ",
    icon: "i-lucide-mic",
    card: "quinceanera",
    category: "private-party",
  },
  "bar-mitzvah": {
    name: "Bar/Bat Mitzvah DJ",
    icon: "i-lucide-list-music",
    card: "mitzvah",
  },
};

export const cityServices: readonly ServiceKey[] = ["wedding", "corporate", "party"];
