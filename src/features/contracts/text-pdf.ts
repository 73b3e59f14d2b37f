import { pdfFile, stream, wide } from "../../platform/files/pdf-file.ts";
import { shown, typeObjects, type Weight, widthOf } from "../../platform/files/pdf-type.ts";

/** Wrapped where it is too long. `space` above it is in points. */
export interface PdfLine {
  text: string;
  size?: number;
  bold?: boolean;
  space?: number;
}

interface TextPdf {
  title: string;
  lines: readonly PdfLine[];
  /** Before the page's number. */
  foot: string;
  /** Attached. */
  file: { name: string; text: string };
}

/** Points. */
const [width, height, margin] = [612, 792, 56];
/** Line height, by the size of the type. */
const leading = 1.4;

/** Letters that fit on a line in any type used here; a longer word is cut. */
const longestWord = 45;

const cut = (word: string): string[] =>
  Array.from({ length: Math.ceil(word.length / longestWord) }, (_, at) =>
    word.slice(at * longestWord, (at + 1) * longestWord),
  );

function wrap(text: string, size: number, weight: Weight): string[] {
  const fits = (words: string) => widthOf(words, size, weight) <= width - 2 * margin;
  const lines = [""];
  const words = text.split(" ").flatMap((word) => (fits(word) ? word : cut(word)));
  for (const word of words) {
    const last = lines.at(-1) ?? "";
    const longer = last === "" ? word : `${last} ${word}`;
    if (last === "" || fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const line = (text: string, size: number, weight: Weight, y: number): string =>
  `BT ${margin} ${y.toFixed(1)} Td ${shown(text, size, weight)} ET`;

/** From top to foot of as many pages as they take. */
function pagesOf(lines: readonly PdfLine[]): string[][] {
  const pages: string[][] = [[]];
  let y = height - margin;
  for (const { text, size = 10, bold = false, space = 0 } of lines) {
    y -= space;
    const weight = bold ? "bold" : "regular";
    for (const words of wrap(text, size, weight)) {
      if (y - size < margin + 16) {
        pages.push([]);
        y = height - margin;
      }
      y -= size * leading;
      pages.at(-1)?.push(line(words, size, weight, y));
    }
  }
  return pages;
}

/** Characters from 0 to 255, of which a PDF is put together. */
const bytesOf = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("");

/** The same text always makes the same bytes. */
export function textPdf({ title, lines, foot, file }: TextPdf): Uint8Array<ArrayBuffer> {
  const pages = pagesOf(lines).map((page, at, { length }) =>
    [...page, line(`${foot} · page ${at + 1} of ${length}`, 7.5, "regular", 34)].join("\n"),
  );
  const first = 6;
  const fonts = first + 2 * pages.length;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R /Lang (en-US) /ViewerPreferences << /DisplayDocTitle true >> /Names << /EmbeddedFiles << /Names [(1) 4 0 R] >> >> >>",
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${first + 2 * at} 0 R`).join(" ")}] >>`,
    `<< /Title ${wide(title)} >>`,
    `<< /Type /Filespec /F (${file.name}) /UF ${wide(file.name)} /EF << /F 5 0 R >> >>`,
    stream("/Type /EmbeddedFile /Subtype /text#2Fplain", bytesOf(file.text)),
    ...pages.flatMap((page, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font ${fonts} 0 R >> /Contents ${first + 1 + 2 * at} 0 R >>`,
      stream("", page),
    ]),
    ...typeObjects(pages, fonts),
  ];
  return pdfFile(objects, 3);
}
