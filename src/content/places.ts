import { cities, otherTowns } from "./landing/cities.ts";
import { site } from "./site.ts";

/** Degrees north and east. */
interface Place {
  latitude: number;
  longitude: number;
}

const places: ReadonlyMap<string, Place> = new Map<string, Place>(Object.entries({ ...cities, ...otherTowns }));

export const placeNames: readonly string[] = [...places.keys()];

/** No line ends within a name such as "St. Mary". */
export const unbroken = (words: string): string => words.replaceAll("St. ", "St.\u00a0");

/** The business's own city for any other town. */
export function placeOf(name: string | null | undefined): Place & { name: string } {
  const known = name ? places.get(name) : undefined;
  return known && name ? { name, ...known } : { name: site.city, ...cities[site.city] };
}
