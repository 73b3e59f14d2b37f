import { encode } from "uqr";
import { dateInWords, isCalendarDate } from "../../platform/dates.ts";
import { absolute, guestPaths } from "../site/paths.ts";

/** Modules that stay white around a code, so that phones find it (ISO/IEC 18004). */
const quietZone = 4;

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

/** The files of a code, by the last part of their addresses. */
export const guestFileNames = ["table-card.pdf", "poster.pdf", "code.svg"] as const;
export type GuestFileName = (typeof guestFileNames)[number];

interface GuestFile {
  body: string | Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/** The address that guests scan. */
export const guestAddress = (siteOrigin: string, code: string): string => absolute(siteOrigin, guestPaths(code).page);

/** A file of the code of a page: the card for the tables, the poster, or the code alone. */
export async function guestFile(
  name: GuestFileName,
  page: { code: string; title: string },
  eventDate: string,
  siteOrigin: string,
): Promise<GuestFile> {
  const address = guestAddress(siteOrigin, page.code);
  const date = isCalendarDate(eventDate) ? dateInWords(eventDate).replace(/^\w+, /, "") : eventDate;
  const headers = (type: string) => ({
    "Content-Type": type,
    "Content-Disposition": `inline; filename="${name}"`,
  });
  if (name === "code.svg") return { body: qrSvg(address), headers: headers("image/svg+xml; charset=UTF-8") };
  const { cardPdf } = await import("./card-pdf.ts");
  const sheet = name === "poster.pdf" ? "poster" : "card";
  return { body: cardPdf(sheet, { address, title: page.title, date }), headers: headers("application/pdf") };
}
