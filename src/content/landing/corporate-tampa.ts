import { paths } from "../../features/site/paths.ts";
import { messageReplyHours } from "../offers.ts";
import { corporateConferenceStage } from "../pictures.ts";
import { backupSystem, claims, site } from "../site.ts";
import { addresses } from "./addresses.ts";
import { hours } from "./hours.ts";
import type { LandingPage } from "./landing-page.ts";
import { paymentsWithCheck } from "./payments.ts";

const events = { count: "150+", events: "events in Tampa" };

export const corporateTampa: LandingPage = {
  path: addresses.corporateTampa,
  changed: "2026-11-20",
  city: "Tampa",
  service: "corporate",
  name: "Corporate DJ Tampa",
  title: `Corporate Event DJ Tampa | DJ & MC | ${site.name}`,
  description:
    "Corporate DJ and MC in Tampa for holiday parties, awards nights and conferences downtown and in Westshore. Clean edits, insured, cued to your agenda.",
  headline: ["Awards on cue,", "then a floor"],
  lead: "Corporate DJ and MC in Tampa. I read your agenda like sheet music, and change when it does.",
  picture: corporateConferenceStage,
  accent: "corporate",
  figures: { reviews: 89, claim: events },
  hours: hours.offices,
  payments: paymentsWithCheck,
  callToAction: { label: "Check your evening", href: paths.book },
  teaser: "Awards, launches and holiday nights.",
  intro: {
    heading: "A show with a pulse",
    text: claims.corporateEvents
      ? `With ${claims.corporateEvents} corporate events around the bay behind me, ${events.count} of them in Tampa, I know the cues.`
      : `With ${events.count} corporate events in Tampa behind me, I know the cues.`,
  },
  benefits: [
    {
      icon: "i-lucide-clock",
      name: "Cue by cue",
      text: "Walk-on music, award stings and video sound follow your script to the second, including the version you changed at lunch.",
    },
    {
      icon: "i-lucide-mic",
      name: "Speech first",
      text: "Lectern or handheld, two wireless microphones mixed for clarity, so table forty gets the joke too.",
    },
    {
      icon: "i-lucide-badge-check",
      name: "Safe for the whole company",
      text: "Clean edits only. I watch the lyrics so that human resources can watch the show.",
    },
    {
      icon: "i-lucide-shield-check",
      name: "Paperwork done",
      text: `Ask for the W-9 and the certificate of insurance: they come by email within ${messageReplyHours.latest} hours.`,
    },
  ],
  signature: {
    shape: "run-of-show",
    title: "Run of show",
    text: "Yours follows your agenda.",
    marked: "Awards",
    steps: [
      {
        time: "5:30 PM",
        cue: "Lounge, low",
        name: "Doors",
        text: "Music while coats and badges find a place.",
      },
      {
        time: "6:15 PM",
        cue: "Walk-on 1",
        name: "Welcome",
        text: "One clean fade, the chief executive walks on.",
      },
      {
        time: "6:30 PM",
        cue: "Dinner set",
        name: "Dinner",
        text: "Quiet enough that nobody leans in.",
      },
      {
        time: "7:45 PM",
        cue: "Stings 1–8",
        name: "Awards",
        text: "A sting for each name, a microphone in reach.",
      },
      {
        time: "8:30 PM",
        cue: "Dance set",
        name: "Party",
        text: "Lights down, floor up, until the minute that the venue gave us.",
      },
    ],
  },
  clients: {
    heading: "Whose nights I play:",
    names: [
      "Fortune 500 companies",
      "tech startups",
      "healthcare organizations",
      "financial institutions",
      "law firms",
      "marketing agencies",
      "real estate companies",
      "professional sports teams",
    ],
  },
  included: [
    "DJ and MC for the full program",
    "Walk-on and award music",
    "Two wireless microphones, lectern or handheld",
    "Playback for video and slides",
    "Background set for networking",
    "Dance set after the formal part",
    { item: "Uplights in your brand colors", addOn: "add-on-uplights" },
    "Cue sheet agreed with your team",
    "Certificate of insurance for the venue",
    backupSystem,
  ],
  venues: {
    heading: "Halls for a crowd with name badges",
    entries: [
      { name: "Tampa Convention Center", type: "Ballrooms on the Riverwalk" },
      { name: "Tampa Marriott Water Street", type: "Conference hotel" },
      { name: "The Tampa EDITION", type: "Rooftop and event rooms" },
      { name: "Armature Works", type: "Gathering halls by the river" },
      { name: "Renaissance Tampa International Plaza", type: "Westshore hotel" },
      { name: "The Florida Aquarium", type: "Receptions among the tanks" },
    ],
  },
  testimonialRoles: ["corporate"],
  questions: {
    heading: "Asked by planners",
    entries: [
      {
        question: "Can you plug into the hotel’s audio?",
        answer:
          "Yes. I bring my own mixer and hand the house engineer a clean stereo feed, balanced and at line level. Where there is no engineer, my speakers cover the room instead.",
      },
      {
        question: "Do you host games or trivia?",
        answer:
          "With pleasure: name-that-tune between courses, team buzzers, a raffle that does not drag. The questions can be about the company if somebody slips me the good stories.",
      },
      {
        question: "How do we keep the volume right for networking?",
        answer:
          "I set it with you while the room fills and raise it only as bodies soak it up. The rule is simple: two people at arm’s length never have to lean in.",
      },
      {
        question: "Which dates fill first?",
        answer:
          "The first two Thursdays and Fridays of December, then the conference weeks of spring. A Tuesday launch can often be arranged at short notice.",
      },
    ],
  },
  closing: {
    heading: "Put a good night on the calendar",
    text: "Send headcount, address and agenda, even as a rough draft.",
  },
};
