import { paths } from "../../features/site/paths.ts";
import {
  beachWeddingCeremonyMicrophone,
  beachWeddingClearwater,
  detailPelicans,
  detailPierPavilion,
  detailVowsLanterns,
} from "../pictures.ts";
import { backupSystem } from "../site.ts";
import { figures } from "./figures.ts";
import { hours } from "./hours.ts";
import type { LandingPage } from "./landing-page.ts";
import { payments } from "./payments.ts";

export const weddingClearwater: LandingPage = {
  path: paths.weddingClearwater,
  city: "Clearwater",
  service: "wedding",
  name: "Wedding DJ Clearwater",
  title: "Beach Wedding DJ Clearwater, Florida | Sunset Bay DJ",
  description:
    "Clearwater wedding DJ for vows on the sand and receptions above it: wind-proof microphones, power without an outlet, a timeline counted back from sunset.",
  headline: ["Wedding DJ", "in Clearwater"],
  lead: "Vows by the water, a reception that keeps its timeline, and sound that stays clear when the sea breeze picks up.",
  picture: beachWeddingClearwater,
  hero: "full",
  pictures: {
    intro: detailVowsLanterns,
    venues: detailPierPavilion,
    questions: detailPelicans,
  },
  accent: "wedding",
  figures: figures[paths.weddingClearwater],
  hours: hours.weddings,
  payments,
  callToAction: { label: "Check your date", href: paths.book },
  teaser: "Vows on the sand, timed to the sunset, heard in the last row.",
  intro: {
    heading: "One person on the music, from aisle to exit",
    paragraphs: [
      "You speak with the DJ who plays. The same person writes the timeline, carries the speakers over the dune and holds the microphone at dinner.",
      "Beach weddings look effortless because somebody fussed over the tide table. I check it for your day, walk the sand the week before, and agree with photographer, officiant and hotel on one clock. Then the only surprise left is how fast the sky changes.",
    ],
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
  beach: {
    picture: beachWeddingCeremonyMicrophone,
    text: "A Saturday in the middle of October, when the light is soft and the Gulf is still warm.",
    times: [
      { time: "5:15 PM", name: "Carts across the sand" },
      { time: "6:25 PM", name: "Guests seated, first song" },
      { time: "7:01 PM", name: "Sunset, just married" },
      { time: "7:45 PM", name: "Grand entrance, then dinner" },
    ],
    points: [
      {
        icon: "i-lucide-umbrella",
        name: "Weather-proof",
        text: "Lids and sealed connectors against spray and blown sand. In rain the music pauses under its covers.",
      },
      {
        icon: "i-lucide-wind",
        name: "Wind-optimized",
        text: "Columns stand upwind, low and sandbagged, facing away from neighboring blankets.",
      },
      {
        icon: "i-lucide-plug",
        name: "Backup power with generator",
        text: "Batteries with a spare set for the vows; a generator for the dance floor where your quote lists one.",
      },
      {
        icon: "i-lucide-sunset",
        name: "Sunset specialist",
        text: "Almanac checked for your date, with minutes to spare for a long kiss.",
      },
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
          "Wedding dates book 6-12 months ahead. One DJ plays one date, so a Saturday with a spring sunset is usually the first to go. What the calendar shows as open can still be yours, however near.",
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
