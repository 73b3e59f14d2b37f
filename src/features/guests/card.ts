import type { Words } from "../../content/words/en/index.ts";
import { type CalendarDate, calendarDateAt, clockTimeAt } from "../../platform/dates.ts";
import { briefMomentIn, type Formats, longDateIn, timeIn } from "../../platform/language.ts";
import { sunsetOn } from "../dates/sunset.ts";
import { absolute, guestPaths } from "../site/paths.ts";
import { qrSvg } from "./qr-code.ts";

export const guestFileNames = [
  "table-card.pdf",
  "table-card-4x6.pdf",
  "table-card-5x7.pdf",
  "poster.pdf",
  "code.svg",
] as const;
export type GuestFileName = (typeof guestFileNames)[number];

const sheets = {
  "table-card.pdf": "card",
  "table-card-4x6.pdf": "card-4x6",
  "table-card-5x7.pdf": "card-5x7",
  "poster.pdf": "poster",
} as const;

interface GuestFile {
  body: string | Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

const guestAddress = (siteOrigin: string, code: string): string => absolute(siteOrigin, guestPaths(code).page);

interface OpeningTimes {
  code: string;
  /** Instants. */
  opensAt: number;
  closesAt: number;
  isOpen: boolean;
}

/** The guests' page as its own settings and the portal show it. */
export const guestPageIn = (
  formats: Formats,
  siteOrigin: string,
  { code, opensAt, closesAt, isOpen }: OpeningTimes,
) => ({
  address: guestAddress(siteOrigin, code),
  from: briefMomentIn(formats, opensAt),
  until:
    calendarDateAt(opensAt) === calendarDateAt(closesAt)
      ? timeIn(formats, clockTimeAt(closesAt))
      : briefMomentIn(formats, closesAt),
  isOpen,
});

export async function guestFile(
  name: GuestFileName,
  page: { code: string; title: string },
  { eventDate, city }: { eventDate: CalendarDate; city: string | null },
  siteOrigin: string,
  { formats, guests, dashboard }: Words,
): Promise<GuestFile> {
  const address = guestAddress(siteOrigin, page.code);
  const date = longDateIn(formats, eventDate);
  const file = guests.settings.files[name] + name.slice(name.lastIndexOf("."));
  const headers = (type: string) => ({
    "Content-Type": type,
    "Content-Disposition": `inline; filename*=UTF-8''${encodeURIComponent(file)}`,
  });
  if (name === "code.svg") return { body: qrSvg(address), headers: headers("image/svg+xml; charset=UTF-8") };
  const { cardPdf } = await import("./card-pdf.ts");
  return {
    body: cardPdf(sheets[name], {
      words: guests,
      language: formats.locale,
      address,
      title: page.title,
      date,
      sunset: `${dashboard.day.sunset} ${sunsetOn(eventDate, city, formats).time}`,
    }),
    headers: headers("application/pdf"),
  };
}
