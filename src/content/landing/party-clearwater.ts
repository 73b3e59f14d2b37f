import { contactOnHome } from "../../features/site/paths.ts";
import { cityClearwater } from "../pictures.ts";
import { backupSystem, site } from "../site.ts";
import { addresses } from "./addresses.ts";
import { hours } from "./hours.ts";
import type { LandingPage } from "./landing-page.ts";
import { payments } from "./payments.ts";

export const partyClearwater = {
  path: addresses.partyClearwater,
  changed: "2026-11-21",
  city: "Clearwater",
  service: "party",
  name: "Party DJ Clearwater",
  title: `Party DJ Clearwater | Pools, Docks & Decks | ${site.name}`,
  description:
    "Party DJ in Clearwater for pool days, dock birthdays, boat-club anniversaries and family reunions. Splash-safe sound and a playlist for every age.",
  headline: ["Vacation rules", "apply"],
  lead: "Party DJ in Clearwater. Pool decks, docks and family reunions in sandals, and a proper floor after dark.",
  picture: cityClearwater,
  accent: "private-party",
  figures: { reviews: 143, claim: { count: "100+", events: "annual parties" } },
  hours: hours.weddings,
  payments,
  callToAction: { label: "Get a quote", href: contactOnHome },
  teaser: "Pool decks, docks and reunions.",
  intro: {
    heading: "The tempo follows the light",
    text: "Half of the guests have flown in. Nobody wants a schedule: they want shade, something cold and music that lengthens the afternoon.",
  },
  benefits: [
    {
      icon: "i-lucide-umbrella",
      name: "Splash-safe",
      text: "Speakers on stands beyond cannonball range, everything on a protected circuit, no cable across a wet path.",
    },
    {
      icon: "i-lucide-sunset",
      name: "Day into night",
      text: "Steel drums and soft rock at three, Motown at six, a blazing half hour after sundown.",
    },
    {
      icon: "i-lucide-users",
      name: "Reunions understood",
      text: "Toddlers, teenagers and a great-aunt in a sun hat. I keep a song for each and learn their names at lunch.",
    },
    {
      icon: "i-lucide-mic",
      name: "Games if you like them",
      text: "Limbo, cannonball scores, a trivia round about Grandpa. Or none of it, and I stay behind the decks.",
    },
  ],
  signature: {
    shape: "menu",
    title: "Ways to spend a Gulf afternoon",
    text: "Pick one, or string two together when the weather is kind.",
    steps: [
      {
        time: "12:00",
        name: "Poolside",
        text: "Six hours of sunshine music, with floats drifting past the booth and requests shouted from the deep end.",
      },
      {
        time: "14:00",
        name: "Under a park shelter",
        text: "Shade, picnic tables and the grill in earshot; where there is no outlet, a generator is listed in your quote.",
      },
      {
        time: "18:00",
        name: "At the club",
        text: "Jacket-and-loafers anniversaries with standards at dinner and a twist contest by dessert.",
      },
      {
        time: "19:30",
        isMarked: true,
        name: "On the dock",
        text: "Quiet music on batteries for sundown drinks behind the house, aimed at the boats and not at the neighbors.",
      },
      {
        time: "20:00",
        name: "On the rental lawn",
        text: "A big family in one house for a week. Thursday is usually the right night to dance.",
      },
    ],
  },
  included: [
    "DJ for afternoon, evening or both",
    "Outdoor speakers on weighted stands",
    "Protected power, dry cable routes",
    "Party games with a host",
    "Splash-proof toast microphone",
    { item: "Glow lights for pool or patio", addOn: "add-on-uplights" },
    "Song requests collected beforehand",
    "Children’s hour on request",
    "Licensed and insured for resort pools",
    backupSystem,
  ],
  venues: {
    heading: "Good spots under the sky",
    entries: [
      { name: "Clearwater Community Sailing Center", type: "Deck on Sand Key" },
      { name: "Philippe Park, Safety Harbor", type: "Bayfront shelters" },
      { name: "Sand Key Park", type: "Beach with grills" },
      { name: "Shephard’s Beach Resort", type: "Waterfront bar and pool" },
      { name: "Countryside Country Club", type: "Golf club dining rooms" },
      { name: "Caladesi Island", type: "State park by ferry" },
    ],
  },
  testimonialRoles: ["private-party"],
  questions: {
    heading: "Asked from under the umbrella",
    entries: [
      {
        question: "Is it safe to have a sound system by the pool?",
        answer:
          "Yes, set up correctly. Ground-fault protection on each line, stands weighted against gusts, and nothing electrical within reach of anyone in the water.",
      },
      {
        question: "Our rental forbids loud parties. Any ideas?",
        answer:
          "Ask the owner about a quiet dinner set, or let us move the dancing to a shelter nearby. Silent-disco headphones are a third answer, and hilarious to watch.",
      },
      {
        question: "How many parties do you play a year around here?",
        answer:
          "More than a hundred, most of them between February and July. Midweek birthdays slip in easily, so do ask.",
      },
      {
        question: "May we end with a song everyone sings?",
        answer:
          "Please do. Choose it together, print the words if there are grandparents, and I will bring down the music for the last chorus so that you hear each other.",
      },
    ],
  },
  closing: {
    heading: "Towels out, speakers on?",
    text: "Write down the crowd, the hour and how close you are to the water.",
  },
} as const satisfies LandingPage;
