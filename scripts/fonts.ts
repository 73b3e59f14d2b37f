import { readFile } from "node:fs/promises";
import { createFontStack } from "@capsizecss/core";
import { type Font, fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";

/** A web font ready to be written to disk, with the CSS that goes with it. */
export interface FontFile {
  /** The name to use in `font-family`. */
  family: string;
  /** The metric-compatible stand-in, to be named right after `family` in every stack. */
  fallbackFamily: string;
  /** A file name without a content hash, such as `instrument-sans.woff2`. */
  fileName: string;
  /** The WOFF2 file itself. */
  bytes: Uint8Array;
  /** Gives the `@font-face` rule of the font. Takes the address under which `bytes` will be served. */
  rule: (url: string) => string;
  /** The `@font-face` rules of the stand-in, one per weight. They need no file. */
  fallbackRules: string;
}

interface FontPlan {
  family: string;
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
    fileName: "bricolage-grotesque.woff2",
    display: "swap",
    source: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
    // The optical size would cost 20 KB more and make the width depend on the font size, which no single stand-in can
    // follow: between 24 and 88 px the same line differs by an eighth. 60 sits between heading and hero.
    pins: { wdth: 88, opsz: 60 },
    weights: [
      { weight: 500, standIn: "regular" },
      { weight: 600, standIn: "bold" },
    ],
  },
  {
    family: "Instrument Sans",
    fallbackFamily: "Instrument Fallback",
    fileName: "instrument-sans.woff2",
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
 * Basic Latin, the letters of Latin-1 (so that Spanish pages and most names need no other file) and punctuation.
 * Neither typeface has arrows or stars: those are icons. Instrument Sans has no ½.
 */
const punctuation = "\u00a0¡¿©®™°·•½€×−–—‘’“”…";
const characters = range(0x20, 0x7e) + range(0xc0, 0xff).replace("÷", "") + punctuation;

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
 * packages and takes less than a second. Bricolage Grotesque (width 88 %, weights 500 to 600) comes to 26 KB,
 * Instrument Sans (weights 400 to 600) to 25 KB, half of it kerning.
 *
 * Rejects when a font package is missing, or holds a font without the tables that every OpenType font has.
 */
export function buildFonts(): Promise<FontFile[]> {
  return Promise.all(plans.map(buildFont));
}

async function buildFont(plan: FontPlan): Promise<FontFile> {
  const { family, fallbackFamily, fileName, pins, weights } = plan;
  const source = await readFile(new URL(import.meta.resolve(plan.source)));
  const min = Math.min(...weights.map(({ weight }) => weight));
  const max = Math.max(...weights.map(({ weight }) => weight));
  const bytes = await subsetFont(source, characters, {
    targetFormat: "woff2",
    keepFeatures: features,
    noHinting: true,
    variationAxes: { ...pins, wght: { min, max } },
  });
  const fallbackRules = weights.map(async ({ weight, standIn }) => {
    // The metrics of one weight: the axes hold others.
    const instance = await subsetFont(source, characters, {
      targetFormat: "sfnt",
      variationAxes: { ...pins, wght: weight },
    });
    return fallbackRule(fallbackFamily, weight, standIn, await fromBuffer(Buffer.from(instance)));
  });
  return {
    family,
    fallbackFamily,
    fileName,
    bytes,
    rule: (url) =>
      fontFace(family, {
        "font-weight": min === max ? `${min}` : `${min} ${max}`,
        "font-display": plan.display,
        src: `url("${url}") format("woff2")`,
      }),
    fallbackRules: (await Promise.all(fallbackRules)).join("\n"),
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
