import { readFile } from "node:fs/promises";
import { createFontStack } from "@capsizecss/core";
import { type Font, fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";

/** A web font ready to be written to disk, with the CSS that goes with it. */
export interface FontFile {
  /** A file name without a content hash, such as `instrument-sans.woff2`. */
  fileName: string;
  /** The WOFF2 file itself. */
  bytes: Uint8Array;
  /** Gives the `@font-face` rule of the font. Takes the address under which `bytes` will be served. */
  rule: (url: string) => string;
  /** Every page has letters of it, so it is fetched before the stylesheet asks for it. */
  first: boolean;
}

/** A typeface: its files, and the rules of its metric-compatible stand-in, one per weight, which need no file. */
export interface Typeface {
  files: readonly FontFile[];
  fallbackRules: string;
}

interface FontPlan {
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

const plans: readonly FontPlan[] = [
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
const common = range(0x20, 0x7e) + spanish + punctuation;

/** The other letters of Latin-1, for a name that has one of them: in files that a browser fetches when it meets one. */
const rare = [...range(0xc0, 0xff)].filter((letter) => !`${common}÷`.includes(letter)).join("");

// What browsers apply by default as far as it concerns these characters, and the figures of equal width for tables.
const features = ["kern", "liga", "clig", "calt", "rlig", "tnum"];

/** Arial by the figures of @capsizecss/metrics 4, a package of 169 MB; `xWidthAvg` is a character of English text. */
const arial = { familyName: "Arial", ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048 };
const arialWidths = { regular: 913, bold: 983 };

/**
 * The installed fonts that may stand in, by the names operating systems know them under: Arial, its metric twins, and
 * Roboto, which is as wide as Arial to within 1 %. Bold Roboto is left out: it is 6 % narrower than bold Arial.
 */
const standIns = {
  regular: ["Arial", "ArialMT", "Liberation Sans", "Helvetica", "Roboto"],
  bold: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Helvetica Bold"],
} as const;

/**
 * Subsets the two typefaces of the site and measures their stand-ins. The result depends on nothing but the installed
 * packages and takes about a second. Of the letters that pages have, Bricolage Grotesque (width 88 %, weight 600) comes
 * to 14 KB and Instrument Sans (weights 400 to 600) to 22 KB, half of it kerning.
 *
 * Rejects when a font package is missing, or holds a font without the tables that every OpenType font has.
 */
export function buildFonts(): Promise<Typeface[]> {
  return Promise.all(plans.map(buildTypeface));
}

async function buildTypeface(plan: FontPlan): Promise<Typeface> {
  const { fallbackFamily, pins, weights } = plan;
  const source = await readFile(new URL(import.meta.resolve(plan.source)));
  const fallbackRules = weights.map(async ({ weight, standIn }) => {
    // The metrics of one weight: the axes hold others. Of all letters, so that rare ones count as they did.
    const instance = await subsetFont(source, common + rare, {
      targetFormat: "sfnt",
      variationAxes: { ...pins, wght: weight },
    });
    return fallbackRule(fallbackFamily, weight, standIn, await fromBuffer(Buffer.from(instance)));
  });
  const files = [buildFile(plan, source, rare, false), buildFile(plan, source, common, true)];
  return { files: await Promise.all(files), fallbackRules: (await Promise.all(fallbackRules)).join("\n") };
}

/** One file of a typeface, with the letters of `text`. */
async function buildFile(plan: FontPlan, source: Buffer, text: string, first: boolean): Promise<FontFile> {
  const { family, fileName, pins, weights, display } = plan;
  const min = Math.min(...weights.map(({ weight }) => weight));
  const max = Math.max(...weights.map(({ weight }) => weight));
  const bytes = await subsetFont(source, text, {
    targetFormat: "woff2",
    keepFeatures: features,
    noHinting: true,
    variationAxes: { ...pins, wght: min === max ? min : { min, max } },
  });
  return {
    fileName: `${fileName}${first ? "" : "-rare"}.woff2`,
    bytes,
    first,
    rule: (url) =>
      fontFace(family, {
        "font-weight": min === max ? `${min}` : `${min} ${max}`,
        "font-display": display,
        src: `url("${url}") format("woff2")`,
        // What stands later wins: the rare letters come first, with a range that is short to write.
        "unicode-range": first ? `U+0-BF, ${codePoints(text, 0xc0, 0xff)}, U+100-10FFFF` : "U+C0-FF",
      }),
  };
}

function fallbackRule(family: string, weight: number, standIn: keyof typeof standIns, font: Font): string {
  const stack = [font, { ...arial, xWidthAvg: arialWidths[standIn] }];
  const [face] = createFontStack(stack, { fontFaceFormat: "styleObject" }).fontFaces;
  if (!face) throw new Error(`There is no stand-in for ${family}.`);
  const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = face["@font-face"];
  return fontFace(family, {
    "font-weight": `${weight}`,
    src: standIns[standIn].map((name) => `local("${name}")`).join(", "),
    "size-adjust": `${sizeAdjust}`,
    "ascent-override": `${ascentOverride}`,
    "descent-override": `${descentOverride}`,
    "line-gap-override": `${lineGapOverride}`,
  });
}

function fontFace(family: string, descriptors: Record<string, string>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};`);
  return `@font-face {\n  font-family: "${family}";\n${lines.join("\n")}\n}`;
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** The characters of `text` from one code point to another, as CSS writes them: `U+D7, U+E1`. */
const codePoints = (text: string, from: number, to: number): string =>
  [...text]
    .map((letter) => letter.codePointAt(0) ?? 0)
    .filter((point) => point >= from && point <= to)
    .sort((one, other) => one - other)
    .map((point) => `U+${point.toString(16).toUpperCase()}`)
    .join(", ");
