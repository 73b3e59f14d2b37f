/** Text as copied from the PDF, by each font's glyph map. */
export function linesOfPdf(pdf: Uint8Array): string[] {
  const text = Array.from(pdf, (byte) => String.fromCharCode(byte)).join("");
  const object = (number: string | undefined) => text.split(`\n${number} 0 obj\n`)[1]?.split("\nendobj\n")[0] ?? "";
  const resources = object(/\/Resources << \/Font (\d+) 0 R/.exec(text)?.[1]);
  const fonts = new Map(
    [...resources.matchAll(/(\/[\w-]+) (\d+) 0 R/g)].map(([, name = "", font]) => {
      const map = object(/\/ToUnicode (\d+) 0 R/.exec(object(font))?.[1]);
      const letters = [...map.matchAll(/<(\w{4})> <(\w{4})>/g)].map(
        ([, glyph = "", point = ""]) => [glyph, String.fromCharCode(Number.parseInt(point, 16))] as const,
      );
      return [name, new Map(letters)];
    }),
  );
  return [...text.matchAll(/^BT (.*) ET$/gm)].map(([, line = ""]) =>
    [...line.matchAll(/(\/[\w-]+) [\d.]+ Tf <(\w*)> Tj/g)]
      .flatMap(([, font = "", glyphs = ""]) =>
        (glyphs.match(/.{4}/g) ?? []).map((glyph) => fonts.get(font)?.get(glyph) ?? "\ufffd"),
      )
      .join("")
      .trimEnd(),
  );
}

/** In reading order; each text belongs to a tag or is decoration. */
export function tagsOfPdf(pdf: Uint8Array): string[] {
  const text = Array.from(pdf, (byte) => String.fromCharCode(byte)).join("");
  const marked = [...text.matchAll(/^(?:\/\w+ << \/MCID \d+ >> BDC|\/Artifact BMC)\n((?!EMC).*\n)*EMC$/gm)]
    .map(([all]) => all)
    .join("\n");
  const loose = [...text.matchAll(/^BT .* ET$/gm)].filter(([line]) => !marked.includes(line));
  if (loose.length > 0) throw new Error(`${loose.length} lines are nobody's`);
  return [...text.matchAll(/\/Type \/StructElem \/S \/(\w+)/g)].map(([, tag = ""]) => tag);
}

/** The words for its figures, as they are read aloud. */
export const figuresOfPdf = (pdf: Uint8Array): string[] =>
  [
    ...Array.from(pdf, (byte) => String.fromCharCode(byte))
      .join("")
      .matchAll(/\/Alt <FEFF(\w+)>/gi),
  ].map(([, hex = ""]) =>
    (hex.match(/.{4}/g) ?? []).map((point) => String.fromCharCode(Number.parseInt(point, 16))).join(""),
  );
