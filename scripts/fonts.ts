import { readFile } from "node:fs/promises";
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

interface Metrics {
  /** Height above, depth below the baseline and the extra gap between lines, as fractions of the font size. */
  ascent: number;
  descent: number;
  lineGap: number;
  /** Mean advance of a character of English text, as a fraction of the font size. */
  advance: number;
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

/**
 * Per character: how often it stands in English text (per thousand letters, after R. Lewand, "Cryptological
 * Mathematics"), and its advance in Arial and in Arial Bold, in 1/2048 of the font size. The advances were read from
 * the `hmtx` tables of Liberation Sans 1.07, which has the widths of Arial by design.
 */
const english: readonly (readonly [character: string, frequency: number, arial: number, arialBold: number])[] = [
  [" ", 210, 569, 569],
  [",", 12, 569, 569],
  [".", 12, 569, 569],
  ["a", 82, 1139, 1139],
  ["b", 15, 1139, 1251],
  ["c", 28, 1024, 1139],
  ["d", 43, 1139, 1251],
  ["e", 127, 1139, 1139],
  ["f", 22, 569, 682],
  ["g", 20, 1139, 1251],
  ["h", 61, 1139, 1251],
  ["i", 70, 455, 569],
  ["j", 2, 455, 569],
  ["k", 8, 1024, 1139],
  ["l", 40, 455, 569],
  ["m", 24, 1706, 1821],
  ["n", 67, 1139, 1251],
  ["o", 75, 1139, 1251],
  ["p", 19, 1139, 1251],
  ["q", 1, 1139, 1251],
  ["r", 60, 682, 797],
  ["s", 63, 1024, 1139],
  ["t", 91, 569, 682],
  ["u", 28, 1139, 1251],
  ["v", 10, 1024, 1139],
  ["w", 24, 1479, 1593],
  ["x", 2, 1024, 1139],
  ["y", 20, 1024, 1139],
  ["z", 1, 1024, 1024],
];
const arialUnitsPerEm = 2048;

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
  const fallbackRules = weights.map(async ({ weight, standIn }) =>
    fallbackRule(fallbackFamily, weight, standIn, await measure(source, { ...pins, wght: weight })),
  );
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

function fallbackRule(family: string, weight: number, standIn: keyof typeof standIns, metrics: Metrics): string {
  const arialAdvance = mean((_, arial, arialBold) => (standIn === "bold" ? arialBold : arial)) / arialUnitsPerEm;
  const sizeAdjust = metrics.advance / arialAdvance;
  return fontFace(family, {
    "font-weight": `${weight}`,
    src: standIns[standIn].map((name) => `local("${name}")`).join(", "),
    "size-adjust": percent(sizeAdjust),
    // The overrides are relative to the adjusted size.
    "ascent-override": percent(metrics.ascent / sizeAdjust),
    "descent-override": percent(metrics.descent / sizeAdjust),
    "line-gap-override": percent(metrics.lineGap / sizeAdjust),
  });
}

function fontFace(family: string, descriptors: Record<string, string>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};`);
  return `@font-face {\n  font-family: "${family}";\n${lines.join("\n")}\n}`;
}

function percent(ratio: number): string {
  return `${Number((ratio * 100).toFixed(2))}%`;
}

async function measure(source: Uint8Array, axes: Readonly<Record<string, number>>): Promise<Metrics> {
  const letters = english.map(([character]) => character).join("");
  const font = await subsetFont(source, letters, { targetFormat: "sfnt", variationAxes: axes });
  const table = tableReader(font);
  const unitsPerEm = table("head").getUint16(18);
  const hhea = table("hhea");
  const hmtx = table("hmtx");
  const glyphs = glyphIndex(table("cmap"));
  const lastWithAdvance = hhea.getUint16(34) - 1;
  return {
    ascent: hhea.getInt16(4) / unitsPerEm,
    descent: -hhea.getInt16(6) / unitsPerEm,
    lineGap: hhea.getInt16(8) / unitsPerEm,
    advance: mean((character) => hmtx.getUint16(Math.min(glyphs(character), lastWithAdvance) * 4)) / unitsPerEm,
  };
}

/** The mean of a width over English text. */
function mean(width: (character: string, arial: number, arialBold: number) => number): number {
  let sum = 0;
  let weight = 0;
  for (const [character, frequency, arial, arialBold] of english) {
    sum += frequency * width(character, arial, arialBold);
    weight += frequency;
  }
  return sum / weight;
}

function tableReader(font: Uint8Array): (tag: string) => DataView {
  const file = new DataView(font.buffer, font.byteOffset, font.byteLength);
  return (tag) => {
    for (let record = 12; record < 12 + file.getUint16(4) * 16; record += 16) {
      if (String.fromCharCode(...font.subarray(record, record + 4)) === tag) {
        return new DataView(font.buffer, font.byteOffset + file.getUint32(record + 8), file.getUint32(record + 12));
      }
    }
    throw new Error(`The font has no "${tag}" table.`);
  };
}

/** Reads the format 4 subtable of a `cmap` table: segments of character codes, each with a shift to glyph numbers. */
function glyphIndex(cmap: DataView): (character: string) => number {
  let start = 0;
  for (let record = 4; record < 4 + cmap.getUint16(2) * 8; record += 8) {
    if (cmap.getUint16(cmap.getUint32(record + 4)) === 4) start = cmap.getUint32(record + 4);
  }
  if (start === 0) throw new Error("The font has no character map of format 4.");
  const size = cmap.getUint16(start + 6);
  const ends = start + 14;
  const starts = ends + size + 2;
  return (character) => {
    const code = character.charCodeAt(0);
    let segment = 0;
    while (cmap.getUint16(ends + segment) < code) segment += 2;
    const first = cmap.getUint16(starts + segment);
    if (first > code) throw new Error(`The font has no glyph for "${character}".`);
    const shift = cmap.getUint16(starts + size + segment);
    const offsetAt = starts + 2 * size + segment;
    const offset = cmap.getUint16(offsetAt);
    if (offset === 0) return (code + shift) & 0xffff;
    return (cmap.getUint16(offsetAt + offset + (code - first) * 2) + shift) & 0xffff;
  };
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
