import type { LeadEventType } from "../event-types.ts";
import type { Included, LandingPage, Question, Signature } from "./landing-page.ts";

/** As many as the page has. */
type Each<List, Word> = List extends readonly unknown[] ? { readonly [Index in keyof List]: Word } : never;

interface Named {
  name: string;
  text: string;
}

interface SignatureWords {
  title?: string;
  text?: string;
  steps?: readonly Named[];
  moments?: readonly Named[];
}

type WordsOf<Shown> = Shown extends { shape: "day"; moments: infer Moments }
  ? { moments: Each<Moments, Named> }
  : Shown extends { shape: "program" | "menu"; steps: infer Steps }
    ? { title: string; text: string; steps: Each<Steps, Named> }
    : never;

export interface LandingWords<Page extends LandingPage> {
  path: string;
  changed: LandingPage["changed"];
  name: string;
  title: string;
  description: string;
  headline: readonly string[];
  lead: string;
  /** As the DJ reads it; for a page with a form of its own. */
  eventType?: LeadEventType;
  /** What the picture shows. */
  alt: string;
  /** As in "64+ …". */
  events: string;
  hours: string;
  callToAction: LandingPage["callToAction"];
  teaser: string;
  intro: LandingPage["intro"];
  benefits: Each<Page["benefits"], Named>;
  signature: WordsOf<Page["signature"]>;
  included: Each<Page["included"], string>;
  venues: { heading: string; types: Each<Page["venues"]["entries"], string> };
  questions: { heading: string; entries: Each<Page["questions"]["entries"], Omit<Question, "lang">> };
  closing: LandingPage["closing"];
}

const withItem = (included: Included, item = ""): Included =>
  typeof included === "string" ? item : { ...included, item };

function said(signature: Signature | undefined, { title = "", text = "", steps = [], moments = [] }: SignatureWords) {
  switch (signature?.shape) {
    case "day":
      return { ...signature, moments: signature.moments.map((moment, index) => ({ ...moment, ...moments[index] })) };
    case "program":
      return {
        ...signature,
        title,
        text,
        steps: signature.steps.map(({ time }, index) => ({ time, name: "", text: "", ...steps[index] })),
      };
    case "menu":
      return {
        ...signature,
        title,
        text,
        steps: signature.steps.map((step, index) => ({ ...step, ...steps[index] })),
      };
    default:
      return signature;
  }
}

/** The page in another language: its figures, prices, times, pictures and names stay those of the page in English. */
export function translated<const Page extends LandingPage>(
  page: Page,
  language: string,
  {
    alt,
    events,
    eventType,
    hours,
    benefits,
    signature: signatureWords,
    included,
    venues,
    questions,
    ...words
  }: LandingWords<Page>,
): LandingPage {
  const { figures, signature } = page;
  const [named, items, types]: [readonly Named[], readonly string[], readonly string[]] = [
    benefits,
    included,
    venues.types,
  ];
  const entries: readonly Question[] = questions.entries;
  const shown = said(signature, signatureWords);
  return {
    ...page,
    ...words,
    picture: { ...page.picture, alt },
    translation: { language, of: page.path, ...(eventType ? { eventType } : {}) },
    figures: { ...figures, ...(figures.claim ? { claim: { ...figures.claim, events } } : {}) },
    ...(page.hours ? { hours: { ...page.hours, label: hours } } : {}),
    benefits: (page.benefits ?? []).map((point, index) => ({ ...point, ...named[index] })),
    ...(shown ? { signature: shown } : {}),
    included: (page.included ?? []).map((each, index) => withItem(each, items[index])),
    venues: {
      heading: venues.heading,
      entries: page.venues.entries.map((venue, index) => ({ ...venue, type: types[index] ?? "" })),
    },
    questions: { heading: questions.heading, entries },
  };
}
