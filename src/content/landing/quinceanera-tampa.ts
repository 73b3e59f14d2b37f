import { paths } from "../../features/site/paths.ts";
import { serviceQuinceanera } from "../pictures.ts";
import { backupSystem, site } from "../site.ts";
import { addresses } from "./addresses.ts";
import { hours } from "./hours.ts";
import type { LandingPage } from "./landing-page.ts";
import { payments } from "./payments.ts";

/** Prices are rows of the table `prices`: sample/rows.sql begins with some, and the DJ changes them. */
export const quinceaneraTampa = {
  path: addresses.quinceaneraTampa,
  changed: "2026-11-20",
  city: "Tampa",
  service: "quinceanera",
  name: "Quinceañera DJ Tampa",
  title: `Quinceañera DJ Tampa | Bilingual DJ & MC | ${site.name}`,
  description:
    "Bilingual English and Spanish quinceañera DJ in Tampa: Latin music, the waltz and every tradition in order, and a party that her court will talk about.",
  headline: ["Fifteen years,", "one waltz"],
  lead: "Quinceañera DJ in Tampa. Bilingual in English and Spanish, at home in the traditional ceremony, with Latin music until the last cousin sits down.",
  picture: serviceQuinceanera,
  accent: "private-party",
  figures: { reviews: 64, claim: { count: "64+", events: "quinceañeras" } },
  hours: hours.celebrations,
  payments,
  callToAction: { label: "Check her date", href: paths.book },
  teaser: "Bilingual English/Spanish, every tradition.",
  intro: {
    heading: "Her quince, with nobody left out",
    text: "Abuelos have waited fifteen years for the waltz, chambelanes all month for their song. I host both, in Spanish and English.",
  },
  benefits: [
    {
      icon: "i-lucide-mic",
      name: "Bilingual, truly",
      text: "Announcements in Spanish and English, padrinos named with both surnames, and no translation that sounds read.",
    },
    {
      icon: "i-lucide-users",
      name: "The traditional ceremony",
      text: "Crowning, shoes, last doll, candles, toast. I know the order, and I ask how your family does it.",
    },
    {
      icon: "i-lucide-list-music",
      name: "Latin music, wide",
      text: "Cumbia, bachata, merengue, salsa, banda, reggaeton: Mexico to the islands to whatever her court dances now.",
    },
    {
      icon: "i-lucide-badge-check",
      name: "Made for the entrance",
      text: "One beat of silence, her song, and every eye on the grand doors, so that the dress gets the gasp it deserves.",
    },
  ],
  signature: {
    shape: "program",
    title: "Program",
    text: "A common order. Yours may differ, and then yours is right.",
    steps: [
      {
        time: "18:30",
        name: "La entrada",
        lang: "es",
        text: "Court presented pair by pair, parents and godparents next, then the doors close and open once more.",
      },
      {
        time: "18:50",
        name: "Corona y zapatillas",
        lang: "es",
        text: "Her mother sets the crown, her father changes the flats for heels. A quiet piece, no talking over it.",
      },
      {
        time: "19:05",
        name: "La última muñeca",
        lang: "es",
        text: "The doll is passed to a younger sister or cousin, with a few words for each.",
      },
      {
        time: "19:20",
        name: "El vals",
        lang: "es",
        text: "Father and daughter first, then the court. Counted in exactly as you practiced it.",
      },
      {
        time: "20:30",
        name: "Brindis y baile sorpresa",
        lang: "es",
        text: "Glasses up in two languages, a beat of darkness, and the surprise dance begins.",
      },
    ],
  },
  included: [
    "Bilingual MC from Mass to last dance",
    "Waltz and surprise-dance music edits",
    "Rehearsal with the choreographer",
    "Full-range sound for the hall",
    "Two wireless microphones for padrinos",
    { item: "Dance-floor lighting", addOn: "add-on-dance-floor-lighting" },
    "Clean reggaeton while little ones are up",
    "Hora loca set with props",
    "Program printed in two languages",
    backupSystem,
  ],
  venues: {
    heading: "Ballrooms and halls around Tampa",
    entries: [
      { name: "The Cuban Club, Ybor City", type: "Ballroom with a stage" },
      { name: "Centro Asturiano de Tampa", type: "Marble stairs and ballroom" },
      { name: "The Italian Club of Tampa", type: "Grand hall in Ybor" },
      { name: "TPepin’s Hospitality Centre", type: "Hall for a large family" },
      { name: "Egypt Shrine Center", type: "Hall with ample parking" },
      { name: "Hilton Tampa Downtown", type: "Hotel ballroom" },
    ],
  },
  testimonialRoles: ["quinceanera"],
  questions: {
    heading: "What families ask",
    entries: [
      {
        question: "Can you edit the songs for the waltz?",
        answer:
          "Yes. Send the pieces or the choreographer’s number. I cut them to length, smooth the transitions and bring a copy on a second device, in case nerves want one more run.",
      },
      {
        lang: "es",
        question: "¿Habla español durante toda la fiesta?",
        answer:
          "Sí. Cada anuncio se hace en los dos idiomas, y si casi todos sus invitados hablan español, el español va primero. Podemos planear la fiesta entera por teléfono en el idioma que prefiera.",
      },
      {
        question: "Our families come from different countries. What will you play?",
        answer:
          "A bit of each home early on, so everybody has been greeted by ten. Tell me the towns and I will look for the songs people grew up with there.",
      },
      {
        question: "How soon should we choose a DJ?",
        answer:
          "Once the church and the hall agree on a day. The choreographer will want the music soon after, and those rehearsals go better when we have met.",
      },
    ],
  },
  closing: {
    heading: "Is there a date for her quince?",
    text: "Write in Spanish or English. The answer comes in the same language.",
  },
} as const satisfies LandingPage;
