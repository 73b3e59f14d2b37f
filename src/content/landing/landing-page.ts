import type { EventCategory } from "../categories.ts";
import type { NavLink } from "../navigation.ts";
import type { Picture } from "../picture.ts";
import type { City } from "./cities.ts";
import type { Figures } from "./figures.ts";
import type { ServiceHours } from "./hours.ts";
import type { Payment } from "./payments.ts";
import type { ServiceKey } from "./services.ts";

/** A text with an icon (a Lucide class) and a short name above it. */
export interface Point {
  icon: string;
  name: string;
  text: string;
}

/** A section of prose. `heading` is an h2. */
export interface Prose {
  heading: string;
  paragraphs: readonly string[];
}

/** A place where such events happen, and what kind of place it is. Public facts: no ties to the venue are claimed. */
interface Venue {
  name: string;
  type: string;
}

/** An evening by the water: four times, the third of them the sunset, and what makes the sound ready for sand. */
export interface BeachEvening {
  text: string;
  times: readonly [Moment, Moment, Moment, Moment];
  points: readonly Point[];
}

/** `lang` is the language of the name, where it is not English. */
interface Step {
  name: string;
  lang?: "es";
  text: string;
}

/** `time` as people at the event read it: "7:58 PM", Eastern. */
interface Moment {
  time: string;
  name: string;
}

/** One city or service page. What is absent is not shown: the page component draws the sections that are there. */
export interface LandingPage {
  path: string;
  city: City;
  /** What the page sells. A city page sells everything and has none. */
  service?: ServiceKey;
  /** How breadcrumbs and links name it. */
  name: string;
  /** Document title, at most 60 characters. */
  title: string;
  /** Meta description, 70 to 160 characters. */
  description: string;
  /** The h1, in phrases that must not break inside. */
  headline: readonly string[];
  lead: string;
  picture: Picture;
  accent?: EventCategory;
  figures: Figures;
  /** What the prices of a single service are called, where the page sells more than one. */
  priceLabel?: string;
  /** Opening hours by rows 9.36 to 9.41 of docs/spec-coverage.md, which give none for city pages. */
  hours?: ServiceHours;
  payments: readonly Payment[];
  callToAction: NavLink;
  /** What a card on another page says of this one. */
  teaser: string;
  intro: Prose;
  benefits?: readonly Point[];
  beach?: BeachEvening;
  /** Whom the page serves. */
  clients?: { heading: string; text: string; names: readonly string[] };
  /** The event from start to end, or the ways it can be played. */
  program?: { heading: string; text: string; steps: readonly Step[] };
  areas?: { heading: string; text: string; names: readonly string[] };
  included?: readonly string[];
  venues: { heading: string; entries: readonly Venue[] };
  /** Shows the packages of the database. */
  packages?: true;
  /** Roles whose testimonials are shown, those of the page's own city first. */
  testimonialRoles: readonly string[];
  questions: { heading: string; entries: readonly Question[] };
  closing: { heading: string; text: string };
}

export interface Question {
  /** Language of both, where it is not English. */
  lang?: "es";
  question: string;
  answer: string;
}
