import letters from "../../../dist/pdf-letters.json";
import { contactEventTypeLabels, leadEventTypes } from "../../content/event-types.ts";
import { site } from "../../content/site.ts";
import type { Words } from "../../content/words/en/index.ts";
import { hour } from "../../platform/durations.ts";
import { type Weight, widthOf } from "../../platform/files/pdf-type.ts";
import { capitalized, clockIn, countIn, dateIn, fill } from "../../platform/language.ts";
import { eventTypeIn } from "../../platform/pages/words.ts";
import { pictureSize } from "./model.ts";
import type { LoggedSong, Recap } from "./recap.ts";

const { width, height } = pictureSize;
const margin = 90;
const radius = 118;
const mostSongs = 8;

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? "");

/** An SVG used as an image cannot load files, so it embeds its fonts. */
async function faceOf(family: string, deflated: string): Promise<string> {
  const bytes = Uint8Array.from(atob(deflated), (sign) => sign.charCodeAt(0));
  const font = await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))).bytes();
  return `@font-face{font-family:${family};src:url(data:font/ttf;base64,${btoa(Array.from(font, (byte) => String.fromCharCode(byte)).join(""))})}`;
}

const families: Readonly<Record<Weight, string>> = { regular: "Text", bold: "Text", display: "Display" };

interface Placed {
  x: number;
  y: number;
  size: number;
  weight?: Weight;
  color?: string;
  most?: number;
  anchor?: "start" | "middle" | "end";
}

/** Other letters are of unknown fonts, so they count as wide as a W. */
const embedded: Readonly<Record<Weight, ReadonlySet<string>>> = {
  regular: new Set(letters.regular[0]?.letters),
  bold: new Set(letters.bold[0]?.letters),
  display: new Set(letters.display[0]?.letters),
};
const widthIn = (text: string, size: number, weight: Weight): number =>
  widthOf([...text].map((sign) => (embedded[weight].has(sign) ? sign : "W")).join(""), size, weight);

function fitting(text: string, size: number, weight: Weight, most: number): string {
  if (widthIn(text, size, weight) <= most) return text;
  const signs = [...text];
  while (signs.length > 1 && widthIn(`${signs.join("")}…`, size, weight) > most) signs.pop();
  return `${signs.join("").trimEnd()}…`;
}

function words(text: string, { x, y, size, weight = "regular", color = "#f4f3ff", most, anchor = "start" }: Placed) {
  const shown = fitting(text, size, weight, most ?? width);
  return `<text x="${x}" y="${y}" font-family="${families[weight]}, sans-serif" font-size="${size}" fill="${color}" text-anchor="${anchor}">${escaped(shown)}</text>`;
}

/** Leaves out songs that only guests named, whose words are not for sharing. */
function songsShown(played: readonly LoggedSong[]): LoggedSong[] {
  const own = played.filter(({ isMustPlay, votes }) => isMustPlay || votes === 0);
  const isEnd = (song: LoggedSong) => song === own[0] || song === own.at(-1);
  const chosen = own.filter((song) => isEnd(song) || song.isMustPlay);
  const inner = chosen.filter((song) => !isEnd(song)).slice(0, mostSongs - 2);
  const others = own.filter((song) => !chosen.includes(song));
  const free = mostSongs - inner.length - Math.min(own.length, 2);
  const step = Math.max(1, others.length / Math.max(1, free));
  const filled = others.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step)).slice(0, free);
  return own.filter((song) => isEnd(song) || inner.includes(song) || filled.includes(song));
}

