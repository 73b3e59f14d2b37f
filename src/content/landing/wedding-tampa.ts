import { contactOnHome } from "../../features/site/paths.ts";
import { weddingsColdSparksFirstDance } from "../pictures.ts";
import { backupSystem, site } from "../site.ts";
import { addresses } from "./addresses.ts";
import { hours } from "./hours.ts";
import type { LandingPage } from "./landing-page.ts";
import { payments } from "./payments.ts";

export const weddingTampa = {
  path: addresses.weddingTampa,
  changed: "2026-11-20",
  city: "Tampa",
  service: "wedding",
  name: "Wedding DJ Tampa",
  title: `Wedding DJ Tampa | Ceremony to Last Song | ${site.name}`,
  description:
    "Wedding DJ and MC in Tampa for museum terraces, hotel ballrooms and Ybor halls. Ceremony sound, both of your song lists kept, toasts everyone hears.",
  headline: ["Every vow heard,", "every floor full"],
  lead: "Wedding DJ in Tampa. Vows over the river traffic, toasts that land, and dancing until the lights come up.",
  picture: weddingsColdSparksFirstDance,
  accent: "wedding",
  figures: { reviews: 127, claim: { count: "200+", events: "Tampa weddings" } },
  hours: hours.weddings,
  payments,
  callToAction: { label: "Check your date", href: contactOnHome },
  teaser: "Ceremony, cocktail hour and reception.",
  intro: {
    heading: "Three rooms, one thread of music",
    text: "I plan the sound of every stop, from garden to terrace to dinner, so nobody walks into silence.",
  },
  benefits: [
    {
      icon: "i-lucide-mic",
      name: "Every vow heard",
      text: "A small lapel microphone for the vows and a handheld for readings, tested from the last row before the doors open.",
    },
    {
      icon: "i-lucide-list-music",
      name: "Your lists, kept",
      text: "Must-play, play-if-possible and do-not-play live in your client portal. Change them from the sofa until the week of the wedding.",
    },
    {
      icon: "i-lucide-clock",
      name: "Ahead of the elevator",
      text: "Downtown venues run on docks and freight elevators. I book the slot, build in the wait and still start on the minute.",
    },
    {
      icon: "i-lucide-shield-check",
      name: "Nothing to chance",
      text: "Licensed and insured, certificate sent to your venue, and a second system at every event.",
    },
  ],
  signature: {
    shape: "day",
    moments: [
      { fromSunset: -180, name: "Guests arrive", text: "Acoustic covers under the minarets or along the river rail." },
      { fromSunset: -150, name: "Ceremony", text: "A lapel microphone, tested from the last row." },
      { fromSunset: -120, name: "Cocktail hour", text: "Soul and easy Latin grooves on the terrace." },
      { fromSunset: -75, name: "Entrance, dinner", text: "Names practiced with you beforehand." },
      { fromSunset: -20, name: "Toasts", text: "One handheld, shy or thundering." },
      { fromSunset: 5, name: "First dance", text: "While the sky is still lit." },
      { fromSunset: 20, floor: 65, name: "Open floor", text: "Your decade, then your parents’." },
      { fromSunset: 90, name: "Cake", text: "Two minutes of quiet, announced once." },
      { fromSunset: 105, floor: 65, name: "Salsa set", text: "For the Ybor side of the family." },
      { fromSunset: 170, name: "Last song", text: "Chosen months ago." },
    ],
  },
  included: [
    { item: "Ceremony sound, a lapel microphone for the vows", addOn: "add-on-ceremony-sound" },
    "Reception DJ and professional MC",
    { item: "Cocktail-hour sound", feature: "Ceremony and cocktail-hour sound" },
    "Grand entrance and introductions",
    "Wireless handheld for toasts",
    "First dance and parent dances",
    { item: "Dance-floor lighting", addOn: "add-on-dance-floor-lighting" },
    { item: "Planning meeting in person", feature: "Planning meeting in person" },
    "Online song lists and timeline",
    backupSystem,
  ],
  venues: {
    heading: "Where couples say yes",
    entries: [
      { name: "Henry B. Plant Museum", type: "Verandas under the minarets" },
      { name: "Tampa Museum of Art", type: "Riverfront terrace" },
      { name: "Oxford Exchange", type: "Conservatory and dining rooms" },
      { name: "Le Méridien Tampa", type: "Former federal courthouse" },
      { name: "Davis Islands Garden Club", type: "Garden hall by the water" },
      { name: "Centro Asturiano de Tampa", type: "1914 ballroom and theater" },
    ],
  },
  testimonialRoles: ["wedding"],
  questions: {
    heading: "Questions couples ask first",
    entries: [
      {
        question: "How early should we book?",
        answer:
          "Wedding dates book 6-12 months ahead, and Saturdays in March, April and November go first. Whatever the calendar shows as open can still be yours, however near it is.",
      },
      {
        question: "Can you cover a ceremony and a reception at two addresses?",
        answer:
          "Yes. A church in Hyde Park followed by a ballroom near the channel is a common pair. The reception is set up first, a compact system comes along to the church, and I am back before your guests have parked.",
      },
      {
        question: "Do you play Spanish-language music?",
        answer:
          "Gladly: salsa, bachata, merengue, reggaeton. Tell me who is coming and I will place the sets where they pull the most people up, with announcements in both languages if that helps.",
      },
      {
        question: "What moves the price within the range?",
        answer:
          "Hours alone: a single service costs more the longer it plays. Light, a second room and ceremony sound are lines of their own, or part of a package. You see every figure before you sign, and it stays there.",
      },
    ],
  },
  closing: {
    heading: "Is your Tampa Saturday still free?",
    text: "The quote form takes about a minute, and the answer comes from the DJ.",
  },
} as const satisfies LandingPage;
