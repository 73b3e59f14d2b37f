import { readFile } from "node:fs/promises";
import { transform } from "esbuild";
import { createGenerator } from "unocss";
import unoConfig from "../uno.config.ts";
import { roomsBy, type Texts } from "./rooms-of-styles.ts";

/*
 * Made of the `.css` files beside components and of the utilities in markup. A page loads one sheet: the site's, or
 * that of its area or feature, which includes the site's. Two would be shared by more pages, but each is a round trip
 * before anything is seen.
 */

type UnoGenerator = Awaited<ReturnType<typeof createGenerator>>;

/** Later layers win, however specific the selectors. */
const layers = ["base", "ui", "components", "utilities"] as const;

/** A file's folder decides its layer, so that no file names one. */
function layerOf(file: string, isShared: (file: string) => boolean): (typeof layers)[number] {
  if (/^src\/platform\/ui\/(?:base|type)\.css$/.test(file)) return "base";
  return file.startsWith("src/platform/") || isShared(file) ? "ui" : "components";
}

const classesIn = (css: string): string[] => [...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name);

const readAll = async (files: readonly string[]): Promise<Texts> =>
  new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, "utf8")] as const)));

async function utilitiesBy(generator: UnoGenerator, markup: Texts): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const found = new Map<string, ReadonlySet<string>>();
  for (const [file, text] of markup) found.set(file, await generator.applyExtractors(text, file));
  return found;
}

/** Puts a sheet's icons into one picture: a browser makes a document of each SVG, and fetches each for itself. */
function withOneMask(css: string): string {
  const rule =
    /\.(i-lucide-[\w-]+)\{--un-icon:url\("data:image\/svg\+xml;utf8,%3Csvg [^"]*?%3E([^"]*)%3C\/svg%3E"\);?\}\n?/g;
  const icons = [...css.matchAll(rule)];
  if (icons.length === 0) return css;
  const drawn = icons
    .map(([, , shapes], at) => `%3Cg transform='translate(0 ${24 * at})'%3E${shapes}%3C/g%3E`)
    .join("");
  const picture = `data:image/svg+xml;utf8,%3Csvg viewBox='0 0 24 ${24 * icons.length}' xmlns='http://www.w3.org/2000/svg'%3E${drawn}%3C/svg%3E`;
  const places = icons.map(
    ([, name], at) => `.${name}{mask-position:0 ${((100 * at) / Math.max(1, icons.length - 1)).toFixed(2)}%}`,
  );
  const names = icons.map(([, name]) => `.${name}`).join(",");
  const mask = `${names}{mask-image:url("${picture}");mask-size:100% ${100 * icons.length}%}`;
  return `@layer ui{${mask}${places.join("")}}\n${css.replace(rule, "")}`;
}

/** Files in their layers, then `utilities`. */
async function sheetOf(
  generator: UnoGenerator,
  styles: Texts,
  isShared: (file: string) => boolean,
  utilities: Set<string>,
  before: readonly string[],
): Promise<string> {
  const generated = await generator.generate(utilities, { preflights: false });
  const own = layers.map((layer) => {
    const texts = [...styles].filter(([file]) => layerOf(file, isShared) === layer).map(([, text]) => text);
    return texts.length > 0 ? `@layer ${layer} {\n${texts.join("\n")}}` : "";
  });
  const order = `@layer ${layers.join(", ")};`;
  const { code } = await transform([order, ...before, ...own, withOneMask(generated.css)].join("\n"), {
    loader: "css",
    minify: true,
    target: ["chrome120", "safari17", "firefox121"],
  });
  return code;
}

/** The administrator previews posts. */
function roomsOfSheet(name: string): readonly string[] {
  if (name === "site") return [name];
  if (name === "admin") return ["site", name, "blog"];
  return name.startsWith("portal-") ? ["site", "portal", name] : ["site", name];
}

/**
 * By name.
 * @param markup files that are searched for utilities
 * @param styles hand-written sheets
 * @param fontRules at the top of each
 */
export async function buildStylesheets(
  markup: readonly string[],
  styles: readonly string[],
  fontRules: readonly string[],
): Promise<Map<string, string>> {
  const [markupTexts, styleTexts] = await Promise.all([readAll(markup), readAll(styles)]);
  const { roomsOf, isShared } = roomsBy(markupTexts);
  const named = new Set(styles.flatMap((file) => [...roomsOf(file)]));
  // Files of a feature without styles count as anyone's, or as the whole portal's.
  const sheetRoom = (room: string) => (named.has(room) ? room : room.startsWith("portal-") ? "portal" : "site");
  // The site's come first, so that an area's and a feature's win over them.
  const within = <Each>(rooms: readonly string[], all: ReadonlyMap<string, Each>) =>
    rooms.flatMap((room) => [...all].filter(([file]) => [...roomsOf(file)].some((each) => sheetRoom(each) === room)));
  const generator = await createGenerator(unoConfig);
  const utilities = await utilitiesBy(generator, markupTexts);
  const usedIn = (rooms: readonly string[]) => new Set(within(rooms, utilities).flatMap(([, used]) => [...used]));

  const defined = [...styleTexts.values()].flatMap(classesIn);
  const sheets = new Map<string, string>();
  for (const name of ["site", ...[...named].filter((room) => room !== "site").sort()]) {
    const rooms = roomsOfSheet(name);
    const used = usedIn(rooms);
    for (const each of defined) used.delete(each);
    sheets.set(name, await sheetOf(generator, new Map(within(rooms, styleTexts)), isShared, used, fontRules));
  }
  return sheets;
}
