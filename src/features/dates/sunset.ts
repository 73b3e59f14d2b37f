import { getPosition, getTimes } from "suncalc";
import { placeOf } from "../../content/places.ts";
import { type CalendarDate, clockTimeAt, instantAt, minutesOf, timeInWords } from "../../platform/dates.ts";
import { minute } from "../../platform/durations.ts";

/** When the sun sets on a day, in words of a clock at the business: "7:58 PM". */
export interface Sunset {
  /** The town whose sunset it is: the one that was asked for, or Tampa where nobody knows it. */
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

/** Parts of a wedding day, in minutes after the sunset; each but that is told to five minutes. */
const parts = { Ceremony: -50, Sunset: 0, Dinner: 30, Dancing: 90 } as const;

const toldTo = 5 * minute;

const partInWords = (sunset: number, after: number): string =>
  inWords(after === 0 ? sunset : Math.round((sunset + after * minute) / toldTo) * toldTo);

/** A wedding day around its sunset, in the order of the day: vows in the golden hour, and dinner as it gets dark. */
export function weddingAround(date: CalendarDate, city?: string | null): readonly (readonly [string, string])[] {
  const sunset = sunsetInstant(date, placeOf(city));
  return Object.entries(parts).map(([part, after]) => [part, partInWords(sunset, after)]);
}

/** When a ceremony in the golden hour begins, as {@link weddingAround} has it. */
export const ceremonyBefore = (date: CalendarDate, city?: string | null): string =>
  partInWords(sunsetInstant(date, placeOf(city)), parts.Ceremony);
