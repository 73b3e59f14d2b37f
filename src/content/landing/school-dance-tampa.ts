import { paths } from "../../features/site/paths.ts";
import { messageReplyHours } from "../offers.ts";
import {
  blogFlightCasesAndCables,
  detailConfettiLights,
  detailRaisedHands,
  schoolDanceStarPhotoWall,
  serviceSchoolDance,
} from "../pictures.ts";
import { backupSystem } from "../site.ts";
import { figures } from "./figures.ts";
import { hours } from "./hours.ts";
import type { LandingPage } from "./landing-page.ts";
import { paymentsWithCheck } from "./payments.ts";

export const schoolDanceTampa: LandingPage = {
  path: paths.schoolDanceTampa,
  city: "Tampa",
  service: "school-dance",
  name: "School Dance DJ Tampa",
  title: "School Dance DJ Tampa | Prom & Homecoming | Sunset Bay DJ",
  description:
    "School dance DJ in Tampa for proms, homecomings and middle-school socials. Age-appropriate music, screened requests, insured and on the bell.",
  headline: ["School dance DJ", "in Tampa"],
  lead: "Age-appropriate music that students do not notice is age-appropriate, for proms, homecomings and Friday socials.",
  picture: serviceSchoolDance,
  pictures: {
    intro: schoolDanceStarPhotoWall,
    venues: blogFlightCasesAndCables,
    questions: detailRaisedHands,
  },
  accent: "private-party",
  figures: figures[paths.schoolDanceTampa],
  hours: hours.schools,
  payments: paymentsWithCheck,
  callToAction: { label: "Check your date", href: paths.book },
  teaser: "Proms, homecomings and socials with screened, clean music.",
  intro: {
    heading: "The gym will not look like a gym",
    paragraphs: [
      "A good dance balances two juries. Students decide in ten minutes whether the DJ knows anything. Advisers listen all evening for the word that brings a phone call on Monday. I play to both: current tracks in radio edits, checked line by line, mixed quickly enough that nobody asks why the verse was short.",
      "The rest is care. Clear exits, volume that spares young ears, lights without strobe, and a plan for the slow songs that does not leave anyone stranded by the bleachers.",
    ],
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
      text: "A code on the wall takes song wishes. They land on my screen first, and nonsense stays there.",
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
  program: {
    shape: "slip",
    picture: detailConfettiLights,
    heading: "Which dance is it?",
    text: "Each grade wants something else, and says so loudly.",
    steps: [
      {
        name: "Elementary glow night.",
        text: "Freeze dance, parachute songs and a conga line with the principal at its head.",
      },
      {
        name: "Middle-school social.",
        text: "Group dances, contests and few slow songs. Nobody stands alone for longer than a chorus.",
      },
      {
        name: "Homecoming.",
        text: "Court announced with walk-up music, the fight song twice, then two hours at full tilt.",
      },
      {
        name: "Prom.",
        text: "Dinner music, a crowning, a proper last dance, and lighting that looks well in pictures.",
      },
      {
        name: "Senior send-off.",
        text: "A yearbook in songs, with dedications read out after an adviser has read them first.",
      },
    ],
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
