import { towns } from "./business.ts";
import type { Town } from "./identity.ts";

const places: ReadonlyMap<string, Town> = new Map(towns.map((town) => [town.name, town]));

export const placeNames: readonly string[] = [...places.keys()];

/** Keeps names such as "St. Mary" on one line. */
export const unbroken = (words: string): string => words.replaceAll("St. ", "St.\u00a0");

/** Falls back to the business's own city. */
export const placeOf = (name: string | null | undefined): Town => places.get(name ?? "") ?? towns[0];
