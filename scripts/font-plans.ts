/** How one face is made. */
export interface FontPlan {
  /** The name to use in `font-family`. */
  family: string;
  /** The name of the stand-in, to be named right after `family` in every stack. */
  fallbackFamily: string;
  fileName: string;
  source: string;
  /** Axes other than the weight, each pinned to one value. */
  pins: Readonly<Record<string, number>>;
  /**
   * What happens when the font comes late. The display face carries the brand in short lines that start where they
   * stood, so it may swap in; text of many lines would break anew, so it keeps the stand-in for that page.
   */
  display: "swap" | "optional";
  /** The weights the site uses. All between the least and the greatest are kept. */
  weights: readonly StandInWeight[];
}

interface StandInWeight {
  weight: number;
  standIn: "regular" | "bold";
}

/** The faces that the site is set in. */
export const plans: readonly FontPlan[] = [
  {
    family: "Bricolage Grotesque",
    fallbackFamily: "Bricolage Fallback",
    fileName: "bricolage-grotesque",
    display: "swap",
    source: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
    // The optical size would cost 20 KB more and make the width depend on the font size, which no single stand-in can
    // follow: between 24 and 88 px the same line differs by an eighth. 60 sits between heading and hero.
    pins: { wdth: 88, opsz: 60 },
    // One: a second would cost 8 KB, and every line of it is large.
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

/**
 * What a page is likely to show: Basic Latin, the letters of Spanish, and punctuation. Neither typeface has arrows or
 * stars: those are icons. Instrument Sans has no ½.
 */
const spanish = "ÁÉÍÑÓÚÜáéíñóúü";

const punctuation = "\u00a0¡¿©®™°·•½€×−–—‘’“”…";

/** Characters that nearly every page has. */
export const common = range(0x20, 0x7e) + spanish + punctuation;

/** The other letters of Latin-1, for a name that has one of them: in files that a browser fetches when it meets one. */
export const rare = [...range(0xc0, 0xff)].filter((letter) => !`${common}÷`.includes(letter)).join("");

/** What browsers apply by default as far as it concerns these characters, and the figures of equal width for tables. */
export const features = ["kern", "liga", "clig", "calt", "rlig", "tnum"];

/** Arial by the figures of @capsizecss/metrics 4, a package of 169 MB; `xWidthAvg` is a character of English text. */
export const arial = { familyName: "Arial", ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048 };

/** Average widths of the letters of Arial, of 2048. */
export const arialWidths = { regular: 913, bold: 983 };

/**
 * The installed fonts that may stand in, by the names operating systems know them under: Arial, its metric twins, and
 * Roboto, which is as wide as Arial to within 1 %. Bold Roboto is left out: it is 6 % narrower than bold Arial.
 */
export const standIns = {
  regular: ["Arial", "ArialMT", "Liberation Sans", "Helvetica", "Roboto"],
  bold: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Helvetica Bold"],
} as const;

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