function sky({ played, sunset }: Recap, horizon: number, { formats, recap }: Words): string {
  const clock = (instant: number) => clockIn(formats, instant, instant);
  const [first = sunset.at, last = sunset.at] = [played[0]?.at, played.at(-1)?.at];
  const isNear = sunset.at > first - 2 * hour && sunset.at < last + 2 * hour;
  const [from, to] = isNear ? [Math.min(first, sunset.at), Math.max(last, sunset.at)] : [first, last];
  const inner = margin + radius;
  // A sun that set long before stands before the line of the songs, or after it.
  const aside = isNear ? 0 : 2 * radius;
  const isBefore = sunset.at < first;
  const left = inner + (isBefore ? aside : 0);
  const x = (instant: number): number =>
    to === from ? width / 2 : Math.round(left + ((instant - from) / (to - from)) * (width - 2 * inner - aside));
  const sun = isNear ? x(sunset.at) : isBefore ? inner : width - inner;
  return [
    `<circle cx="${sun}" cy="${horizon}" r="520" fill="url(#glow)"/>`,
    `<path d="M${sun - radius} ${horizon}a${radius} ${radius} 0 0 1 ${2 * radius} 0z" fill="#fbbf24"/>`,
    words(fill(recap.pictureSunset, { time: clock(sunset.at) }), {
      x: sun,
      y: horizon - radius - 28,
      size: 30,
      anchor: "middle",
    }),
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="#0b0d17"/>`,
    `<path d="M0 ${horizon}H${width}" stroke="#fbbf24" stroke-width="4"/>`,
    ...played.map(
      ({ at }) => `<circle cx="${x(at)}" cy="${horizon}" r="8" fill="#0b0d17" stroke="#fbbf24" stroke-width="4"/>`,
    ),
    words(clock(first), { x: x(first), y: horizon + 56, size: 26, color: "#d9c9d4", anchor: "middle" }),
    ...(x(last) - x(first) > 160
      ? [words(clock(last), { x: x(last), y: horizon + 56, size: 26, color: "#d9c9d4", anchor: "middle" })]
      : []),
  ].join("");
}

/** Other types are free text, which may name people. */
const usualEventTypes: readonly string[] = [
  ...Object.values(leadEventTypes).flat(),
  ...Object.values(contactEventTypeLabels),
];

/** Holds no names, no client's words and nothing of guests. */
export async function recapPicture(recap: Recap, said: Words): Promise<Response> {
  const { formats } = said;
  const { played, date, eventType, city } = recap;
  const [text, display] = [letters.regular[0], letters.display[0]];
  const faces = await Promise.all([faceOf("Text", text?.file ?? ""), faceOf("Display", display?.file ?? "")]);
  const songs = songsShown(played);
  const horizon = Math.max(560, Math.min(Math.round(height * 0.62), height - 332 - 62 * songs.length));
  const top = horizon + 132;
  const rows = songs.flatMap(({ at, title, artist }, index) => {
    const y = top + index * 62;
    const name = fitting(title, 34, "display", 470);
    const left = margin + 190;
    const rest = width - margin - left - widthIn(name, 34, "display") - 32;
    const by = artist && rest > 90 ? fitting(artist, 28, "regular", rest) : "";
    return [
      words(clockIn(formats, at, at), { x: margin, y, size: 28, color: "#fcd15f" }),
      // The artist follows in one text, because browsers differ in widths.
      `<text x="${left}" y="${y}" font-family="Display, sans-serif" font-size="34" fill="#f4f3ff">${escaped(name)}` +
        `<tspan dx="16" font-family="Text, sans-serif" font-size="28" fill="#a9abc4">${escaped(by)}</tspan></text>`,
    ];
  });
  const where = [usualEventTypes.includes(eventType) ? eventTypeIn(said, eventType) : "", city]
    .filter(Boolean)
    .join(", ");
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${faces.join("")}</style>`,
    '<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#0b0d17"/><stop offset=".42" stop-color="#4b1a33"/></linearGradient>',
    '<radialGradient id="glow"><stop stop-color="#fbbf24" stop-opacity=".45"/><stop offset="1" stop-color="#fbbf24" stop-opacity="0"/></radialGradient>',
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    words(capitalized(dateIn(formats, date)), { x: margin, y: 124, size: 34, color: "#d9c9d4" }),
    words(where, { x: margin, y: 170, size: 34, color: "#d9c9d4", most: width - 2 * margin }),
    words(countIn(formats, said.recap.guests.songs, played.length), {
      x: margin - 4,
      y: 290,
      size: 112,
      weight: "display",
    }),
    sky(recap, horizon, said),
    ...rows,
    words(site.name, { x: margin, y: height - 72, size: 34, weight: "display", color: "#fbbf24" }),
    "</svg>\n",
  ].join("");
  return new Response(svg, { headers: { "Content-Type": "image/svg+xml; charset=UTF-8" } });
}
