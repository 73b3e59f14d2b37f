import type { CalendarDate } from "../../platform/dates.ts";
import type { EventCategory } from "../categories.ts";
import type { LeadEventType } from "../event-types.ts";
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

/** The object forms are only in some packages, by add-on id or feature. */
export type Included = string | { item: string; addOn: string } | { item: string; feature: string };

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

/** `lang` is the name's, where it is not English. */
interface Step {
  name: string;
  lang?: "es";
  text: string;
}

export type Signature =
  | { shape: "day"; moments: readonly DayMoment[] }
  /** `cue` is what is heard or switched then. */
  | {
      shape: "run-of-show";
      title: string;
      text: string;
      marked: string;
      steps: readonly (Step & { time: string; cue: string })[];
    }
  /** `time` is `HH:MM`. */
  | { shape: "program"; title: string; text: string; steps: readonly (Step & { time: string })[] }
  | { shape: "candles"; title: string; steps: readonly Step[] }
  | { shape: "checklist"; title: string; text: string }
  | {
      shape: "menu";
      title: string;
      text: string;
      steps: readonly (Step & { time: string; isMarked?: true })[];
    }
  | { shape: "poster"; title: string; steps: readonly Step[] };

interface Figures {
  reviews?: number;
  claim?: { count: string; events: string };
}

/** Absent parts are not shown. */
export interface LandingPage {
  path: string;
  /** Of its words, with the page in English that it says again and, if it has a form of its own, what that is about. */
  translation?: { language: string; of: string; eventType?: LeadEventType };
  /** Last change of its words that readers would notice. */
  changed: CalendarDate;
  city: string;
  /** City pages sell everything and have none. */
  service?: ServiceKey;
  name: string;
  /** At most 60 characters. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
  /** Phrases that must not break inside. */
  headline: readonly string[];
  lead: string;
  picture: Picture;
  /** Behind the quote where `picture` fills the first view. */
  band?: Picture;
  /** Phones show its right side. */
  isBandRight?: true;
  accent?: EventCategory;
  figures: Figures;
  priceLabel?: string;
  /** City pages have none. */
  hours?: ServiceHours;
  payments: readonly Payment[];
  callToAction: { label: string; href: string };
  teaser: string;
  intro: { heading: string; text: string };
  benefits?: readonly Point[];
  beach?: { text: string; moments: readonly DayMoment[]; points: readonly Point[] };
  clients?: { heading: string; names: readonly string[] };
  signature?: Signature;
  areas?: { heading: string; text: string; names: readonly string[] };
  included?: readonly Included[];
  venues: { heading: string; entries: readonly Venue[] };
  /** The structured data names the packages of the database. */
  packages?: true;
  /** Those from the page's own city come first. */
  testimonialRoles: readonly string[];
  questions: { heading: string; entries: readonly Question[] };
  closing: { heading: string; text: string };
}

export interface Question {
  /** Language of question and answer, where not English. */
  lang?: "es";
  question: string;
  answer: string;
}
