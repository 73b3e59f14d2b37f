import { paths } from "../../features/site/paths.ts";
import { festivalsConfettiOverTheCrowd } from "../pictures.ts";
import { backupSystem, site } from "../site.ts";
import { addresses } from "./addresses.ts";
import { hours } from "./hours.ts";
import type { LandingPage } from "./landing-page.ts";
import { payments } from "./payments.ts";

export const partyStPetersburg = {
  path: addresses.partyStPetersburg,
  changed: "2026-11-20",
  city: "St. Petersburg",
  service: "party",
  name: "Party DJ St. Petersburg",
  title: `Party DJ St. Petersburg, FL | Lofts & Lawns | ${site.name}`,
  description:
    "Party DJ in St. Petersburg for loft birthdays, garden anniversaries, brewery nights and block parties. Vinyl-minded mixing for a mixed crowd.",
  headline: ["For guests", "with opinions"],
  lead: "Party DJ in St. Petersburg. Loft birthdays, garden anniversaries and a block party or two, for people who own records.",
  picture: festivalsConfettiOverTheCrowd,
  accent: "private-party",
  figures: { reviews: 121, claim: { count: "121+", events: "parties" } },
  hours: hours.parties,
  payments,
  callToAction: { label: "Book your night", href: paths.book },
  teaser: "Lofts, gardens and breweries.",
  intro: {
    heading: "Patience is what you hire",
    text: "A muralist, two nurses and an uncle who saw Talking Heads. They say they do not dance. A groove they respect comes first.",
  },
  benefits: [
    {
      icon: "i-lucide-music",
      name: "Deep crates",
      text: "Disco, dub, new wave, cumbia, nineties rap. Name a scene you loved and hear it treated with respect.",
    },
    {
      icon: "i-lucide-list-music",
      name: "Your theme, heard through",
      text: "Prom 1987, Ibiza at sundown, all-Prince everything. An idea holds for hours when somebody plans its turns.",
    },
    {
      icon: "i-lucide-speaker",
      name: "Polite in old houses",
      text: "Bungalow walls are thin. I tune for the garden, spare the bedrooms and keep the china in the cabinet.",
    },
    {
      icon: "i-lucide-badge-check",
      name: "A host’s best friend",
      text: "I notice when the cake is lit, the speaker is nervous or the door needs opening, and adjust before you ask.",
    },
  ],
  signature: {
    shape: "menu",
    title: "A slow burn in five acts",
    text: "For a party that starts at seven and would like to be remembered.",
    steps: [
      {
        time: "19:00",
        name: "The doorbell hour",
        text: "Brazilian sunshine and soft-focus soul. Coats off, names exchanged, nobody on a phone.",
      },
      {
        time: "20:00",
        name: "The kitchen",
        text: "It always fills first. With a second room in your quote it gets music of its own.",
      },
      {
        time: "21:00",
        name: "The nudge",
        text: "One undeniable bassline at about nine, and the rug is rolled up by the guests themselves.",
      },
      {
        time: "22:00",
        isMarked: true,
        name: "The peak",
        text: "Hands-up hours with your own anthem in the middle, lights low, windows open.",
      },
      {
        time: "23:30",
        name: "The porch",
        text: "Slow songs for the ones who stay. I pack in the dark to Nina Simone.",
      },
    ],
  },
  included: [
    "Live mixing, vinyl on request",
    "Compact sound for house or loft",
    { item: "Music in the kitchen or on the porch", addOn: "add-on-second-room" },
    { item: "Mood lights around the room", addOn: "add-on-uplights" },
    "Theme planning by phone",
    "Microphone for surprises",
    "Family-safe hours until bedtime",
    "Full insurance",
    backupSystem,
    "A recording of the set afterward",
  ],
  venues: {
    heading: "Spaces to borrow for the night",
    entries: [
      { name: "NOVA 535", type: "Loft, bar and courtyard" },
      { name: "Morean Arts Center", type: "Galleries downtown" },
      { name: "Green Bench Brewing", type: "Beer garden" },
      { name: "St. Petersburg Shuffleboard Club", type: "Courts from the 1920s" },
      { name: "Boyd Hill Nature Preserve", type: "Lodge by the lake" },
      { name: "Palladium Theater", type: "Side Door cabaret room" },
    ],
  },
  testimonialRoles: ["private-party"],
  questions: {
    heading: "Fair questions from hosts",
    entries: [
      {
        question: "Nobody in our circle dances. Honestly.",
        answer:
          "Then we make a listening party that sways. Good records at talking volume are a gift too, and there is always a moment after cake when the circle surprises itself.",
      },
      {
        question: "Can you play outdoors in a historic district?",
        answer:
          "Yes, within the evening limits of the street. I start early, keep the bass short, and swap to the indoor pair when the porch lights around you go off.",
      },
      {
        question: "Is a themed costume expected of you?",
        answer:
          "Expected, no. Likely, yes. Give me the theme early and set a limit, or a nautical birthday will be played from a captain’s hat.",
      },
      {
        question: "What would a brewery need from us?",
        answer:
          "Only its event manager’s number. We settle the corner, the circuit and the closing time between us, and you get a two-line summary.",
      },
    ],
  },
  closing: {
    heading: "Which record should come on first?",
    text: "Start there. The date and the address can follow in the second sentence.",
  },
} as const satisfies LandingPage;
