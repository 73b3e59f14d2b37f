import { readFile } from "node:fs/promises";
import { transform } from "esbuild";
import { createGenerator } from "unocss";
import unoConfig from "../uno.config.ts";
import { roomsBy, type Texts } from "./rooms-of-styles.ts";

/*
 * Makes the stylesheets out of the `.css` files beside the components and of the utilities that the markup uses: one
 * sheet that every page loads, and one beside it for each area and each feature of the public site or the portal that has
 * styles.
 */

/** In this order: what stands later wins, however specific the selectors. */
const layers = ["base", "ui", "components", "utilities"] as const;

/** A file's folder decides its layer, so that no file names one. */
function layerOf(file: string): (typeof layers)[number] {
  if (/^src\/ui\/(?:base|type)\.css$/.test(file)) return "base";
  return /^src\/(?:ui|web)\//.test(file) ? "ui" : "components";
}

/** The classes that a sheet's text defines. */
const classesIn = (css: string): string[] => [...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name);

const readAll = async (files: readonly string[]): Promise<Texts> =>
  new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, "utf8")] as const)));

/** The utilities that the files of `markup` use. */
async function utilitiesIn(markup: Texts): Promise<Set<string>> {
  const generator = await createGenerator(unoConfig);
  const used = new Set<string>();
  for (const [file, text] of markup) await generator.applyExtractors(text, file, used);
  return used;
}

/** One sheet: the texts of its files, each in its layer, then `utilities`. */
async function sheetOf(styles: Texts, utilities: Set<string>, before: readonly string[]): Promise<string> {
  const generator = await createGenerator(unoConfig);
  const generated = await generator.generate(utilities, { preflights: false });
  const own = layers.map((layer) => {
    const texts = [...styles].filter(([file]) => layerOf(file) === layer).map(([, text]) => text);
    return texts.length > 0 ? `@layer ${layer} {\n${texts.join("\n")}}` : "";
  });
  const order = `@layer ${layers.join(", ")};`;
  const { code } = await transform([order, ...before, ...own, generated.css].join("\n"), {
    loader: "css",
    minify: true,
    target: ["chrome120", "safari17", "firefox121"],
  });
  return code;
}

/**
 * The text of each sheet by its name, `site` first.
 *
 * @param markup the files whose words are looked through for utilities
 * @param styles the hand-written sheets
 * @param fontRules what stands at the top of `site`
 */
export async function buildStylesheets(
  markup: readonly string[],
  styles: readonly string[],
  fontRules: readonly string[],
): Promise<Map<string, string>> {
  const [markupTexts, styleTexts] = await Promise.all([readAll(markup), readAll(styles)]);
  const roomsOf = roomsBy(markupTexts);
  const named = new Set(styles.flatMap((file) => [...roomsOf(file)]));
  // Files of a feature that has no styles of its own count as anyone's, or as the whole portal's.
  const sheetRoom = (room: string) => (named.has(room) ? room : room.startsWith("portal-") ? "portal" : "site");
  const within = (room: string, texts: Texts): Texts =>
    new Map([...texts].filter(([file]) => [...roomsOf(file)].some((each) => sheetRoom(each) === room)));

  const defined = [...styleTexts.values()].flatMap(classesIn);
  const everywhere = await utilitiesIn(within("site", markupTexts));
  for (const name of defined) everywhere.delete(name);

  const sheets = new Map([["site", await sheetOf(within("site", styleTexts), everywhere, fontRules)]]);
  for (const room of [...named].filter((name) => name !== "site").sort()) {
    const used = await utilitiesIn(within(room, markupTexts));
    for (const name of [...defined, ...everywhere]) used.delete(name);
    sheets.set(room, await sheetOf(within(room, styleTexts), used, []));
  }
  return sheets;
}
