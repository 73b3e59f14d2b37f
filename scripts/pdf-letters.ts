import { readFile } from "node:fs/promises";
import { deflateSync } from "node:zlib";
import subsetFont from "subset-font";

/*
 * Letters of PDF documents: those of the site's type, and where the text's type lacks some, as in Vietnamese, those of
 * the headings' type. A document brings along those of the small files that it needs.
 */

interface Source {
  name: string;
  file: string;
  pins: Record<string, number>;
}

const instrument: readonly Source[] = ["", "-ext"].map((part) => ({
  name: `InstrumentSans${part.replace("-ext", "Ext")}`,
  file: `instrument-sans/files/instrument-sans-latin${part}-wght-normal`,
  pins: {},
}));

const bricolage = (name: string, pins: Record<string, number>): Source[] =>
  ["vietnamese", "latin-ext", "latin"].map((part) => ({
    name: `${name}${part.replace(/\W/, "")}`,
    file: `bricolage-grotesque/files/bricolage-grotesque-${part}-standard-normal`,
    pins,
  }));

/** Each file gives what those before it lack. */
const text = [...instrument, ...bricolage("Bricolage", { wdth: 100, opsz: 14 })];
/** As `font-plans.ts` pins it for pages. */
const headings = bricolage("BricolageDisplay", { wdth: 88, opsz: 60 }).toReversed();

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** Latin letters with all accents, currency signs, punctuation, the minus. */
const wanted = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0x24f),
  ...range(0x1e00, 0x1eff),
  ...range(0x2010, 0x20bf),
  0x2122,
  0x2212,
];

/** Glyphs and widths by character, from `cmap` (format 4 or 12) and `hmtx`. */
function readFont(font: DataView) {
  const tables = new Map(
    range(0, font.getUint16(4) - 1).map((at) => {
      const entry = 12 + 16 * at;
      const tag = String.fromCharCode(...range(0, 3).map((byte) => font.getUint8(entry + byte)));
      return [tag, font.getUint32(entry + 8)] as const;
    }),
  );
  const table = (tag: string): number => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new Error(`The font has no table ${tag}`);
    return offset;
  };
  const [cmap, hhea, hmtx] = [table("cmap"), table("hhea"), table("hmtx")];
  const glyphs = new Map<number, number>();
  for (const at of range(0, font.getUint16(cmap + 2) - 1)) {
    const map = cmap + font.getUint32(cmap + 4 + 8 * at + 4);
    if (font.getUint16(map) !== 4) continue;
    const segments = font.getUint16(map + 6) / 2;
    for (const segment of range(0, segments - 1)) {
      const end = font.getUint16(map + 14 + 2 * segment);
      const start = font.getUint16(map + 16 + 2 * (segments + segment));
      const delta = font.getUint16(map + 16 + 2 * (2 * segments + segment));
      const place = map + 16 + 2 * (3 * segments + segment);
      const offset = font.getUint16(place);
      for (const point of range(start, end)) {
        const glyph = offset === 0 ? point : font.getUint16(place + offset + 2 * (point - start));
        if (glyph !== 0) glyphs.set(point, (glyph + delta) & 0xffff);
      }
    }
  }
  const measured = font.getUint16(hhea + 34);
  const widthOf = (glyph: number) => font.getUint16(hmtx + 4 * Math.min(glyph, measured - 1));
  const lines = { ascent: font.getInt16(hhea + 4), descent: font.getInt16(hhea + 6) };
  return { glyphs, widthOf, lines, unit: font.getUint16(table("head") + 18) };
}

/** Each with its compressed file, and its letters with glyphs and widths. */
async function facesOf(sources: readonly Source[], weight: number) {
  const faces = [];
  const covered = new Set<number>();
  for (const { name, file, pins } of sources) {
    const source = await readFile(new URL(import.meta.resolve(`@fontsource-variable/${file}.woff2`)));
    const lacking = String.fromCodePoint(...wanted.filter((point) => !covered.has(point)));
    const bytes = await subsetFont(source, lacking, {
      targetFormat: "sfnt",
      keepFeatures: [],
      noHinting: true,
      variationAxes: { ...pins, wght: weight },
    });
    const font = readFont(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    if (font.unit !== 1000) throw new Error(`${name} is not drawn in thousandths`);
    const points = wanted.filter((point) => !covered.has(point) && font.glyphs.has(point));
    for (const point of points) covered.add(point);
    const glyphs = points.map((point) => font.glyphs.get(point) ?? 0);
    faces.push({
      name: `${name}-${weight}`,
      file: deflateSync(bytes, { level: 9 }).toString("base64"),
      length: bytes.length,
      ...font.lines,
      letters: String.fromCodePoint(...points),
      glyphs,
      widths: glyphs.map(font.widthOf),
    });
  }
  return faces.filter(({ glyphs }) => glyphs.length > 0);
}

/** For `src/platform/files/pdf-type.ts`. */
export const buildPdfLetters = async () => ({
  regular: await facesOf(text, 400),
  bold: await facesOf(text, 600),
  display: await facesOf(headings, 600),
});
