import { paths } from "../../features/site/paths.ts";
import { beachWeddingClearwater } from "../pictures.ts";
import { backupSystem, site } from "../site.ts";
import { addresses } from "./addresses.ts";
import { hours } from "./hours.ts";
import type { LandingPage } from "./landing-page.ts";
import { payments } from "./payments.ts";

export const weddingClearwater: LandingPage = {
  path: addresses.weddingClearwater,
  changed: "2026-11-20",
  city: "Clearwater",
  service: "wedding",
  name: "Wedding DJ Clearwater",
  title: `Beach Wedding DJ Clearwater, Florida | ${site.name}`,
  description:
    "Clearwater wedding DJ for vows on the sand and receptions above it: wind-proof microphones, power without an outlet, a timeline counted back from sunset.",
  headline: ["Your wedding day,", "heard to its last song"],
  lead: "Wedding DJ in Clearwater. Vows that reach the last row, toasts that land, and everybody on the sand when the sun goes.",
  picture: beachWeddingClearwater,
  accent: "wedding",
  figures: { reviews: 112, claim: { count: "150+", events: "beach weddings" } },
  hours: hours.weddings,
  payments,
  callToAction: { label: "Check your date", href: paths.book },
  teaser: "Vows on the sand, timed to sunset.",
  intro: {
    heading: "One person on the music, from aisle to exit",
    text: "The DJ you speak with writes the timeline, carries the speakers over the dune and holds the microphone at dinner.",
  },
  benefits: [
    {
      icon: "i-lucide-wind",
      name: "Whispered, still heard",
      text: "A furred lapel microphone for the vows and a shielded one on a stand for readings, so a gust sounds like nothing at all.",
    },
    {
      icon: "i-lucide-plug",
      name: "Power without an outlet",
      text: "Batteries with a spare set for the aisle. For dancing a quiet generator, listed in your quote and parked downwind.",
    },
    {
      icon: "i-lucide-clock",
      name: "Counted from the sun",
      text: "We start with the minute the sun touches the horizon and work backward to hair, bus and bouquet.",
    },
    {
      icon: "i-lucide-umbrella",
      name: "A dry second plan",
      text: "Pavilion, ballroom or tent: the alternative is drawn up in advance, with a time by which you choose.",
    },
  ],
  signature: {
    shape: "day",
    moments: [
      { fromSunset: -180, name: "Carts on sand", text: "Speakers low, upwind and sandbagged." },
      { fromSunset: -105, name: "Guests seated", text: "First song, barely louder than the water." },
      { fromSunset: -60, name: "Ceremony", text: "Counted back from the sun." },
      { fromSunset: -20, name: "Portraits", text: "In the golden light, with a drink in hand." },
      { fromSunset: 15, name: "Grand entrance", text: "Barefoot is fine." },
      { fromSunset: 30, name: "Dinner, toasts", text: "A shielded microphone for each voice." },
      { fromSunset: 80, floor: 45, name: "Dance floor", text: "Your must-plays come first." },
      { fromSunset: 130, name: "Cake", text: "And a bouquet, if you throw one." },
      { fromSunset: 145, floor: 30, name: "Dance floor", text: "Guests ask by phone." },
      { fromSunset: 180, name: "Last song", text: "Chosen months ago." },
    ],
  },
  included: [
    { item: "Beach ceremony sound on battery", addOn: "add-on-ceremony-sound" },
    "Wind shields on every microphone",
    "Processional, readings and recessional cues",
    { item: "Cocktail-hour sound on the terrace or pool deck", feature: "Ceremony and cocktail-hour sound" },
    "Reception DJ and MC indoors or under canvas",
    "Parent dances, cake, bouquet and last song",
    { item: "Generator for dancing on the sand", addOn: "add-on-generator" },
    "Tide and sunset timeline",
    { item: "Planning meeting in person", feature: "Planning meeting in person" },
    "Song lists shared with your families",
    "Setup, teardown and a raked beach",
    backupSystem,
  ],
  venues: {
    heading: "Aisles with a view",
    entries: [
      { name: "Clearwater Beach", type: "Public beach ceremony" },
      { name: "Sand Key Park", type: "Quiet sand, picnic shelters" },
      { name: "Hyatt Regency Clearwater Beach", type: "Sky terrace resort" },
      { name: "Hilton Clearwater Beach", type: "Resort with private sand" },
      { name: "Carlouel Yacht Club", type: "Club between bay and Gulf" },
      { name: "Belleview Inn, Belleair", type: "Victorian inn from 1897" },
      { name: "Honeymoon Island, Dunedin", type: "State park beach" },
      { name: "Fenway Hotel, Dunedin", type: "Jazz-age waterfront hotel" },
    ],
  },
  testimonialRoles: ["wedding"],
  questions: {
    heading: "Questions couples ask",
    entries: [
      {
        question: "How long ahead should we reserve you?",
        answer:
          "Wedding dates book 6-12 months ahead. A Saturday with a spring sunset is usually the first to go. What the calendar shows as open can still be yours, however near.",
      },
      {
        question: "What happens if it rains on the beach?",
        answer:
          "Rain or lightning pauses the music, and the covers go on. For more than a shower we move: you, your planner and I choose by the hour agreed beforehand, and the second place is ready for the first guest.",
      },
      {
        question: "Do we need power at the ceremony?",
        answer:
          "None. The aisle runs on batteries with a full spare set. Only dancing on the sand needs a generator, which your quote then lists; on a terrace an outlet will do.",
      },
      {
        question: "Can you play our language and our traditions?",
        answer:
          "Send them early, with the right order and a recording. Money dances, plate breaking, a bagpiper at the waterline: whatever has a beginning can have a cue.",
      },
    ],
  },
  closing: {
    heading: "Is your date still free?",
    text: "Ask for the beach, the hour and a second choice of weekend.",
  },
};
