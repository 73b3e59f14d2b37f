/** As in `paper.css`. */
export const pdfColors = {
  ink: "0.078 0.086 0.165",
  muted: "0.29 0.302 0.376",
  line: "0.851 0.824 0.761",
  band: "0.973 0.902 0.706",
  amber: "0.725 0.471 0",
  amberText: "0.541 0.353 0",
  bright: "0.984 0.749 0.141",
  soft: "0.82 0.796 0.863",
  white: "1 1 1",
} as const;
export type PdfColor = keyof typeof pdfColors;

export const points = (...numbers: number[]): string => numbers.map((number) => number.toFixed(2)).join(" ");

/** From the lower left corner. */
export const box = (color: PdfColor, x: number, y: number, width: number, height: number): string =>
  `${pdfColors[color]} rg ${points(x, y, width, height)} re f`;

/** Bézier handle of a quarter circle. */
const bend = 0.5523;

export function halfDisk(x: number, y: number, radius: number): string {
  const handle = radius * bend;
  return [
    `${points(x - radius, y)} m`,
    `${points(x - radius, y + handle, x - handle, y + radius, x, y + radius)} c`,
    `${points(x + handle, y + radius, x + radius, y + handle, x + radius, y)} c f`,
  ].join(" ");
}

export const bar = (left: number, right: number, y: number, width: number): string =>
  `${points(width)} w 1 J ${points(left + width / 2, y)} m ${points(right - width / 2, y)} l S`;

/** Drawn like `mark.tsx`. */
export function logo(x: number, y: number, size: number, color: PdfColor = "amber"): string {
  const unit = size / 32;
  const up = (down: number) => y + (32 - down) * unit;
  const bars = [
    [2, 30, 19.8],
    [8, 27, 24.2],
    [5, 17, 28.6],
  ] as const;
  return [
    `${pdfColors[color]} rg ${pdfColors[color]} RG`,
    halfDisk(x + 16 * unit, up(16.2), 10 * unit),
    ...bars.map(([left, right, down]) => bar(x + left * unit, x + right * unit, up(down), 2.4 * unit)),
  ].join("\n");
}

/** Drawn like `sunset.tsx`. */
export function sunset(x: number, horizon: number, width: number): string {
  const unit = width / 160;
  const bars = [
    [0, 160, 0, 3, pdfColors.amber],
    [44, 128, 11.8, 2.6, "0.808 0.616 0.275"],
    [62, 96, 22.8, 2.6, "0.867 0.745 0.518"],
  ] as const;
  return [
    `${pdfColors.amber} rg`,
    halfDisk(x, horizon + 8.5 * unit, 40 * unit),
    ...bars.map(
      ([left, right, down, thick, color]) =>
        `${color} RG ${bar(x + (left - 80) * unit, x + (right - 80) * unit, horizon - down * unit, thick * unit)}`,
    ),
  ].join("\n");
}
