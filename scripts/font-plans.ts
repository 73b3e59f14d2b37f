export interface FontPlan {
  family: string;
  /** Of the stand-in, right after `family` in every stack. */
  fallbackFamily: string;
  fileName: string;
  source: string;
  /** Axes other than the weight. */
  pins: Readonly<Record<string, number>>;
  /**
   * For a font that comes late. The display face's short lines start where they stood, so it may swap in; long text
   * would break anew, so it keeps the stand-in for that page.
   */
  display: "swap" | "optional";
  /** All between the least and the greatest are kept. */
  weights: readonly StandInWeight[];
}

interface StandInWeight {
  weight: number;
  standIn: "regular" | "bold";
}

export const plans: readonly FontPlan[] = [
  {
    family: "Bricolage Grotesque",
    fallbackFamily: "Bricolage Fallback",
    fileName: "bricolage-grotesque",
    display: "swap",
    source: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
    // The optical size would cost 20 KB more and make the width depend on the font size, which no stand-in can
    // follow: between 24 and 88 px a line differs by an eighth. 60 sits between heading and hero.
    pins: { wdth: 88, opsz: 60 },
    // A second weight would cost 8 KB, and every line of it is large.
    weights: [{ weight: 600, standIn: "bold" }],
  },
  {
    family: "Instrument Sans",
    fallbackFamily: "Instrument Fallback",
    fileName: "instrument-sans",
    display: "optional",
    source: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    pins: {},
    weights: [
      { weight: 400, standIn: "regular" },
      { weight: 500, standIn: "regular" },
      { weight: 600, standIn: "bold" },
    ],
  },
];

/** Beside Basic Latin. Neither typeface has arrows or stars: those are icons. Instrument Sans has no ½. */
const spanish = "ÁÉÍÑÓÚÜáéíñóúü";

const punctuation = "\u00a0¡¿©®™°·•½€×−–—‘’“”…";

/** On nearly every page. */
export const common = range(0x20, 0x7e) + spanish + punctuation;

/** The rest of Latin-1, in files that a browser fetches when it meets such a letter. */
export const rare = [...range(0xc0, 0xff)].filter((letter) => !`${common}÷`.includes(letter)).join("");

/** Browsers' defaults for these characters, and figures of equal width for tables. */
export const features = ["kern", "liga", "clig", "calt", "rlig", "tnum"];

/** From @capsizecss/metrics 4, a package of 169 MB; `xWidthAvg` is that of English text. */
export const arial = { familyName: "Arial", ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048 };

/** Averages, of 2048. */
export const arialWidths = { regular: 913, bold: 983 };

/**
 * Installed fonts: Arial, its metric twins, and Roboto, as wide to within 1 %. Bold Roboto is left out: it is 6 %
 * narrower.
 */
export const standIns = {
  regular: ["Arial", "ArialMT", "Liberation Sans", "Helvetica", "Roboto"],
  bold: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Helvetica Bold"],
} as const;

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
