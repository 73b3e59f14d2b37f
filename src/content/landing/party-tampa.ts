import { paths } from "../../features/site/paths.ts";
import { clubsHandsUpUnderBeams } from "../pictures.ts";
import { backupSystem, site } from "../site.ts";
import { addresses } from "./addresses.ts";
import { hours } from "./hours.ts";
import type { LandingPage } from "./landing-page.ts";
import { payments } from "./payments.ts";

const parties = { count: "200+", events: "parties" };

export const partyTampa = {
  path: addresses.partyTampa,
  changed: "2026-11-20",
  city: "Tampa",
  service: "party",
  name: "Party DJ Tampa",
  title: `Party DJ Tampa | Birthdays & House Parties | ${site.name}`,
  description:
    "Party DJ in Tampa for birthdays, anniversaries, graduations and house parties. Set up before your guests arrive, requests by phone, gone by morning.",
  headline: ["Your house,", "your people,", "my speakers"],
  lead: "Party DJ in Tampa for birthdays, anniversaries and Saturdays for no reason.",
  picture: clubsHandsUpUnderBeams,
  accent: "private-party",
  figures: { reviews: 156, claim: parties },
  hours: hours.parties,
  payments,
  callToAction: { label: "Book your party", href: paths.book },
  teaser: "Backyards, rooftops and rented halls.",
  intro: {
    heading: "A porch and a lanai sound different",
    text: `After ${parties.count} ${parties.events} across town I can tell a porch from a lanai by its echo. You need an outlet and a rough idea of who is coming.`,
  },
  benefits: [
    {
      icon: "i-lucide-clock",
      name: "Ready before the ice",
      text: "Set up and sound-checked early, so you greet people instead of hunting for an extension cord.",
    },
    {
      icon: "i-lucide-phone",
      name: "Requests by phone",
      text: "Guests scan the code on a little card and ask for songs. You hold a veto that nobody needs to know about.",
    },
    {
      icon: "i-lucide-users",
      name: "Four generations, one floor",
      text: "Motown to merengue to this week’s chart, paced so that each age gets its turn before anyone goes home.",
    },
    {
      icon: "i-lucide-speaker",
      name: "Fits your space",
      text: "A patio pair, a hall system or something between. You pay for the size that the room can use.",
    },
  ],
  signature: {
    shape: "menu",
    title: "What are we celebrating?",
    text: "The five parties that Tampa asks for most, each with its usual hour and a habit of mine.",
    steps: [
      {
        time: "15:00",
        name: "Graduations",
        text: "A name called properly, a cap in the air, then the floor belongs to the class.",
      },
      {
        time: "17:30",
        name: "Retirements",
        text: "The office years told in records, ending with something that has never been played at work.",
      },
      {
        time: "18:00",
        name: "Anniversaries",
        text: "The original first dance, from the original pressing where I can find it.",
      },
      {
        time: "19:00",
        name: "Milestone birthdays",
        text: "One song from every year of a life, hidden in the set. The guest of honor catches on around the ninth.",
      },
      {
        time: "20:00",
        isMarked: true,
        name: "House parties",
        text: "No speeches, no schedule. Good records, a slow climb, a kind last half hour.",
      },
    ],
  },
  included: [
    "DJ, MC and speakers",
    { item: "Dance-floor lighting", addOn: "add-on-dance-floor-lighting" },
    "Wireless microphone for the toast",
    "Early arrival and sound check",
    "Song requests by phone with your veto",
    "Clean versions whenever children are up",
    "Slideshow sound, if there is one",
    "Birthday and surprise cues",
    "Insured setup, taped cables",
    backupSystem,
    "Packed up without waking the house",
  ],
  venues: {
    heading: "If home is too small",
    entries: [
      { name: "Cuban Club patio, Ybor City", type: "Open courtyard" },
      { name: "The Italian Club of Tampa", type: "1917 hall with balconies" },
      { name: "Tampa Garden Club", type: "Bayshore garden hall" },
      { name: "Carrollwood Cultural Center", type: "Community hall" },
      { name: "Lowry Park shelters", type: "Picnic pavilions" },
      { name: "Sparkman Wharf", type: "Container bars by the channel" },
    ],
  },
  testimonialRoles: ["private-party"],
  questions: {
    heading: "Before you send the invitations",
    entries: [
      {
        question: "Will the neighbors complain?",
        answer:
          "Less than you fear. Speakers point at your guests, the low end comes down at ten, and I leave you a note to drop in the mailboxes next door. Inviting them also works.",
      },
      {
        question: "How much room do you need?",
        answer:
          "About the size of a sofa, under a roof or canopy of yours, with an outlet that shares nothing with the margarita machine.",
      },
      {
        question: "Can we run our own playlist for a while?",
        answer:
          "Sure. Plug in during dinner and I will mix from your songs afterward, so that it still sounds like your evening.",
      },
      {
        question: "What if everyone is having too good a time to stop?",
        answer:
          "Say so half an hour before the end. If the street allows it and my next day starts late, an extra hour is simply added to the bill at the rate in your quote.",
      },
    ],
  },
  closing: {
    heading: "Who is the party for?",
    text: "Tell me their name and their favorite song, and we are halfway there.",
  },
} as const satisfies LandingPage;
