import { paths } from "../../features/site/paths.ts";
import { messageReplyHours } from "../offers.ts";
import { festivalsMainStageAtNight } from "../pictures.ts";
import { backupSystem, site } from "../site.ts";
import { addresses } from "./addresses.ts";
import { hours } from "./hours.ts";
import type { LandingPage } from "./landing-page.ts";
import { paymentsWithCheck } from "./payments.ts";

export const schoolDanceTampa: LandingPage = {
  path: addresses.schoolDanceTampa,
  changed: "2026-11-20",
  city: "Tampa",
  service: "school-dance",
  name: "School Dance DJ Tampa",
  title: `School Dance DJ Tampa | Prom & Homecoming | ${site.name}`,
  description:
    "School dance DJ in Tampa for proms, homecomings and middle-school socials. Age-appropriate music, screened requests, insured and on the bell.",
  headline: ["The board says yes,", "so do they"],
  lead: "School dance DJ in Tampa. Age-appropriate music that students do not notice is age-appropriate.",
  picture: festivalsMainStageAtNight,
  accent: "private-party",
  figures: { reviews: 92, claim: { count: "92+", events: "school dances" } },
  hours: hours.schools,
  payments: paymentsWithCheck,
  callToAction: { label: "Check your date", href: paths.book },
  teaser: "Proms and socials, screened music.",
  intro: {
    heading: "The gym will not look like a gym",
    text: "Students decide in ten minutes, advisers listen all evening. I play to both: current tracks in radio edits, checked line by line.",
  },
  benefits: [
    {
      icon: "i-lucide-badge-check",
      name: "Checked word by word",
      text: "Every track on the night’s list is a clean edit I have listened to myself. The list is yours to strike from.",
    },
    {
      icon: "i-lucide-phone",
      name: "Requests, screened",
      text: "A code on the wall takes song requests. They land on my screen first, and nonsense stays there.",
    },
    {
      icon: "i-lucide-shield-check",
      name: "Ready for the front office",
      text: `Ask for the W-9 and the certificate of insurance: they come by email within ${messageReplyHours.latest} hours. District checks are welcome.`,
    },
    {
      icon: "i-lucide-clock",
      name: "On the bell",
      text: "Loaded in after dismissal, tested before the first ticket, lights on at the minute the buses need.",
    },
  ],
  signature: {
    shape: "checklist",
    title: "Checklist",
    text: "What the agreement keeps, on one page.",
  },
  included: [
    "Vetted clean-edit library",
    "Song list for approval two weeks ahead",
    "Moderated request screen",
    "Microphone for court and announcements",
    "Sound sized for gym, cafeteria or hall",
    { item: "Strobe-free dance-floor lighting", addOn: "add-on-dance-floor-lighting" },
    "Contest prizes and group dances",
    "Volume cap agreed with the school",
    "Certificate naming the district",
    "Emergency mute within the adviser’s reach",
    backupSystem,
  ],
  venues: {
    heading: "Beyond the gymnasium",
    entries: [
      { name: "Museum of Science & Industry", type: "Exhibit halls" },
      { name: "TPepin’s Hospitality Centre", type: "Banquet hall" },
      { name: "Egypt Shrine Center", type: "Large flat hall" },
      { name: "Glazer Children’s Museum", type: "For younger grades" },
      { name: "Tampa River Center", type: "Prom with a skyline" },
      { name: "USF Marshall Student Center", type: "University ballroom" },
    ],
  },
  testimonialRoles: ["school-dance"],
  questions: {
    heading: "For advisers, PTAs and student councils",
    entries: [
      {
        question: "Who decides what is appropriate?",
        answer:
          "You do. I start from radio edits, remove suggestive themes for younger grades, and take your strikes without debate. When in doubt during the night I skip it.",
      },
      {
        question: "Can students help plan the music?",
        answer:
          "They should. The council sends its fifty favorites, I return a version with notes, and the adviser signs it. They feel heard, and the first hour plays itself.",
      },
      {
        question: "How loud will it be?",
        answer:
          "Loud on the floor, conversational at the doors. I set the ceiling with you at sound check and mark it on the mixer, where anyone can see it.",
      },
      {
        question: "We have a small budget. What helps?",
        answer:
          "Weeknights, shorter hours and sharing a date with a sister school across town. Tell me the budget you have, and I will say plainly what it buys.",
      },
    ],
  },
  closing: {
    heading: "Save the date before the posters",
    text: "School, grade, headcount and end time: four facts make a quote.",
  },
};
