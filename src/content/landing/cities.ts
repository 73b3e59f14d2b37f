import { site } from "../site.ts";

/** Cities with a page: a central ZIP code, degrees north and east. */
export const cities = {
  Tampa: { postalCode: "33602", latitude: 27.9506, longitude: -82.4572 },
  "St. Petersburg": { postalCode: "33701", latitude: 27.7676, longitude: -82.6403 },
  Clearwater: { postalCode: "33755", latitude: 27.9659, longitude: -82.8001 },
} as const;

export type City = keyof typeof cities;

/** Towns without one that are asked for by name: those of `areas.ts`, and those farther out. */
export const otherTowns: Readonly<Record<string, { latitude: number; longitude: number }>> = {
  "Clearwater Beach": { latitude: 27.9775, longitude: -82.8271 },
  Brandon: { latitude: 27.9378, longitude: -82.2859 },
  Riverview: { latitude: 27.8661, longitude: -82.3265 },
  "Plant City": { latitude: 28.0186, longitude: -82.1129 },
  "Tarpon Springs": { latitude: 28.1461, longitude: -82.7568 },
  Dunedin: { latitude: 28.0197, longitude: -82.7718 },
  Bradenton: { latitude: 27.4989, longitude: -82.5748 },
  Lakeland: { latitude: 28.0395, longitude: -81.9498 },
  Sarasota: { latitude: 27.3364, longitude: -82.5307 },
  Orlando: { latitude: 28.5384, longitude: -81.3789 },
};

/** Meters around a city's center within which the DJ plays. */
export const serviceRadius = 50_000;

/** Within it travel costs nothing: "31 miles (50 km) around Tampa". */
export const serviceAreaInWords = `${Math.round(serviceRadius / 1609.344)} miles (${serviceRadius / 1000} km) around ${site.city}`;
