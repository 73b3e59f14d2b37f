/**
 * Draws the pictures beside shared links (`src/content/cards.ts`) to `public/cards/`, as JPEG of at most 120 KB. Needs
 * Chromium.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { type CardName, cardFile, cardSize, cards } from "../src/content/cards.ts";
import { translations } from "../src/content/languages.ts";
import { cardPictures } from "../src/content/page-pictures.ts";
import { site } from "../src/content/site.ts";
import { keepSampleFiles } from "./copy-sources.ts";
import { fontFaces, markSvg, pictureUrl, startChromium } from "./display-page.ts";

const folder = join(import.meta.dirname, "..", "public", "cards");
const maxBytes = 120_000;

/** Short sentences stay on one line each. */
const whole = (title: string): string => title.replace(/[^.]+\.(?=\s|$)/g, (sentence) => `<b>${sentence.trim()}</b> `);

const markup = (title: string, picture: string, accent: string, position: string, fonts: string) => `<!doctype html>
<style>
${fonts}
* { margin: 0; box-sizing: border-box }
body { width: ${cardSize.width}px; height: ${cardSize.height}px; overflow: hidden; position: relative; background: #0b0d17; color: #f4f3ff }
img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; object-position: ${position} }
.scrim { position: absolute; inset: 0; background:
  linear-gradient(0deg, rgb(11 13 23 / .94), rgb(26 13 30 / .5) 44%, transparent 76%),
  linear-gradient(90deg, rgb(11 13 23 / .5), transparent 60%) }
main { position: absolute; inset: 0; padding: 64px 72px; display: flex; flex-direction: column; justify-content: flex-end }
b { font: inherit; white-space: nowrap }
h1 { font: 600 92px/.98 Display; font-stretch: 88%; letter-spacing: -.02em; text-wrap: balance; max-width: 980px }
p { display: flex; align-items: center; gap: 18px; margin-top: 36px; font: 600 34px/1 Display; font-stretch: 88% }
small { margin-left: auto; font: 500 26px/1 Text; color: #d5d3e6 }
</style>
<img src="${picture}" alt=""><div class="scrim"></div>
<main><h1>${whole(title)}</h1><p>${markSvg(accent, 46)}${site.name}<small>${site.areas.slice(0, 3).join(" · ")}</small></p></main>`;

/** Within the limit. */
async function jpeg(png: Buffer): Promise<Buffer> {
  for (let quality = 86; ; quality -= 3) {
    const bytes = await sharp(png).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= maxBytes) return bytes;
  }
}

await mkdir(folder, { recursive: true });
const browser = await startChromium();
const page = await browser.newPage({ viewport: cardSize });
const fonts = await fontFaces();
const isCard = (name: string): name is CardName => name in cards;
type Headlines = readonly [string | null, Readonly<Partial<Record<CardName, string>>>];

const headlines: readonly Headlines[] = [
  [null, cards],
  ...Object.entries(translations).map(([language, { frame }]): Headlines => [language, frame.cards]),
];
for (const [language, titles] of headlines)
  for (const name of Object.keys(titles).filter(isCard)) {
    const { picture, accent, position = "50% 50%" } = cardPictures[name];
    await page.setContent(markup(titles[name] ?? "", await pictureUrl(picture), accent, position, fonts));
    await page.evaluate(() => document.fonts.ready);
    const bytes = await jpeg(await page.screenshot());
    const file = cardFile(name, language);
    await writeFile(join(folder, file), bytes);
    console.log(`${file} ${Math.round(bytes.length / 1000)} KB`);
  }
await browser.close();
keepSampleFiles();
