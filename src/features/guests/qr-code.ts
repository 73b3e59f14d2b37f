import { encode } from "uqr";

/** A run of dark modules: where it begins in its row, from the left and from the top, and how many they are. */
interface DarkRun {
  x: number;
  y: number;
  length: number;
}

/** The code of `text`: modules from edge to edge with the quiet zone, and which are dark, row by row. */
export function qrCode(text: string): { size: number; runs: DarkRun[] } {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const runs = data.flatMap((row, y) =>
    row.flatMap((dark, x): DarkRun[] => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return [{ x: x + quietZone, y: y + quietZone, length: (end < 0 ? size : end) - x }];
    }),
  );
  return { size: size + 2 * quietZone, runs };
}

/** The code of `text` as an SVG, black on white, at any size. */
export function qrSvg(text: string): string {
  const { size, runs } = qrCode(text);
  const path = runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>\n`;
}

/** Modules that stay white around a code, so that phones find it (ISO/IEC 18004). */
const quietZone = 4;
