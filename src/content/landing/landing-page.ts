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

/** A moment of a day that is counted from its sunset: minutes after it, or before where negative. */
export interface DayMoment {
  fromSunset: number;
  name: string;
  text: string;
  /** Minutes that everybody dances from then on. */
  floor?: number;
}

/** `lang` is the language of the name, where it is not English. */
interface Step {
  name: string;
  lang?: "es";
  text: string;
}

/** What a page leads with: how such an event is planned, in the shape that its kind of client draws it in. */
export type Signature =
  /** A day on a line under the sun of its town. */
  | { shape: "day"; moments: readonly DayMoment[] }
  /** The sheet that a company's crew works from: `cue` is what is heard or switched then, and one step is marked. */
  | {
      shape: "run-of-show";
      title: string;
      text: string;
      marked: string;
      steps: readonly (Step & { time: string; cue: string })[];
    }
  /** A ceremony as it is printed: `time` as `HH:MM`. */
  | { shape: "program"; title: string; text: string; steps: readonly (Step & { time: string })[] }
  /** Thirteen candles, and the moments around them. */
  | { shape: "candles"; title: string; steps: readonly Step[] }
  /** What is included, as a sheet to sign. */
  | { shape: "checklist"; title: string; text: string }
  /** Kinds of such an event, to choose from. */
  | { shape: "menu"; title: string; text: string; steps: readonly Step[] }
  /** The headline as large as on a wall, and the formats of a night. */
  | { shape: "poster"; title: string; steps: readonly Step[] };

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
  /** Fills the first view of a city or a club's night, and stands behind the quote on other pages. */
  picture: Picture;
  /** Stands behind the quote where `picture` fills the first view. */
  band?: Picture;
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
  intro: { heading: string; text: string };
  benefits?: readonly Point[];
  beach?: { text: string; moments: readonly DayMoment[]; points: readonly Point[] };
  /** Whom the page serves. */
  clients?: { heading: string; names: readonly string[] };
  /** A city page has none. */
  signature?: Signature;
  areas?: { heading: string; text: string; names: readonly string[] };
  included?: readonly Included[];
  venues: { heading: string; entries: readonly Venue[] };
  /** Its structured data names the packages of the database. */
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
