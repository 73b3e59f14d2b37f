import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { findOrInstallChromium } from "./chromium.ts";

const root = join(import.meta.dirname, "..");

/** The caller closes it. */
export const startChromium = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none", "--autoplay-policy=no-user-gesture-required"],
  });

const dataUrl = (type: string, bytes: Buffer): string => `data:${type};base64,${bytes.toString("base64")}`;

/** Of `pictures/`, named without its extension. Ends the program where there is none. */
export function originalPicture(name: string): string {
  const file = join(root, "pictures", `${name}.webp`);
  if (existsSync(file)) return file;
  console.error(`pictures/${name}.webp is not there: put the name of another into src/content/page-pictures.ts.`);
  process.exit(1);
}

/** A `data:` address of an {@link originalPicture}. */
export const pictureUrl = async (name: string): Promise<string> =>
  dataUrl("image/webp", await readFile(originalPicture(name)));

async function face(family: string, file: string): Promise<string> {
  const bytes = await readFile(new URL(import.meta.resolve(`@fontsource-variable/${file}`)));
  return `@font-face { font-family: "${family}"; font-weight: 200 800; font-stretch: 75% 100%; src: url("${dataUrl("font/woff2", bytes)}") }`;
}

/** Both typefaces, whole, as "Display" and "Text". */
export const fontFaces = async (): Promise<string> =>
  [
    await face("Display", "bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2"),
    await face("Text", "instrument-sans/files/instrument-sans-latin-wght-normal.woff2"),
  ].join("\n");

/** 32 units square; drawn as in src/platform/ui/mark.tsx. */
export const markSvg = (color: string, size = 32): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}" fill="${color}"><path d="M6 16.2a10 10 0 0 1 20 0z"/><rect x="2" y="18.6" width="28" height="2.4" rx="1.2"/><rect x="8" y="23" width="19" height="2.4" rx="1.2"/><rect x="5" y="27.4" width="12" height="2.4" rx="1.2"/></svg>`;
