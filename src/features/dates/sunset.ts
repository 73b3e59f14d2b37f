import { getPosition, getTimes } from "suncalc";
import { placeOf } from "../../content/places.ts";
import type { ServiceKey } from "../../content/services.ts";
import { formats as english } from "../../content/words/en/formats.ts";
import { type CalendarDate, clockTimeAt, instantAt, minutesOf } from "../../platform/dates.ts";
import { minute } from "../../platform/durations.ts";
import { type Formats, timeIn } from "../../platform/language.ts";

/** `time` is in the business's zone: "7:58 PM". */
export interface Sunset {
  /** The business's city where the town is not known. */
  place: string;
  time: string;
}

const noon = 12 * 60;

/** To the nearest minute. */
function sunInstant(
  date: CalendarDate,
  { latitude, longitude }: ReturnType<typeof placeOf>,
  event: "sunrise" | "sunset",
): number {
  const time = getTimes(new Date(instantAt(date, noon)), latitude, longitude)[event];
  if (!time) throw new RangeError(`no ${event} on ${date}`);
  return Math.round(time.getTime() / minute) * minute;
}

const sunsetInstant = (date: CalendarDate, place: ReturnType<typeof placeOf>): number =>
  sunInstant(date, place, "sunset");

const inWords = (instant: number, formats: Formats): string => timeIn(formats, clockTimeAt(instant));

/** Within a minute of the published tables, without clouds or hills. */
export function sunsetOn(date: CalendarDate, city?: string | null, formats: Formats = english): Sunset {
  const place = placeOf(city);
  return { place: place.name, time: inWords(sunsetInstant(date, place), formats) };
}

/** Minutes from midnight in the business's zone. */
export const sunsetMinutes = (date: CalendarDate, city?: string | null): number =>
  minutesOf(clockTimeAt(sunsetInstant(date, placeOf(city))));

/** Where the business is. */
export const sunriseMinutes = (date: CalendarDate): number =>
  minutesOf(clockTimeAt(sunInstant(date, placeOf(null), "sunrise")));

/** In degrees; `minutes` from midnight in the business's zone. */
export function sunHeight(date: CalendarDate, minutes: number, city?: string | null): number {
  const { latitude, longitude } = placeOf(city);
  return getPosition(new Date(instantAt(date, minutes)), latitude, longitude).altitude;
}

/** Minutes after sunset, or a time of day; all but the sunset are rounded to five minutes. */
const parts: Readonly<Record<ServiceKey, Readonly<Record<string, number | string>>>> = {
  wedding: { Ceremony: -50, Sunset: 0, Dinner: 30, Dancing: 90 },
  corporate: { Doors: "17:30", Welcome: "18:15", Dinner: "18:30", Dancing: "20:30" },
  party: { "First guests": -60, Sunset: 0, Dinner: 30, Dancing: 90 },
  nightclub: { "Sound check": "20:00", Doors: "22:00", Peak: "00:00", "Lights up": "03:00" },
  "school-dance": { "Sound check": "18:00", Doors: "19:00", "Slow song": "21:30", "Lights up": "22:00" },
  quinceanera: { Entrance: "18:30", Waltz: "19:20", Sunset: 0, "Surprise dance": "20:30" },
  "bar-mitzvah": { Entrance: "18:30", Hora: "18:45", Candles: "19:30", Games: "20:15" },
};

const toldTo = 5 * minute;

const partInWords = (sunset: number, after: number, formats: Formats): string =>
  inWords(after === 0 ? sunset : Math.round((sunset + after * minute) / toldTo) * toldTo, formats);

export function eveningOn(
  service: ServiceKey,
  date: CalendarDate,
  city?: string | null,
  formats: Formats = english,
): readonly (readonly [string, string])[] {
  const sunset = sunsetInstant(date, placeOf(city));
  return Object.entries(parts[service]).map(([part, at]) => [
    part,
    typeof at === "string" ? timeIn(formats, at) : partInWords(sunset, at, formats),
  ]);
}

/** A ceremony in the golden hour. */
export const ceremonyBefore = (date: CalendarDate, city: string | null, formats: Formats): string =>
  partInWords(sunsetInstant(date, placeOf(city)), -50, formats);
