import { getPosition, getTimes } from "suncalc";
import { placeOf } from "../../content/places.ts";
import type { ServiceKey } from "../../content/services.ts";
import { type CalendarDate, clockTimeAt, instantAt, minutesOf, timeInWords } from "../../platform/dates.ts";
import { minute } from "../../platform/durations.ts";

/** When the sun sets on a day, in words of a clock at the business: "7:58 PM". */
export interface Sunset {
  /** The town whose sunset it is: the one that was asked for, or the city of the business where nobody knows it. */
  place: string;
  time: string;
}

const noon = 12 * 60;

/** The instant of the sunset at `place`, to the nearest minute. */
function sunsetInstant(date: CalendarDate, { latitude, longitude }: ReturnType<typeof placeOf>): number {
  const { sunset } = getTimes(new Date(instantAt(date, noon)), latitude, longitude);
  if (!sunset) throw new RangeError(`the sun does not set on ${date}`);
  return Math.round(sunset.getTime() / minute) * minute;
}

const inWords = (instant: number): string => timeInWords(clockTimeAt(instant));

/** The sunset of `date` over `city`, without clouds or hills: within a minute of the published tables. */
export function sunsetOn(date: CalendarDate, city?: string | null): Sunset {
  const place = placeOf(city);
  return { place: place.name, time: inWords(sunsetInstant(date, place)) };
}

/** The sunset of `date` over `city` in minutes from the start of the day, as clocks at the business show it. */
export const sunsetMinutes = (date: CalendarDate, city?: string | null): number =>
  minutesOf(clockTimeAt(sunsetInstant(date, placeOf(city))));

/** How high the sun stands over the horizon of `city`, in degrees, `minutes` from the start of the day. */
export function sunHeight(date: CalendarDate, minutes: number, city?: string | null): number {
  const { latitude, longitude } = placeOf(city);
  return getPosition(new Date(instantAt(date, minutes)), latitude, longitude).altitude;
}

/** Parts of an event by what it is: minutes after the sunset, or a time of the clock. Each but the sunset is told to five minutes. */
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

const partInWords = (sunset: number, after: number): string =>
  inWords(after === 0 ? sunset : Math.round((sunset + after * minute) / toldTo) * toldTo);

/** How an event could go on a day, in the order of the day: what has to do with the sky, around its sunset. */
export function eveningOn(
  service: ServiceKey,
  date: CalendarDate,
  city?: string | null,
): readonly (readonly [string, string])[] {
  const sunset = sunsetInstant(date, placeOf(city));
  return Object.entries(parts[service]).map(([part, at]) => [
    part,
    typeof at === "string" ? timeInWords(at) : partInWords(sunset, at),
  ]);
}

/** When a ceremony in the golden hour begins, as {@link eveningOn} has it. */
export const ceremonyBefore = (date: CalendarDate, city?: string | null): string =>
  partInWords(sunsetInstant(date, placeOf(city)), -50);
