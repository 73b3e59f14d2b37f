import type { LandingPage } from "../../../content/landing/landing-page.ts";
import { clubsHandsUpUnderBeams, heroPrivateParty, heroWedding } from "../../../content/pictures.ts";
import { contactOnHome, paths } from "../../../features/site/paths.ts";
import { addresses } from "./addresses.ts";

const shared = {
  changed: "2026-03-01",
  figures: {},
  payments: ["Cash", "Zelle"],
  venues: { heading: "Where people meet", entries: [{ name: "The old mill", type: "Hall" }] },
  questions: { heading: "Questions", entries: [{ question: "Do you travel?", answer: "Within the service area." }] },
  closing: { heading: "Ask for your day", text: "The answer comes from me." },
  testimonialRoles: ["wedding", "private-party"],
} as const satisfies Partial<LandingPage>;

export const landingPages: readonly LandingPage[] = [
  {
    ...shared,
    path: addresses.savannah,
    city: "Savannah",
    name: "DJ in Savannah",
    title: "DJ in Savannah | Blue Heron Sound",
    description:
      "Mobile DJ in Savannah for weddings and parties under the oaks, with one person from the first call on.",
    headline: ["Under the oaks", "until midnight"],
    lead: "Music for squares, mills and porches.",
    picture: clubsHandsUpUnderBeams,
    callToAction: { label: "Check your date", href: paths.book },
    teaser: "Squares, mills and porches.",
    intro: { heading: "A town of squares", text: "Each has a sound of its own." },
    packages: true,
  },
  {
    ...shared,
    path: addresses.weddingSavannah,
    city: "Savannah",
    service: "wedding",
    name: "Wedding music Savannah",
    title: "Wedding music in Savannah | Blue Heron Sound",
    description:
      "Wedding DJ in Savannah: vows under the oaks, toasts that carry, and a floor that stays full until the end.",
    headline: ["Vows under", "the oaks"],
    lead: "From the ceremony to the last song.",
    picture: heroWedding,
    accent: "wedding",
    callToAction: { label: "Check your date", href: contactOnHome },
    teaser: "Ceremony, dinner and dancing.",
    intro: { heading: "One voice all day", text: "Mine, from the first call to the last song." },
    signature: { shape: "day", moments: [{ fromSunset: -60, name: "Vows", text: "In the square." }] },
    included: ["Lapel microphone", { item: "Uplights", addOn: "add-on-lights" }],
  },
  {
    ...shared,
    path: addresses.partyTybee,
    city: "Tybee Island",
    service: "party",
    name: "Parties on Tybee",
    title: "Parties on Tybee Island | Blue Heron Sound",
    description:
      "Party DJ on Tybee Island for birthdays and reunions on decks and docks, loud enough and never too late.",
    headline: ["Your deck,", "my speakers"],
    lead: "Birthdays and reunions by the water.",
    picture: heroPrivateParty,
    accent: "private-party",
    callToAction: { label: "Book your party", href: paths.book },
    teaser: "Decks and docks.",
    intro: { heading: "Sand in the cables", text: "It comes out again." },
  },
];
