import { paths } from "../../features/site/paths.ts";

export type City = "Tampa" | "St. Petersburg" | "Clearwater";

/** A central ZIP code, degrees north and east. */
export const cities: Readonly<Record<City, { path: string; postalCode: string; latitude: number; longitude: number }>> =
  {
    Tampa: { path: paths.tampa, postalCode: "33602", latitude: 27.9506, longitude: -82.4572 },
    "St. Petersburg": { path: paths.stPetersburg, postalCode: "33701", latitude: 27.7676, longitude: -82.6403 },
    Clearwater: { path: paths.clearwater, postalCode: "33755", latitude: 27.9659, longitude: -82.8001 },
  };

/** Meters around a city's center within which the DJ plays. */
export const serviceRadius = 50_000;

/** Within it travel costs nothing: "31 miles (50 km) around Tampa". */
export const serviceAreaInWords = `${Math.round(serviceRadius / 1609.344)} miles (${serviceRadius / 1000} km) around Tampa`;
