/*
 * Helvetica as every reader of PDF has it, in the encoding of Windows (WinAnsiEncoding). Widths are those of Adobe's metrics, in
 * thousandths of the size of the type.
 */

/** The characters of the codes 128 to 159; a space where there is none. */
const fromEighty = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

/** Widths of the codes 32 to 126. */
const widths = [
  ...[278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278],
  ...[556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556],
  ...[1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778],
  ...[667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556],
  ...[333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556],
  ...[556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584],
];

/** Widths that differ from those of a digit, beyond the codes above. */
const more: Readonly<Record<string, number>> = {
  "‘": 222,
  "’": 222,
  "“": 333,
  "”": 333,
  "•": 350,
  "—": 1000,
  "…": 1000,
  "·": 278,
};

const widthOf = (character: string): number =>
  more[character] ?? widths[(character.normalize("NFKD").codePointAt(0) ?? 0) - 32] ?? 556;

/** How wide a line is in type of `size` points, in points. */
export const lineWidth = (line: string, size: number): number =>
  [...line].reduce((sum, character) => sum + widthOf(character), 0) * (size / 1000);

/** Letters whose stroke is no accent that could be taken off. */
const plain: Readonly<Record<string, string>> = { Ł: "L", ł: "l", Đ: "D", đ: "d", Ħ: "H", ħ: "h", İ: "I", ı: "i" };

function codeOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 127 || (point >= 160 && point <= 255)) return point;
  const at = character === " " ? -1 : fromEighty.indexOf(character);
  return at < 0 ? -1 : 128 + at;
}

/** A line in that encoding, one code a character. A letter that it lacks stands without its accents, and else as "?". */
export const encoded = (line: string): string =>
  [...line]
    .flatMap((character) =>
      codeOf(character) < 0 ? [...(plain[character] ?? character).normalize("NFKD").replace(/\p{M}/gu, "")] : character,
    )
    .map((character) => String.fromCharCode(codeOf(character) < 0 ? 63 : codeOf(character)))
    .join("");
