import { pdfFile, stream, wide } from "../../platform/files/pdf-file.ts";
import { shown, typeObjects, widthOf } from "../../platform/files/pdf-type.ts";
import { qrCode } from "./qr-code.ts";

/** Points: A6 and US card stock for the tables, and a US Letter poster. */
const sheets = { card: [297.64, 419.53], "card-4x6": [288, 432], "card-5x7": [360, 504], poster: [612, 792] } as const;
export type Sheet = keyof typeof sheets;

/** All is drawn on this card. */
const [width, height] = sheets.card;
const middle = width / 2;

const ink = "0.08 0.09 0.16";
const amber = "0.94 0.65 0.04";
const to = (...numbers: number[]): string => numbers.map((number) => number.toFixed(2)).join(" ");

interface Line {
  text: string;
  size: number;
  y: number;
  isBold?: boolean;
  /** `right` ends the line there; centered without either. */
  left?: number;
  right?: number;
  most?: number;
}

/** Smaller where it would be wider than `most` points. */
function line({ text, size, y, isBold = false, left, right, most = width - 40 }: Line): string {
  const weight = isBold ? "bold" : "regular";
  const natural = widthOf(text, size, weight);
  const fit = Math.min(1, most / natural);
  const taken = natural * fit;
  const x = left ?? (right === undefined ? middle - taken / 2 : right - taken);
  return `BT ${to(x, y)} Td ${shown(text, Math.floor(size * fit * 100) / 100, weight)} ET`;
}

/** Bézier handles of a quarter circle of radius 1. */
const bend = 0.5523;

function sun(y: number, radius: number): string {
  const handle = radius * bend;
  const disk = [
    `${to(middle - radius, y)} m`,
    `${to(middle - radius, y + handle, middle - handle, y + radius, middle, y + radius)} c`,
    `${to(middle + handle, y + radius, middle + radius, y + handle, middle + radius, y)} c f`,
  ];
  const rays = [44, 23, 9].map(
    (half, at) => `${to(middle - half, y - 4 - 6 * at)} m ${to(middle + half, y - 4 - 6 * at)} l S`,
  );
  return [`${amber} rg ${amber} RG 1.4 w 1 J`, ...disk, ...rays].join("\n");
}

/** `side` in points includes the quiet zone; `x`, `y` are the lower left corner. */
function code(text: string, x: number, y: number, side: number): string {
  const { size, runs } = qrCode(text);
  const module = side / size;
  const squares = runs.map(
    (run) => `${to(x + run.x * module, y + side - (run.y + 1) * module, run.length * module, module)} re`,
  );
  return `${ink} RG 0.8 w\n${to(x, y, side, side)} re S\n${ink} rg\n${squares.join("\n")}\nf`;
}

interface Card {
  /** In full. */
  address: string;
  title: string;
  /** In words. */
  date: string;
}

/** One page: what to do, the code, and the address for who cannot scan it. */
export function cardPdf(sheet: Sheet, { address, title, date }: Card): Uint8Array<ArrayBuffer> {
  const [across, high] = sheets[sheet];
  const scale = Math.min(across / width, high / height);
  const side = 168;
  const drawn = [
    `q ${to(scale, 0, 0, scale, (across - width * scale) / 2, (high - height * scale) / 2)} cm`,
    sun(374, 21),
    `${ink} rg`,
    line({ text: "What should", size: 27, y: 322, isBold: true }),
    line({ text: "we dance to?", size: 27, y: 293, isBold: true }),
    code(address, middle - side / 2, 112, side),
    line({ text: "Point your camera here and ask for a song.", size: 10.5, y: 92 }),
    line({ text: "Vote for the ones you want to hear.", size: 10.5, y: 76 }),
    line({ text: address.replace(/^https?:\/\//, ""), size: 12, y: 58, isBold: true }),
    `${amber} RG 0.8 w [3 2] 0 d ${to(22, 42)} m ${to(width - 22, 42)} l S [] 0 d`,
    line({ text: title, size: 9, y: 24, left: 22, most: 150 }),
    line({ text: date, size: 9, y: 24, right: width - 22, most: 96 }),
    "Q",
  ].join("\n");
  return pdfFile(
    [
      "<< /Type /Catalog /Pages 2 0 R /Lang (en-US) /ViewerPreferences << /DisplayDocTitle true >> >>",
      "<< /Type /Pages /Count 1 /Kids [4 0 R] >>",
      `<< /Title ${wide(`Songs for ${title}`)} >>`,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${high}] /Resources << /Font 6 0 R >> /Contents 5 0 R >>`,
      stream("", drawn),
      ...typeObjects([drawn], 6),
    ],
    3,
  );
}
