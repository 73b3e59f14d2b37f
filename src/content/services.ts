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
  /** Begins a sentence: "A wedding day". */
  evening: string;
  icon: string;
  card: CardName;
  /** Violet without one. */
  category?: EventCategory;
}

export const services: Readonly<Record<ServiceKey, Service>> = {
  wedding: {
    name: "Wedding DJ",
    evening: "A wedding day",
    icon: "i-lucide-heart",
    card: "wedding",
    category: "wedding",
  },
  corporate: {
    name: "Corporate DJ",
    evening: "A company evening",
    icon: "i-lucide-briefcase-business",
    card: "corporate",
    category: "corporate",
  },
  party: { name: "Party DJ", evening: "A party", icon: "i-lucide-music", card: "party", category: "private-party" },
  nightclub: { name: "Nightclub DJ", evening: "A club night", icon: "i-lucide-speaker", card: "nightclub" },
  "school-dance": { name: "School dance DJ", evening: "A school dance", icon: "i-lucide-users", card: "school" },
  quinceanera: {
    name: "Quinceañera DJ",
    evening: "A quinceañera",
    icon: "i-lucide-mic",
    card: "quinceanera",
    category: "private-party",
  },
  "bar-mitzvah": {
    name: "Bar/Bat Mitzvah DJ",
    evening: "The celebration",
    icon: "i-lucide-list-music",
    card: "mitzvah",
  },
};

export const cityServices: readonly ServiceKey[] = ["wedding", "corporate", "party"];
