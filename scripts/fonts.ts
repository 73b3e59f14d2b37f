import { readFile } from "node:fs/promises";
import { createFontStack } from "@capsizecss/core";
import { type Font, fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import { arial, arialWidths, common, type FontPlan, features, plans, rare, standIns } from "./font-plans.ts";

export interface FontFile {
  /** Without a content hash, such as `instrument-sans.woff2`. */
  fileName: string;
  /** WOFF2. */
  bytes: Uint8Array;
  /** The `@font-face` rule for the address of `bytes`. */
  rule: (url: string) => string;
  /** On every page, so fetched before the stylesheet asks for it. */
  first: boolean;
}

/** With the rules of its metric-compatible stand-in, one per weight, which need no file. */
export interface Typeface {
  files: readonly FontFile[];
  fallbackRules: string;
}

/**
 * Depends on nothing but the installed packages, in about a second. Bricolage Grotesque (width 88 %, weight 600) has
 * 14 KB and Instrument Sans (weights 400 to 600) 22 KB, half of it kerning.
 */
export function buildFonts(): Promise<Typeface[]> {
  return Promise.all(plans.map(buildTypeface));
}

async function buildTypeface(plan: FontPlan): Promise<Typeface> {
  const { fallbackFamily, pins, weights } = plan;
  const source = await readFile(new URL(import.meta.resolve(plan.source)));
  const fallbackRules = weights.map(async ({ weight, standIn }) => {
    // Of one weight, as axes hold others; with rare letters, so that they count.
    const instance = await subsetFont(source, common + rare, {
      targetFormat: "sfnt",
      variationAxes: { ...pins, wght: weight },
    });
    return fallbackRule(fallbackFamily, weight, standIn, await fromBuffer(Buffer.from(instance)));
  });
  const files = [buildFile(plan, source, rare, false), buildFile(plan, source, common, true)];
  return { files: await Promise.all(files), fallbackRules: (await Promise.all(fallbackRules)).join("\n") };
}

/** With the letters of `text`. */
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
        // Later rules win: rare letters come first, with a range that is short to write.
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

/** `U+D7, U+E1` */
const codePoints = (text: string, from: number, to: number): string =>
  [...text]
    .map((letter) => letter.codePointAt(0) ?? 0)
    .filter((point) => point >= from && point <= to)
    .sort((one, other) => one - other)
    .map((point) => `U+${point.toString(16).toUpperCase()}`)
    .join(", ");
