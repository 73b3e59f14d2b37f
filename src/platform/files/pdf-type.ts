import letters from "../../../dist/pdf-letters.json";
import { type PdfColor, pdfColors, points } from "./pdf-drawing.ts";
import { stream } from "./pdf-file.ts";

/* Import this only on demand: it weighs as much as a picture. The letters come from `scripts/pdf-letters.ts`. */

type Face = (typeof letters.regular)[number];

/** `width` is in thousandths of the type's size. */
interface Glyph {
  face: Face;
  glyph: number;
  width: number;
}

const glyphsOf = (faces: readonly Face[]): ReadonlyMap<string, Glyph> =>
  new Map(
    faces.flatMap((face) =>
      [...face.letters].map((letter, at) => [
        letter,
        { face, glyph: face.glyphs[at] ?? 0, width: face.widths[at] ?? 0 },
      ]),
    ),
  );

const weights = {
  regular: glyphsOf(letters.regular),
  bold: glyphsOf(letters.bold),
  display: glyphsOf(letters.display),
};
export type Weight = keyof typeof weights;

const hex = (number: number): string => number.toString(16).padStart(4, "0");

/** Missing letters become numbers, so that nothing is lost. */
const glyphsIn = (text: string, weight: Weight): Glyph[] =>
  [...text.normalize("NFC")]
    .flatMap((letter) =>
      weights[weight].has(letter) ? letter : [...`[U+${hex(letter.codePointAt(0) ?? 0).toUpperCase()}]`],
    )
    .flatMap((letter) => weights[weight].get(letter) ?? []);

/** In points. */
export const widthOf = (text: string, size: number, weight: Weight): number =>
  glyphsIn(text, weight).reduce((sum, { width }) => sum + width, 0) * (size / 1000);

const nameOf = ({ name }: Face): string => `/${name}`;

export interface Run {
  text: string;
  weight: Weight;
  color: PdfColor;
}

export const line = (x: number, y: number, size: number, runs: readonly Run[]): string =>
  `BT ${points(x, y)} Td ${runs.map(({ text, weight, color }) => `${pdfColors[color]} rg ${shown(text, size, weight)}`).join(" ")} ET`;

function cut(word: string, size: number, weight: Weight, most: number): string[] {
  const parts = [""];
  for (const letter of word) {
    const longer = `${parts.at(-1)}${letter}`;
    if (longer.length > 1 && widthOf(longer, size, weight) > most) parts.push(letter);
    else parts[parts.length - 1] = longer;
  }
  return parts;
}

/** In points. Lines end in a space, so that they are read and copied apart. */
export function wrap(runs: readonly Run[], size: number, most: number): Run[][] {
  const words = runs.flatMap(({ text, weight, color }) =>
    text
      .split(" ")
      .flatMap((word) => (widthOf(word, size, weight) > most ? cut(word, size, weight, most) : word))
      .map((word) => ({ word, weight, color })),
  );
  const lines: Run[][] = [[]];
  let taken = 0;
  for (const { word, weight, color } of words) {
    if (taken > 0 && taken + widthOf(word, size, weight) > most) {
      lines.push([]);
      taken = 0;
    }
    const text = `${word} `;
    taken += widthOf(text, size, weight);
    const before = lines.at(-1)?.at(-1);
    if (before?.weight === weight) before.text += text;
    else lines.at(-1)?.push({ text, weight, color });
  }
  return lines;
}

function shown(text: string, size: number, weight: Weight): string {
  const parts: string[] = [];
  let before: Face | null = null;
  for (const { face, glyph } of glyphsIn(text, weight)) {
    if (face !== before) parts.push(`${before === null ? "" : "> Tj "}${nameOf(face)} ${size} Tf <`);
    parts.push(hex(glyph));
    before = face;
  }
  return before === null ? "" : `${parts.join("")}> Tj`;
}

function unicodeOf(face: Face): string {
  const chars = [...face.letters].map(
    (letter, at) => `<${hex(face.glyphs[at] ?? 0)}> <${hex(letter.codePointAt(0) ?? 0)}>`,
  );
  const blocks = Array.from({ length: Math.ceil(chars.length / 100) }, (_, at) =>
    chars.slice(at * 100, at * 100 + 100),
  );
  return [
    "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def",
    "1 begincodespacerange <0000> <ffff> endcodespacerange",
    ...blocks.map((block) => `${block.length} beginbfchar\n${block.join("\n")}\nendbfchar`),
    "endcmap end end",
  ].join("\n");
}

function objectsOf(face: Face, at: number): string[] {
  const { name, ascent, descent, file, length, glyphs, widths } = face;
  const font = `/BaseFont /SUNSET+${name}`;
  return [
    `<< /Type /Font /Subtype /Type0 ${font} /Encoding /Identity-H /DescendantFonts [${at + 1} 0 R] /ToUnicode ${at + 4} 0 R >>`,
    `<< /Type /Font /Subtype /CIDFontType2 ${font} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /CIDToGIDMap /Identity /FontDescriptor ${at + 2} 0 R /W [${glyphs.map((glyph, index) => `${glyph} [${widths[index]}]`).join(" ")}] >>`,
    `<< /Type /FontDescriptor /FontName /SUNSET+${name} /Flags 4 /FontBBox [-300 ${descent} 1500 ${ascent}] /ItalicAngle 0 /Ascent ${ascent} /Descent ${descent} /CapHeight 700 /StemV 80 /FontFile2 ${at + 3} 0 R >>`,
    stream(`/Filter /FlateDecode /Length1 ${length}`, atob(file)),
    stream("", unicodeOf(face)),
  ];
}

export function typeObjects(pages: readonly string[], first: number): string[] {
  const used = [...letters.regular, ...letters.bold, ...letters.display].filter((face) =>
    pages.some((page) => page.includes(`${nameOf(face)} `)),
  );
  const objects = used.map((face, index) => objectsOf(face, first + 1 + 5 * index));
  const names = used.map((face, index) => `${nameOf(face)} ${first + 1 + 5 * index} 0 R`);
  return [`<< ${names.join(" ")} >>`, ...objects.flat()];
}
