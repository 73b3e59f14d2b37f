import { encode } from "uqr";

interface DarkRun {
  x: number;
  y: number;
  length: number;
}

/** `size` includes the quiet zone. */
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

export function qrSvg(text: string): string {
  const { size, runs } = qrCode(text);
  const path = runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>\n`;
}

/** Modules (ISO/IEC 18004). */
const quietZone = 4;
