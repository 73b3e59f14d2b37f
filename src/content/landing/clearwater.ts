import { paths } from "../../features/site/paths.ts";
import { heroWedding, placeClearwaterPier60Sunset } from "../pictures.ts";
import { site } from "../site.ts";
import { addresses } from "./addresses.ts";
import type { LandingPage } from "./landing-page.ts";
import { payments } from "./payments.ts";

export const clearwater: LandingPage = {
  path: addresses.clearwater,
  changed: "2026-11-20",
  city: "Clearwater",
  name: "DJ in Clearwater",
  title: `Clearwater DJ for Beach Weddings & Events | ${site.name}`,
  description:
    "Clearwater mobile DJ with gear made for sand, salt and wind: beach weddings at sunset, resort company events and parties from Sand Key to Safety Harbor.",
  headline: ["Clearwater’s DJ,", "made for the beach"],
  lead: "Ceremonies on the sand, ballrooms above it and backyards behind it, with sound that holds up when the Gulf has other ideas.",
  picture: placeClearwaterPier60Sunset,
  band: heroWedding,
  isBandRight: true,
  accent: "wedding",
  figures: {},
  priceLabel: "Most single services",
  payments,
  callToAction: { label: "Check your date", href: paths.book },
  teaser: "Sand, resort ballrooms and backyards.",
  intro: {
    heading: "The water sets the schedule here",
    text: "A party on the beach follows three clocks: yours, the tide’s and the sun’s. I plan around all of them.",
  },
  beach: {
    text: "An evening in April, timed to the minute the sun meets the water.",
    moments: [
      { fromSunset: -90, name: "Sound check", text: "In the wind that the vows will have." },
      { fromSunset: -45, name: "Ceremony", text: "Counted back from that day’s own sunset." },
      { fromSunset: 30, name: "Dinner", text: "Up on the terrace." },
      { fromSunset: 85, floor: 60, name: "First dance", text: "Then the whole floor." },
    ],
    points: [
      {
        icon: "i-lucide-umbrella",
        name: "Weather-proof",
        text: "Covered gear and a second place agreed beforehand: rain pauses the music, not the day.",
      },
      {
        icon: "i-lucide-wind",
        name: "Wind-optimized",
        text: "Shielded microphones, and speakers set so the breeze carries the sound to your rows.",
      },
      {
        icon: "i-lucide-plug",
        name: "Backup power with generator",
        text: "The ceremony runs on batteries with a spare set; a generator for the dancing is listed in your quote.",
      },
      {
        icon: "i-lucide-sunset",
        name: "Sunset specialist",
        text: "The ceremony is counted back from that day’s own sunset.",
      },
    ],
  },
  areas: {
    heading: "From the causeway to Countryside",
    text: "Sixteen places along the Gulf, the harbor and the upper bay where load-in holds no surprises.",
    names: [
      "Clearwater Beach",
      "Sand Key",
      "Island Estates",
      "Downtown Clearwater",
      "Harbor Oaks",
      "Skycrest",
      "Morningside",
      "Coachman Ridge",
      "Del Oro Groves",
      "Northwood",
      "Countryside",
      "Feather Sound",
      "Belleair",
      "Belleair Bluffs",
      "Dunedin",
      "Safety Harbor",
    ],
  },
  venues: {
    heading: "Sand, stages and ballrooms nearby",
    entries: [
      { name: "Pier 60", type: "Fishing pier and beach park" },
      { name: "Sand Key Park", type: "County beach with shelters" },
      { name: "Sandpearl Resort", type: "Beachfront resort" },
      { name: "Opal Sands Resort", type: "Curved tower on the Gulf" },
      { name: "Wyndham Grand Clearwater Beach", type: "Resort with ballrooms" },
      { name: "Ruth Eckerd Hall", type: "Concert hall" },
      { name: "Bilheimer Capitol Theatre", type: "1921 theater downtown" },
      { name: "Safety Harbor Resort & Spa", type: "Bayside spa hotel" },
    ],
  },
  packages: true,
  testimonialRoles: ["wedding", "private-party", "corporate"],
  questions: {
    heading: "What people ask about the beach",
    entries: [
      {
        question: "Who gets the beach permit?",
        answer:
          "Usually your planner or hotel. I send them the power, footprint and timing of the setup, in the form that the application asks for, so the sound part is settled in one go.",
      },
      {
        question: "How do you bring equipment across soft sand?",
        answer:
          "On a cart with balloon tires, in loads I can push alone. Nothing is dragged, no vehicle goes on the beach, and everything leaves the way it came, down to the last cable tie.",
      },
      {
        question: "Is the season long enough to be picky?",
        answer:
          "Spring and late fall are kindest: soft light, low humidity, calm water. In high summer I suggest vows near dusk, with the covered terrace held as a spare.",
      },
    ],
  },
  closing: {
    heading: "Which sunset shall we save?",
    text: "Send the day, and I will send back its sunset time with my answer.",
  },
};
