import type { EventCategory } from "../categories.ts";
import type { NavLink } from "../navigation.ts";
import type { Picture } from "../picture.ts";
import type { ServiceKey } from "../services.ts";
import type { City } from "./cities.ts";
import type { Figures } from "./figures.ts";
import type { ServiceHours } from "./hours.ts";
import type { Payment } from "./payments.ts";

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

/**
 * What a page lists as included. What only some packages have names the add-on that it else is, by its id, or the feature
 * that says so in a package's row: the page then tells which packages, and the price without them.
 */
export type Included = string | { item: string; addOn: string } | { item: string; feature: string };

/** A place where such events happen, and what kind of place it is. Public facts: no ties to the venue are claimed. */
interface Venue {
  name: string;
  type: string;
}

/** An evening by the water: four times, the third of them the sunset, and what makes the sound ready for sand. */
export interface BeachEvening {
  picture: Picture;
  text: string;
  times: readonly [Moment, Moment, Moment, Moment];
  points: readonly Point[];
}

/** `time` as people at the event read it: "7:58 PM", Eastern. */
interface Moment {
  time: string;
  name: string;
}

/** `lang` is the language of the name, where it is not English. */
interface Step {
  name: string;
  lang?: "es";
  text: string;
}

/** The order of an event, in the shape that its kind of client draws it in. */
export type Program = { heading: string; text: string } & (
  | { shape: "steps"; picture: Picture; steps: readonly Step[] }
  /** A bill on a club's wall. */
  | { shape: "bill"; picture: Picture; steps: readonly Step[] }
  /** A slip of paper to tick one's own on. */
  | { shape: "slip"; picture: Picture; steps: readonly Step[] }
  /** A day by the clock, from the first song to the last. */
  | { shape: "timeline"; picture: Picture; steps: readonly (Step & Moment)[] }
  /** The sheet that a company's crew works from: `cue` is what is heard or switched then. */
  | { shape: "run-of-show"; picture: Picture; steps: readonly (Step & Moment & { cue: string })[] }
  /** A ceremony in frames, some of them drawn. */
  | { shape: "storyboard"; steps: readonly (Step & { picture?: Picture })[] }
);

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
  /** No picture stands twice on a page: the hero, then those of the sections in order. */
  picture: Picture;
  /** On a wide screen the hero's picture fills the view or stands on the left; on the right unless told. */
  hero?: "full" | "left";
  /** Facts and rooms stand before the neighborhoods, where the rooms are what the place is known for. */
  roomsFirst?: true;
  pictures: { intro: Picture; venues: Picture; questions: Picture; afterPackages?: Picture };
  accent?: EventCategory;
  figures: Figures;
  /** What the prices of a single service are called, where the page sells more than one. */
  priceLabel?: string;
  /** Opening hours, of which city pages have none of their own. */
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
  program?: Program;
  areas?: { heading: string; text: string; names: readonly string[] };
  included?: readonly Included[];
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
