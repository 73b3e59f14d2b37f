import { paths } from "../../features/site/paths.ts";
import { corporateRunOfShowDesk } from "../pictures.ts";
import { backupSystem, site } from "../site.ts";
import { addresses } from "./addresses.ts";
import { hours } from "./hours.ts";
import type { LandingPage } from "./landing-page.ts";
import { paymentsWithCheck } from "./payments.ts";

export const corporateClearwater: LandingPage = {
  path: addresses.corporateClearwater,
  changed: "2026-11-20",
  city: "Clearwater",
  service: "corporate",
  name: "Corporate DJ Clearwater",
  title: `Corporate DJ Clearwater Beach | Retreats | ${site.name}`,
  description:
    "Corporate DJ in Clearwater for beach retreats, team building and resort conferences. Weather-proof gear on the sand, clean sound in the ballroom.",
  headline: ["Shoes off,", "agenda intact"],
  lead: "Corporate DJ in Clearwater. Team building on the beach, awards in the resort, and one DJ who dries off in between.",
  picture: corporateRunOfShowDesk,
  accent: "corporate",
  figures: { reviews: 67, claim: { count: "67+", events: "corporate events" } },
  hours: hours.offices,
  payments: paymentsWithCheck,
  callToAction: { label: "Check your date", href: paths.book },
  teaser: "Beach retreats and team building.",
  intro: {
    heading: "One event, sand to stage",
    text: "Colleagues meet without a table between them. I make the beach a stage: a voice that carries, a soundtrack for the games.",
  },
  benefits: [
    {
      icon: "i-lucide-umbrella",
      name: "Weather-proof gear",
      text: "Splash-rated speakers, covers and weights, under the shade that your venue gives. Rain pauses the games; the agreed room takes over.",
    },
    {
      icon: "i-lucide-users",
      name: "Team building, hosted",
      text: "Relay heats, beach trivia and sandcastle judging with a referee on the microphone and a scoreboard tune for each side.",
    },
    {
      icon: "i-lucide-plug",
      name: "Power without a wall",
      text: "Batteries for games and quiet music above the tide line, and a generator for dancing where your quote lists one.",
    },
    {
      icon: "i-lucide-speaker",
      name: "Ballroom by dusk",
      text: "With a second room in your quote, a rig waits upstairs, tested beforehand. Nobody sits through a changeover.",
    },
  ],
  signature: {
    shape: "run-of-show",
    title: "Run of show",
    text: "A retreat day. Any single block can stand alone.",
    marked: "Golden hour",
    steps: [
      {
        time: "1:00 PM",
        cue: "Host mic",
        name: "One o’clock, barefoot",
        text: "Easy music and a welcome at the waterline, short enough that the drinks stay cold.",
      },
      {
        time: "1:30 PM",
        cue: "Stings A–D",
        name: "The contest",
        text: "Four teams, five games, a running commentary. The quiet analyst usually wins something.",
      },
      {
        time: "4:00 PM",
        cue: "Reggae, low",
        name: "Late lunch",
        text: "Reggae and yacht rock under the umbrellas while the boards and paddles are put away.",
      },
      {
        time: "6:15 PM",
        cue: "Mic off",
        name: "Golden hour",
        text: "The group photograph with the sun behind it, a toast, then ten minutes with no announcements at all.",
      },
      {
        time: "7:30 PM",
        cue: "Walk-ups",
        name: "Resort night",
        text: "Walk-up songs, trophies for absurd achievements, and a dance floor until nine that began in the sand.",
      },
    ],
  },
  included: [
    "Host and DJ for games and dinner",
    "Splash-rated beach speakers",
    "Covers and weights against spray and gusts",
    "Battery sound for games at the waterline",
    { item: "Generator where there is no outlet", addOn: "add-on-generator" },
    "Megaphone for referees",
    { item: "Separate indoor system", addOn: "add-on-second-room" },
    "Team anthems and award stings",
    "Rain plan agreed beforehand",
    "Liability insurance for resort and city",
    backupSystem,
  ],
  venues: {
    heading: "Sand by day, ballroom by night",
    entries: [
      { name: "Clearwater Beach Marriott Resort", type: "Bayside hotel on Sand Key" },
      { name: "Sheraton Sand Key Resort", type: "Hotel on a wide private beach" },
      { name: "Opal Sands Resort", type: "Gulf-front meeting rooms" },
      { name: "Clearwater Community Sailing Center", type: "Dock and deck" },
      { name: "Coachman Park", type: "Waterfront green downtown" },
      { name: "Innisbrook Resort, Palm Harbor", type: "Golf and conference resort" },
    ],
  },
  testimonialRoles: ["corporate"],
  questions: {
    heading: "Asked by retreat planners",
    entries: [
      {
        question: "Does the city allow amplified sound on the sand?",
        answer:
          "With the right permission, in agreed hours. Your resort or destination manager files the request; I supply speaker positions, levels and a site sketch for it.",
      },
      {
        question: "We are sixty engineers who hate icebreakers. What now?",
        answer:
          "Skip them. Give people a task with a silly prize and music underneath, and shy groups mix by themselves. I never drag anyone to the front.",
      },
      {
        question: "How late can you change from outdoors to indoors?",
        answer:
          "Ninety minutes before the start is comfortable. With a second room in your quote the indoor rig is up already, so it comes down to moving people and drinks.",
      },
      {
        question: "Is a single afternoon possible?",
        answer:
          "Of course. Half days on weekdays are the easiest to place, and they leave the evening free for dinner along the beach walk.",
      },
    ],
  },
  closing: {
    heading: "Who needs a day at the beach?",
    text: "Tell me how many people, which month, and how competitive they are.",
  },
};
