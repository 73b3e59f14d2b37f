import { paths } from "../../features/site/paths.ts";
import { weddingsGoboOnDanceFloor } from "../pictures.ts";
import { backupSystem, site } from "../site.ts";
import { addresses } from "./addresses.ts";
import { hours } from "./hours.ts";
import type { LandingPage } from "./landing-page.ts";
import { payments } from "./payments.ts";

export const weddingStPetersburg: LandingPage = {
  path: addresses.weddingStPetersburg,
  changed: "2026-11-20",
  city: "St. Petersburg",
  service: "wedding",
  name: "Wedding DJ St. Petersburg",
  title: `Wedding DJ St. Petersburg, FL | ${site.name}`,
  description:
    "St. Petersburg wedding DJ for museum atriums, garden aisles and old ballrooms. Quiet gear that stays out of the photographs, an MC who gets names right.",
  headline: ["Paintings, palms,", "the right song"],
  lead: "Wedding DJ in St. Petersburg, for couples who want music chosen with the same care as the room.",
  picture: weddingsGoboOnDanceFloor,
  accent: "wedding",
  figures: { reviews: 98 },
  hours: hours.weddings,
  payments,
  callToAction: { label: "Ask for our date", href: paths.book },
  teaser: "Museum atriums and garden aisles.",
  intro: {
    heading: "A beautiful room needs less, played better",
    text: "The rooms do half the work. So I bring few things and place them well: two slender columns, one clean booth, warm light.",
  },
  benefits: [
    {
      icon: "i-lucide-speaker",
      name: "Out of the picture",
      text: "Slim black columns and hidden cables. Your photographer can shoot toward the booth and keep the frame.",
    },
    {
      icon: "i-lucide-mic",
      name: "Names said right",
      text: "You record every name on your phone, I practice in the car. Grandmothers notice.",
    },
    {
      icon: "i-lucide-badge-check",
      name: "Friendly with galleries",
      text: "No haze near the canvases, no tape on old oak, volume agreed with the registrar before anything is unpacked.",
    },
    {
      icon: "i-lucide-list-music",
      name: "A set, not a shuffle",
      text: "I mix live, so your indie favorites, your aunt’s Motown and tonight’s anthem pass into each other.",
    },
  ],
  signature: {
    shape: "day",
    moments: [
      { fromSunset: -180, name: "Doors", text: "Vinyl-era soul while the museum empties." },
      {
        fromSunset: -150,
        name: "In the garden",
        text: "Pop covers for strings, from a speaker no bigger than a lantern.",
      },
      { fromSunset: -120, name: "On the steps", text: "Bossa nova and sparkling wine during the portraits." },
      {
        fromSunset: -75,
        name: "At the table",
        text: "Cue points agreed with the kitchen, so speeches never meet the soup.",
      },
      { fromSunset: -20, name: "Speeches", text: "Ten quiet minutes each, if they like." },
      { fromSunset: 10, name: "First dance", text: "Inside your monogram of light, where you book it." },
      { fromSunset: 25, floor: 60, name: "On the floor", text: "Everybody you love within four songs." },
      { fromSunset: 90, name: "Cake", text: "Where the photographer wants it." },
      { fromSunset: 105, floor: 60, name: "Your anthems", text: "Indie, Motown, tonight’s chart, mixed live." },
      { fromSunset: 170, name: "Out the door", text: "A tunnel of arms and one sing-along." },
    ],
  },
  included: [
    { item: "Garden or chapel ceremony sound", addOn: "add-on-ceremony-sound" },
    { item: "Cocktail-hour sound", feature: "Ceremony and cocktail-hour sound" },
    "Master of ceremonies, bilingual on request",
    "Live mixing through the reception",
    "Entrance, cake and farewell cues",
    "Two wireless microphones",
    { item: "Warm light on the dance floor", addOn: "add-on-dance-floor-lighting" },
    { item: "Planning meeting in person", feature: "Planning meeting in person" },
    "Song lists in the client portal",
    backupSystem,
  ],
  venues: {
    heading: "Rooms worth dressing for",
    entries: [
      { name: "The Dalí Museum", type: "Glass atrium on the bay" },
      { name: "Sunken Gardens", type: "Lawns under tropical trees" },
      { name: "The Don CeSar, St. Pete Beach", type: "Pink palace of 1928" },
      { name: "St. Petersburg Woman’s Club", type: "Snell Isle hall of the 1920s" },
      { name: "The Birchwood", type: "Rooftop hotel on Beach Drive" },
      { name: "Gulfport Casino Ballroom", type: "Dance hall on Boca Ciega Bay" },
    ],
  },
  testimonialRoles: ["wedding"],
  questions: {
    heading: "What St. Pete couples want to know",
    entries: [
      {
        question: "When do St. Petersburg dates go?",
        answer:
          "Wedding dates book 6-12 months ahead here, and the dry months from late October to May fill soonest. The calendar shows what is still open, however near. If your museum has given you two evenings, ask about both.",
      },
      {
        question: "Will the music harm the quiet of the galleries?",
        answer:
          "It will not. Bass is steered away from the walls, levels follow the museum’s own limit, and I stop the moment staff raise a hand.",
      },
      {
        question: "Could we have a band for cocktails and you afterward?",
        answer:
          "A lovely combination. I lend the band two channels and a microphone, keep their break filled, and take over without a gap when they play their last number.",
      },
      {
        question: "How do you learn what we like?",
        answer:
          "Send a playlist, even a messy one. On our call I play you three possible openings for the dance floor and watch which one makes you both grin.",
      },
    ],
  },
  closing: {
    heading: "May I hear about your wedding?",
    text: "Tell me the room you fell for. I probably know where its outlets are.",
  },
};
