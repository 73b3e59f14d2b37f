import type { EventCategory } from "../categories.ts";

/** A module of its own, because browsers load it. */
export const addresses = {
  tampa: "/tampa",
  stPetersburg: "/st-petersburg",
  clearwater: "/clearwater",
  weddingTampa: "/wedding-dj-tampa",
  weddingStPetersburg: "/wedding-dj-st-petersburg",
  weddingClearwater: "/wedding-dj-clearwater",
  corporateTampa: "/corporate-dj-tampa",
  corporateStPetersburg: "/corporate-dj-st-petersburg",
  corporateClearwater: "/corporate-dj-clearwater",
  partyTampa: "/party-dj-tampa",
  partyStPetersburg: "/party-dj-st-petersburg",
  partyClearwater: "/party-dj-clearwater",
  nightclubTampa: "/nightclub-dj-tampa",
  schoolDanceTampa: "/school-dance-dj-tampa",
  quinceaneraTampa: "/quinceanera-dj-tampa",
  barMitzvahTampa: "/bar-mitzvah-dj-tampa",
} as const;

export const footerServices: readonly { label: string; href: string }[] = [
  { label: "Weddings", href: addresses.weddingTampa },
  { label: "Nightclubs", href: addresses.nightclubTampa },
  { label: "Corporate events", href: addresses.corporateTampa },
  { label: "Private parties", href: addresses.partyTampa },
];

export const pagesOfTab: Readonly<Partial<Record<EventCategory, readonly string[]>>> = {
  corporate: [addresses.corporateTampa, addresses.corporateStPetersburg, addresses.corporateClearwater],
  "private-party": [
    addresses.partyTampa,
    addresses.partyStPetersburg,
    addresses.partyClearwater,
    addresses.nightclubTampa,
    addresses.schoolDanceTampa,
    addresses.quinceaneraTampa,
    addresses.barMitzvahTampa,
  ],
};
