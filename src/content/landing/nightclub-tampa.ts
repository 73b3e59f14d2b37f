import { paths } from "../../features/site/paths.ts";
import { clubsMirrorBallLightSpots, serviceNightclub } from "../pictures.ts";
import { backupSystem, site } from "../site.ts";
import { addresses } from "./addresses.ts";
import { hours } from "./hours.ts";
import type { LandingPage } from "./landing-page.ts";
import { payments } from "./payments.ts";

export const nightclubTampa: LandingPage = {
  path: addresses.nightclubTampa,
  changed: "2026-11-20",
  city: "Tampa",
  service: "nightclub",
  name: "Nightclub DJ Tampa",
  title: `Nightclub DJ Tampa & Ybor City, Open Format | ${site.name}`,
  description:
    "Open-format nightclub DJ for Ybor City and downtown Tampa: residencies, guest sets and cover nights. Reads the room, respects the limiter, shows up early.",
  headline: ["Doors", "at ten"],
  lead: "Nightclub DJ in Tampa. Open format for Ybor City and beyond, mixed for the room that actually showed up.",
  picture: serviceNightclub,
  band: clubsMirrorBallLightSpots,
  figures: { reviews: 78, claim: { count: "78+", events: "nights" } },
  hours: hours.nightclubs,
  payments,
  callToAction: { label: "Check a night", href: paths.book },
  teaser: "Open format, residencies, one-off nights.",
  intro: {
    heading: "Seventh Avenue changes its mind every hour",
    text: "At ten it is two office groups, at midnight locals who know every break. A set list written at home is wrong by the second drink.",
  },
  benefits: [
    {
      icon: "i-lucide-music",
      name: "Truly open format",
      text: "Dembow into disco, trap into techno, a corrido when the back table earns it. Keys matched, energy kept.",
    },
    {
      icon: "i-lucide-clock",
      name: "Doors to lights-up",
      text: "I can hold a room alone all night, or hand over at eleven so cleanly that your headliner smiles.",
    },
    {
      icon: "i-lucide-speaker",
      name: "Kind to your system",
      text: "Gain staged, limiter respected, monitors sensible. Your sound engineer keeps a pulse and a friend.",
    },
    {
      icon: "i-lucide-badge-check",
      name: "Sells the night",
      text: "Flyer copy, a teaser mix and stories from the booth, delivered on the day your promoter asks for them.",
    },
  ],
  signature: {
    shape: "poster",
    title: "Formats on offer",
    steps: [
      {
        name: "Weekly residency",
        text: "A name, a sound and a crowd that grows. First month reviewed together, numbers on the table.",
      },
      {
        name: "Guest set",
        text: "An hour or more at peak, tailored to the residents before and after.",
      },
      {
        name: "Latin night",
        text: "Salsa, bachata and perreo, hosted in Spanish and English, with a dance lesson early if you wish.",
      },
      {
        name: "Throwback room",
        text: "Two decades of sing-alongs for the second floor, run apart from the main room’s tempo.",
      },
      {
        name: "Cover at short notice",
        text: "Your DJ is stuck on I-275? Call. If I am in town I can be behind your decks within the warm-up.",
      },
    ],
  },
  included: [
    "Open-format set, length as agreed",
    "Own laptop, controller and needles",
    "Works on house CDJs or turntables",
    "Booth check before doors",
    "MC drops and birthday shout-outs",
    "Clean or explicit, as the license wants",
    "Promo mix for your channels",
    "Lighting cues with your operator",
    "Tax form and invoice",
    backupSystem,
  ],
  venues: {
    heading: "Floors of the Ybor and downtown circuit",
    entries: [
      { name: "The Ritz Ybor", type: "Former theater, main room and lounge" },
      { name: "The Castle, Ybor City", type: "Alternative dance club" },
      { name: "Prana, Ybor City", type: "Multi-level nightclub" },
      { name: "Club Skye, Ybor City", type: "Latin and Top 40 club" },
      { name: "Franklin Manor", type: "Downtown cocktail bar and patio" },
      { name: "Hyde Park Cafe", type: "SoHo nightclub" },
    ],
  },
  testimonialRoles: ["nightclub"],
  questions: {
    heading: "For owners and promoters",
    entries: [
      {
        question: "Do you bring a crowd?",
        answer:
          "Some. What I promise is that those who come will stay: longer sets, fewer early exits, a bar that works steadily instead of in bursts.",
      },
      {
        question: "What do you need in the booth?",
        answer:
          "Two decks, a mixer with a booth output, one free pair of channels and a fan in July. Anything missing I can carry in, if I know a day before.",
      },
      {
        question: "How do you handle requests at the rail?",
        answer:
          "With a smile and a notepad. If it fits, it plays within three records; if it does not, it gets a friendly no that nobody films.",
      },
      {
        question: "Are you available after two in the morning?",
        answer:
          "The working window is 8 PM to 3 AM on Thursdays, Fridays and Saturdays. Private after-hours are possible when the license, the landlord and my neighbors agree.",
      },
    ],
  },
  closing: {
    heading: "Got a gap in the calendar?",
    text: "Send night, capacity and what worked last time.",
  },
};
