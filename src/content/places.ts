import { cities } from "./landing/cities.ts";

/** Degrees north and east. */
interface Place {
  latitude: number;
  longitude: number;
}

const { Tampa, "St. Petersburg": stPetersburg, Clearwater } = cities;

/** Towns with pages, those of `areas.ts`, and those farther out. */
const places: ReadonlyMap<string, Place> = new Map<string, Place>([
  ["Tampa", Tampa],
  ["St. Petersburg", stPetersburg],
  ["Clearwater", Clearwater],
  ["Clearwater Beach", { latitude: 27.9775, longitude: -82.8271 }],
  ["Brandon", { latitude: 27.9378, longitude: -82.2859 }],
  ["Riverview", { latitude: 27.8661, longitude: -82.3265 }],
  ["Plant City", { latitude: 28.0186, longitude: -82.1129 }],
  ["Tarpon Springs", { latitude: 28.1461, longitude: -82.7568 }],
  ["Dunedin", { latitude: 28.0197, longitude: -82.7718 }],
  ["Bradenton", { latitude: 27.4989, longitude: -82.5748 }],
  ["Lakeland", { latitude: 28.0395, longitude: -81.9498 }],
  ["Sarasota", { latitude: 27.3364, longitude: -82.5307 }],
  ["Orlando", { latitude: 28.5384, longitude: -81.3789 }],
]);

export const placeNames: readonly string[] = [...places.keys()];

/** No line ends within "St. Petersburg". */
export const unbroken = (words: string): string => words.replaceAll("St. Pete", "St.\u00a0Pete");

/** Tampa, the middle of the bay, for any other town. */
export function placeOf(name: string | null | undefined): Place & { name: string } {
  const known = name ? places.get(name) : undefined;
  return known && name ? { name, ...known } : { name: "Tampa", ...Tampa };
}
