import { site } from "../../content/site.ts";
import type { guests } from "../../content/words/en/guests.ts";
import { draw, type PdfPage, type PdfPart, type PdfTag, pdfDocument } from "../../platform/files/pdf-document.ts";
import { bar, halfDisk, logo, type PdfColor, pdfColors, points, sunset } from "../../platform/files/pdf-drawing.ts";
import { line, type Weight, widthOf, wrap } from "../../platform/files/pdf-type.ts";
import { fill } from "../../platform/language.ts";
import { qrCode } from "./qr-code.ts";

/** Points. */
const sheets = { card: [297.64, 419.53], "card-4x6": [288, 432], "card-5x7": [360, 504], poster: [612, 792] } as const;
export type Sheet = keyof typeof sheets;

interface Card {
  words: typeof guests;
  /** BCP 47. */
  language: string;
  address: string;
  title: string;
  date: string;
  /** With its hour. */
  sunset: string;
}

function newPage() {
  const page: PdfPage = { drawn: [], parts: [] };
  const parts: PdfPart[] = [];
  const add = (tag: PdfTag, operators: string, alt?: string) => {
    const part: PdfPart = { tag, parts: [], ...(alt ? { alt } : {}) };
    parts.push(part);
    draw(page, part, operators);
  };
  return { page, parts, add, decorate: (operators: string) => draw(page, null, operators) };
}

/** Points above which the text is set smaller. */
interface Words {
  text: string;
  size: number;
  y: number;
  most: number;
  weight?: Weight;
  color?: PdfColor;
}

const sizeIn = ({ text, size, most, weight = "regular" }: Words): number =>
  Math.floor(Math.min(size, (size * most) / widthOf(text, size, weight)) * 100) / 100;

const lineFrom = (x: number, words: Words): string => {
  const { text, y, weight = "regular", color = "ink" } = words;
  return line(x, y, sizeIn(words), [{ text, weight, color }]);
};

const widthOfWords = (words: Words): number => widthOf(words.text.trimEnd(), sizeIn(words), words.weight ?? "regular");
const centered = (middle: number, words: Words): string => lineFrom(middle - widthOfWords(words) / 2, words);
const endingAt = (right: number, words: Words): string => lineFrom(right - widthOfWords(words), words);

/** `side` in points includes the quiet zone; `x`, `y` are the lower left corner. */
export function drawCode(text: string, x: number, y: number, side: number): string {
  const { size, runs } = qrCode(text);
  const module = side / size;
  const squares = runs.map(
    (run) => `${points(x + run.x * module, y + side - (run.y + 1) * module, run.length * module, module)} re`,
  );
  const round = `${pdfColors.white} rg ${pdfColors.white} RG 10 w 1 j`;
  return `${round}\n${points(x, y, side, side)} re B\n${pdfColors.ink} rg\n${squares.join("\n")}\nf`;
}

