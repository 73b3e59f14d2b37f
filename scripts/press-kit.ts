/**
 * Makes the downloads of /epk in `public/press-kit/`, and their sizes in `src/content/press-files.ts`: two PDFs by
 * Chromium, photos as JPEG, the logo as SVG, PDF and PNG. The same sources give the same bytes on the same Chromium.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import sharp from "sharp";
import { captions } from "../pictures/captions.ts";
import { pressPhotos as photos } from "../src/content/page-pictures.ts";
import { pictureByName } from "../src/content/picture-by-name.ts";
import { site } from "../src/content/site.ts";
import { keepSampleFiles } from "./copy-sources.ts";
import { fontFaces, markSvg, originalPicture, startChromium } from "./display-page.ts";
import { pressFileName } from "./press-file-name.ts";
import { lockupPage, pressKitPage, riderPage } from "./press-kit-pages.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "public", "press-kit");

const license = `They may be printed and shown, uncropped or cropped, with the name ${site.name} beside them.`;

/** By name. */
type Entries = Record<string, Uint8Array>;

async function photoEntries(): Promise<Entries> {
  const entries = photos.map(
    async (name): Promise<[string, Uint8Array]> => [
      `${name}.jpg`,
      await sharp(originalPicture(name)).jpeg({ quality: 88, mozjpeg: true }).toBuffer(),
    ],
  );
  const words = photos.map((name) => `${name}.jpg\n  ${captions.find(({ file }) => file === name)?.alt}\n`);
  const readme = `Photos of ${site.name}\n\n${license}\n\n${words.join("\n")}`;
  return { "README.txt": strToU8(readme), ...Object.fromEntries(await Promise.all(entries)) };
}

/** Stores only, pictures being compressed already, with a fixed date. */
const zip = (entries: Entries) => zipSync(entries, { level: 0, mtime: new Date(2026, 0, 1) });

/** Without creation times. */
function timeless(pdf: Buffer): Buffer {
  const dates = /\/(CreationDate|ModDate) \(D:[^)]*\)/g;
  const blank = (match: string) =>
    `${match.slice(0, match.indexOf("D:"))}D:20260101000000+00'00')`.padEnd(match.length);
  return Buffer.from(pdf.toString("latin1").replace(dates, blank), "latin1");
}

async function print(page: Page, html: string, size?: { width: string; height: string }): Promise<Buffer> {
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const options = size ? { ...size, pageRanges: "1" } : { format: "Letter", tagged: true };
  return timeless(await page.pdf({ ...options, printBackground: true }));
}

/** On a transparent ground, twice as large as drawn. */
async function picture(page: Page, html: string): Promise<Buffer> {
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  return sharp(await page.screenshot({ omitBackground: true }))
    .png({ compressionLevel: 9 })
    .toBuffer();
}

async function logoEntries(page: Page, fonts: string): Promise<Entries> {
  const colors = {
    dark: ["#fbbf24", "#14162a"],
    light: ["#fbbf24", "#ffffff"],
    black: ["#000000", "#000000"],
  } as const;
  const entries: Entries = {};
  for (const [look, [mark, name]] of Object.entries(colors)) {
    const svg = Buffer.from(markSvg(mark, 512));
    const lockup = lockupPage(fonts, mark, name);
    entries[`mark-${look}.svg`] = svg;
    entries[`mark-${look}.png`] = await sharp(svg).resize(1024).png({ compressionLevel: 9 }).toBuffer();
    entries[`logo-${look}.pdf`] = await print(page, lockup, { width: "1000px", height: "240px" });
    entries[`logo-${look}.png`] = await picture(page, lockup);
  }
  const readme = `Logo of ${site.name}\n\ndark   for light backgrounds\nlight  for dark backgrounds\nblack  for one color\n\nThe mark is SVG and PNG, the mark with the name PDF (vector) and PNG. Please leave a third of the mark's height free on every side.\n`;
  return { "README.txt": strToU8(readme), ...entries };
}

await mkdir(folder, { recursive: true });
const browser = await startChromium();
const page = await browser.newPage({ viewport: { width: 1000, height: 240 }, deviceScaleFactor: 2 });
const fonts = await fontFaces();
const small = async (file: string, width: number) => {
  const bytes = await sharp(file).resize(width).jpeg({ quality: 82, mozjpeg: true });
  return `data:image/jpeg;base64,${(await bytes.toBuffer()).toString("base64")}`;
};
const ofOwner = pictureByName(site.owner?.portrait ?? null);
const portrait = ofOwner ? join(root, `public${ofOwner.src}`) : originalPicture(photos[0] ?? "");
const thumbnails = await Promise.all(photos.slice(1, 7).map((name) => small(originalPicture(name), 640)));
const files = {
  pressKit: {
    name: "press-kit.pdf",
    bytes: await print(page, pressKitPage(fonts, await small(portrait, 1200), thumbnails)),
  },
  rider: { name: "technical-rider.pdf", bytes: await print(page, riderPage(fonts)) },
  photos: { name: "photos.zip", bytes: zip(await photoEntries()) },
  logos: { name: "logos.zip", bytes: zip(await logoEntries(page, fonts)) },
};
await browser.close();

const rows: string[] = [];
for (const [key, { name, bytes }] of Object.entries(files)) {
  const file = pressFileName(site.name, name);
  await writeFile(join(folder, file), bytes);
  rows.push(`  ${key}: { file: "${file}", bytes: ${bytes.length} },`);
}
await writeFile(
  join(root, "src", "content", "press-files.ts"),
  `// Generated by \`npm run press-kit\`.

/** File names in \`public/press-kit/\`, and sizes in bytes. */
export const pressFiles = {
${rows.join("\n")}
} as const;
`,
);
keepSampleFiles();
console.log(rows.join("\n"));
