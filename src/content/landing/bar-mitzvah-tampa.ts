import { paths } from "../../features/site/paths.ts";
import { serviceBarMitzvah } from "../pictures.ts";
import { backupSystem, site } from "../site.ts";
import { addresses } from "./addresses.ts";
import { hours } from "./hours.ts";
import type { LandingPage } from "./landing-page.ts";
import { payments } from "./payments.ts";

export const barMitzvahTampa: LandingPage = {
  path: addresses.barMitzvahTampa,
  changed: "2026-11-20",
  city: "Tampa",
  service: "bar-mitzvah",
  name: "Bar/Bat Mitzvah DJ Tampa",
  title: `Bar & Bat Mitzvah DJ Tampa | Hora to Games | ${site.name}`,
  description:
    "Bar and Bat Mitzvah DJ and MC in Tampa: a hora that lifts the room, candle lighting with the right song each, games for the kids, space for the adults.",
  headline: ["Thirteen candles,", "thirteen songs"],
  lead: "Bar and Bat Mitzvah DJ in Tampa. A hora that raises the chairs and the roof, and games that keep every table in the party.",
  picture: serviceBarMitzvah,
  figures: { reviews: 58, claim: { count: "58+", events: "Bar and Bat Mitzvahs" } },
  hours: hours.celebrations,
  payments,
  callToAction: { label: "Book the celebration", href: paths.book },
  teaser: "Hora, candle lighting and games.",
  intro: {
    heading: "The morning was theirs. So is the night.",
    text: "A thirteen-year-old has chanted before everyone they know. The party is theirs: their teams, their friends, their songs.",
  },
  benefits: [
    {
      icon: "i-lucide-users",
      name: "Kids and adults, both",
      text: "While one half of the room plays, the other half dances. I move the spotlight before either side gets restless.",
    },
    {
      icon: "i-lucide-mic",
      name: "An MC who listens",
      text: "No shouting, no teasing. Shy teenagers are cheered from a distance they choose themselves.",
    },
    {
      icon: "i-lucide-badge-check",
      name: "Customs respected",
      text: "Set up before Shabbat or after Havdalah, music held until it is time, Hebrew names asked for and practiced.",
    },
    {
      icon: "i-lucide-list-music",
      name: "Safe for thirteen",
      text: "Chart hits in clean edits, with a parental list of what is out. The class will know all of the words anyway.",
    },
  ],
  signature: {
    shape: "candles",
    title: "The moments that matter",
    steps: [
      {
        name: "Grand entrance",
        text: "Siblings, parents, then the star of the day, to the tune that only they knew about.",
      },
      {
        name: "Hora",
        text: "Fifteen minutes without a break, chairs lifted safely, klezmer into house and back again.",
      },
      {
        name: "Kiddush and motzi",
        text: "A still room, a microphone for whoever says the blessing, and no clatter from the kitchen.",
      },
      {
        name: "Candle lighting",
        text: "A song and a rhyme for each candle, called in the order of your sheet, photographs unhurried.",
      },
      {
        name: "Games",
        text: "Coke and Pepsi, musical bingo, a lip-sync battle between cousins, prizes included.",
      },
    ],
  },
  included: [
    "DJ and MC for both age groups",
    "Planning call with your teenager",
    "Candle-lighting music and script help",
    "Extended hora, live-mixed",
    "Hosted games and prizes",
    "Montage playback with full sound",
    { item: "Uplights in the colors of the theme", addOn: "add-on-uplights" },
    "Two wireless microphones for blessings and speeches",
    "Clean edits, parent-approved",
    backupSystem,
  ],
  venues: {
    heading: "Places for the party",
    entries: [
      { name: "Bryan Glazer Family JCC", type: "Restored armory with event hall" },
      { name: "Armature Works", type: "Industrial halls on the river" },
      { name: "The Florida Aquarium", type: "Coral-reef gallery evenings" },
      { name: "Grand Hyatt Tampa Bay", type: "Bayside ballrooms" },
      { name: "Tampa Palms Golf & Country Club", type: "Clubhouse in New Tampa" },
      { name: "Raymond James Stadium", type: "Club lounges for a sports theme" },
    ],
  },
  testimonialRoles: ["bar-mitzvah"],
  questions: {
    heading: "What parents bring up",
    entries: [
      {
        question: "When should we start planning?",
        answer:
          "As the date comes from the synagogue, often years ahead, book the DJ as soon as the hall is settled. Details can wait until the invitations go out.",
      },
      {
        question: "Are the games embarrassing?",
        answer:
          "Not if I can help it. Everything is a team affair, sitting out is fine, and I agree on the list with your child so there are no surprises on the floor.",
      },
      {
        question: "Can you write the candle-lighting rhymes?",
        answer:
          "I will help with the lines and suggest a song for each person. You send names, nicknames and one true story apiece; I send back drafts within the week.",
      },
      {
        question: "Do you know the music our grandparents expect?",
        answer:
          "Hava Nagila is the start rather than the end. Israeli folk dances, Yiddish swing and Mizrahi pop all have a place, and I am glad to learn a melody from your own family.",
      },
    ],
  },
  closing: {
    heading: "Mazel tov in advance",
    text: "Share the date, the theme and the name to put in lights.",
  },
};