const bare = (address: string): string => address.replace(/^https?:\/\//, "");

function tableCard(sheet: Sheet, { words: { card }, address, title, date }: Card) {
  const [width, height] = sheets.card;
  const [across, high] = sheets[sheet];
  const [middle, most] = [width / 2, width - 44];
  const scale = Math.min(across / width, high / height);
  const side = 160;
  const { page, parts, add, decorate } = newPage();
  page.drawn.push(`q ${points(scale, 0, 0, scale, (across - width * scale) / 2, (high - height * scale) / 2)} cm`);
  decorate(sunset(middle, 364, 118));
  add(
    "H1",
    card.question
      .map((text, at) => centered(middle, { text, size: 29, y: 310 - 30 * at, most, weight: "display" }))
      .join("\n"),
  );
  add("P", centered(middle, { text: fill(card.line, { title, date }), size: 10.5, y: 261, most, color: "muted" }));
  add("Figure", drawCode(address, middle - side / 2, 94, side), fill(card.code, { address: bare(address) }));
  add("P", centered(middle, { text: bare(address), size: 12, y: 80, most, weight: "bold" }));
  add(
    "P",
    card.how.map((text, at) => centered(middle, { text, size: 9.5, y: 52 - 14 * at, most, color: "muted" })).join("\n"),
  );
  page.drawn.push("Q");
  return { page, parts };
}

const horizon = 262;

const sky = (() => {
  const stops = ["0.078 0.063 0.125", "0.172 0.078 0.204", "0.471 0.22 0.251", "0.804 0.463 0.157"];
  const between = stops
    .slice(1)
    .map((to, at) => `<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [${stops[at]}] /C1 [${to}] >>`);
  const blend = `<< /FunctionType 3 /Domain [0 1] /Bounds [0.5 0.82] /Encode [0 1 0 1 0 1] /Functions [${between.join(" ")}] >>`;
  return `/Shading << /Sky << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 792 0 ${horizon}] /Function ${blend} >> >> `;
})();

function headline(title: string, most: number): { size: number; lines: string[] } {
  const linesAt = (size: number) =>
    wrap([{ text: title, weight: "display", color: "white" }], size, most).map((runs) =>
      runs.map(({ text }) => text).join(""),
    );
  const fits = (size: number) =>
    linesAt(size).length <= 3 && title.split(" ").every((word) => widthOf(word, size, "display") <= most);
  const size = [92, 76, 60, 46, 34].find(fits) ?? 26;
  return { size, lines: linesAt(size) };
}

function poster({ words: { card }, address, title, date, sunset: hour }: Card) {
  const [width, height] = sheets.poster;
  const margin = 48;
  const most = width - 2 * margin;
  const [side, text] = [170, most - 199];
  const { page, parts, add, decorate } = newPage();
  decorate(
    [
      `q ${points(0, horizon, width, height - horizon)} re W n /Sky sh Q`,
      `0.06 0.043 0.078 rg ${points(0, 0, width, horizon)} re f`,
      `${pdfColors.bright} rg ${points(0, horizon - 1.5, width, 3)} re f`,
      halfDisk(width / 2, horizon, 150),
      `0.72 0.54 0.11 RG ${bar(168, 464, horizon - 24, 7)}`,
      `0.45 0.33 0.08 RG ${bar(256, 356, horizon - 48, 7)}`,
      logo(margin, height - 72, 30, "bright"),
    ].join("\n"),
  );
  const top = height - 64;
  add("P", lineFrom(margin + 40, { text: site.name, size: 15, y: top, most: 240, weight: "display", color: "white" }));
  add("P", endingAt(width - margin, { text: date, size: 15, y: top, most: 220, color: "soft" }));
  add("P", endingAt(width - margin, { text: hour, size: 12, y: top - 20, most: 220, color: "soft" }));
  const { size, lines } = headline(title, most);
  const drawn = lines.map((each, at) =>
    lineFrom(margin, { text: each, size, y: top - 48 - size * (0.75 + at), most, weight: "display", color: "white" }),
  );
  add("H1", drawn.join("\n"));
  add(
    "P",
    card.question
      .map((each, at) =>
        lineFrom(margin, { text: each, size: 34, y: 161 - 36 * at, most: text, weight: "display", color: "white" }),
      )
      .join("\n"),
  );
  add(
    "P",
    card.how
      .map((each, at) => lineFrom(margin, { text: each, size: 14, y: 93 - 20 * at, most: text, color: "soft" }))
      .join("\n"),
  );
  add("P", lineFrom(margin, { text: bare(address), size: 15, y: 41, most: text, weight: "bold", color: "white" }));
  add("Figure", drawCode(address, width - margin - 5 - side, 46, side), fill(card.code, { address: bare(address) }));
  return { page, parts };
}

export function cardPdf(sheet: Sheet, card: Card): Uint8Array<ArrayBuffer> {
  const { page, parts } = sheet === "poster" ? poster(card) : tableCard(sheet, card);
  return pdfDocument({
    title: fill(card.words.title, { title: card.title }),
    language: card.language,
    size: sheets[sheet],
    pages: [page],
    parts,
    ...(sheet === "poster" ? { resources: sky } : {}),
  });
}
