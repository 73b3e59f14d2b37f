import { contactOnHome } from "../../features/site/paths.ts";
import { corporateGalaBallroom } from "../pictures.ts";
import { backupSystem, site } from "../site.ts";
import { addresses } from "./addresses.ts";
import { hours } from "./hours.ts";
import type { LandingPage } from "./landing-page.ts";
import { paymentsWithCheck } from "./payments.ts";

export const corporateStPetersburg: LandingPage = {
  path: addresses.corporateStPetersburg,
  changed: "2026-11-20",
  city: "St. Petersburg",
  service: "corporate",
  name: "Corporate DJ St. Petersburg",
  title: `Corporate DJ St. Petersburg, FL | ${site.name}`,
  description:
    "DJ and MC for St. Petersburg companies: museum receptions, creative launches, donor evenings and staff parties by the bay, quiet when it should be.",
  headline: ["Business,", "with better taste"],
  lead: "Corporate DJ in St. Petersburg: receptions among art, launches in breweries, staff parties by the marina.",
  picture: corporateGalaBallroom,
  accent: "corporate",
  figures: { reviews: 87 },
  hours: hours.weddings,
  payments: paymentsWithCheck,
  callToAction: { label: "Get a quote", href: contactOnHome },
  teaser: "Museum receptions and creative launches.",
  intro: {
    heading: "Business, but make it St. Pete",
    text: "A private view before the speeches, local beer, a playlist nobody expects from the finance department: I play to that mood.",
  },
  benefits: [
    {
      icon: "i-lucide-list-music",
      name: "Curated, on brand",
      text: "Tell me three adjectives from your style guide. You receive a sample mix before we meet, and we tune it from there.",
    },
    {
      icon: "i-lucide-speaker",
      name: "Sound in several rooms",
      text: "Each room that your quote lists has its own level, yet the same song carries guests through.",
    },
    {
      icon: "i-lucide-mic",
      name: "Hosts who shine",
      text: "Ten quiet minutes at the lectern with every speaker beforehand. Confidence rises, so does the applause.",
    },
    {
      icon: "i-lucide-shield-check",
      name: "Insured for galleries",
      text: "Museums ask for liability insurance and soft wheels. Both are standard, and the certificate names whomever they wish.",
    },
  ],
  signature: {
    shape: "run-of-show",
    title: "Run of show",
    text: "An evening reception, hour by hour.",
    marked: "Remarks",
    steps: [
      {
        time: "6:00 PM",
        cue: "Jazz, low",
        name: "Arrival",
        text: "Downtempo and modern jazz, so the first fifteen guests do not feel like the first fifteen guests.",
      },
      {
        time: "6:30 PM",
        cue: "Zones 1, 2",
        name: "Private viewing",
        text: "Music follows people past the pictures, a shade softer in each gallery.",
      },
      {
        time: "7:15 PM",
        cue: "Lectern on",
        name: "Remarks",
        text: "A clean fade, a warm introduction, a lectern that works. Nobody taps the microphone.",
      },
      {
        time: "7:45 PM",
        cue: "Funk, up",
        name: "Second drink",
        text: "Funk and disco edits lift the shoulders while the desserts go around.",
      },
      {
        time: "9:00 PM",
        cue: "Dance set",
        name: "Whoever stays",
        text: "Half an hour of proper dancing for the brave, then lights up at the promised time.",
      },
    ],
  },
  included: [
    "Sample mix for approval",
    "DJ for reception, dinner and after-party",
    "Introductions and stage announcements",
    "Two wireless microphones, lectern and roaming",
    { item: "Sound in a second room or on the terrace", addOn: "add-on-second-room" },
    "Screen audio from your laptop",
    { item: "Tinted uplights, no haze", addOn: "add-on-uplights" },
    "Noise plan for the venue",
    "Insurance certificate",
    backupSystem,
  ],
  venues: {
    heading: "Backdrops your guests will mention",
    entries: [
      { name: "The James Museum", type: "Western art, stone atrium" },
      { name: "Museum of Fine Arts", type: "Conservatory and galleries" },
      { name: "Mahaffey Theater", type: "Lobby with a bay view" },
      { name: "3 Daughters Brewing", type: "Brewery floor" },
      { name: "Hilton St. Petersburg Bayfront", type: "Meeting hotel" },
      { name: "Imagine Museum", type: "Contemporary glass" },
    ],
  },
  testimonialRoles: ["corporate"],
  questions: {
    heading: "From the desks of event leads",
    entries: [
      {
        question: "Our audience is donors. Is a DJ the right choice?",
        answer:
          "For a seated gala, think of me as the sound department with a crate of records: underscoring, cues, a graceful exit. The dance floor is optional, and many fundraisers end without one.",
      },
      {
        question: "Can you match a theme, such as the twenties or Havana?",
        answer:
          "Yes, and with care. I use period recordings for the first hour, modern covers for the second, and only then the hits, so the costume party still turns into a party.",
      },
      {
        question: "How much space does the setup take?",
        answer:
          "A table’s width and two columns, black, with no banner. Give me one circuit of my own, and tell the florist she may put flowers on the front.",
      },
      {
        question: "Can the contract follow our purchase order?",
        answer:
          "It can. Send your vendor form along with the brief and I fill it in. A check is welcome, and the dates to pay by stand in the agreement.",
      },
    ],
  },
  closing: {
    heading: "What should your guests say on the way home?",
    text: "Answer that in a sentence and I will quote for the evening that gets you there.",
  },
};
