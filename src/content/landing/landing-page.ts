import type { CalendarDate } from "../../platform/dates.ts";
import type { EventCategory } from "../categories.ts";
import type { NavLink } from "../navigation.ts";
import type { Picture } from "../picture.ts";
import type { ServiceKey } from "../services.ts";
import type { ServiceHours } from "./hours.ts";
import type { Payment } from "./payments.ts";

/** `icon` is a Lucide class. */
export interface Point {
  icon: string;
  name: string;
  text: string;
}

/**
 * An item of some packages names its add-on by id, or the package's `feature`: the page then says which packages have
 * it, and the price without them.
 */
export type Included = string | { item: string; addOn: string } | { item: string; feature: string };

/** Public facts: no ties to the venue are claimed. */
interface Venue {
  name: string;
  type: string;
}

/** Minutes after the sunset, negative before it. */
export interface DayMoment {
  fromSunset: number;
  name: string;
  text: string;
  /** Minutes of dancing from then on. */
  floor?: number;
}

/** `lang` is that of the name, where it is not English. */
interface Step {
  name: string;
  lang?: "es";
  text: string;
}

/** How such an event is planned, in the shape that its kind of client draws it in. */
export type Signature =
  /** A day on a line under the sun of its town. */
  | { shape: "day"; moments: readonly DayMoment[] }
  /** For a company's crew: `cue` is what is heard or switched then, and one step is marked. */
  | {
      shape: "run-of-show";
      title: string;
      text: string;
      marked: string;
      steps: readonly (Step & { time: string; cue: string })[];
    }
  /** `time` is `HH:MM`. */
  | { shape: "program"; title: string; text: string; steps: readonly (Step & { time: string })[] }
  /** Thirteen candles, and the moments around them. */
  | { shape: "candles"; title: string; steps: readonly Step[] }
  /** The included items, to sign. */
  | { shape: "checklist"; title: string; text: string }
  | { shape: "menu"; title: string; text: string; steps: readonly Step[] }
  /** A large headline, and the formats of a night. */
  | { shape: "poster"; title: string; steps: readonly Step[] };

interface Figures {
  /** How many reviews the rating stands on. */
  reviews?: number;
  claim?: { count: string; events: string };
}

/** Absent parts are not shown. */
export interface LandingPage {
  path: string;
  /** When its words last changed in a way that a reader would notice; rows count by themselves. */
  changed: CalendarDate;
  /** One of the business's towns. */
  city: string;
  /** A city page sells everything and has none. */
  service?: ServiceKey;
  /** In breadcrumbs and links. */
  name: string;
  /** At most 60 characters. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
  /** The h1, in phrases that must not break inside. */
  headline: readonly string[];
  lead: string;
  /** Fills the first view of a city or a club's night, and stands behind the quote on other pages. */
  picture: Picture;
  /** Behind the quote where `picture` fills the first view. */
  band?: Picture;
  accent?: EventCategory;
  figures: Figures;
  /** For the prices of a single service, where the page sells more than one. */
  priceLabel?: string;
  /** City pages have none of their own. */
  hours?: ServiceHours;
  payments: readonly Payment[];
  callToAction: NavLink;
  /** For a card on another page. */
  teaser: string;
  intro: { heading: string; text: string };
  benefits?: readonly Point[];
  beach?: { text: string; moments: readonly DayMoment[]; points: readonly Point[] };
  clients?: { heading: string; names: readonly string[] };
  /** A city page has none. */
  signature?: Signature;
  areas?: { heading: string; text: string; names: readonly string[] };
  included?: readonly Included[];
  venues: { heading: string; entries: readonly Venue[] };
  /** Its structured data names the packages of the database. */
  packages?: true;
  /** Of the testimonials, those of the page's own city first. */
  testimonialRoles: readonly string[];
  questions: { heading: string; entries: readonly Question[] };
  closing: { heading: string; text: string };
}

export interface Question {
  /** Of both, where it is not English. */
  lang?: "es";
  question: string;
  answer: string;
}
