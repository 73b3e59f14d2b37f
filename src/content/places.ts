import { towns } from "./business.ts";
import type { Town } from "./identity.ts";

const places: ReadonlyMap<string, Town> = new Map(towns.map((town) => [town.name, town]));

export const placeNames: readonly string[] = [...places.keys()];

/** No line ends within a name such as "St. Mary". */
export const unbroken = (words: string): string => words.replaceAll("St. ", "St.\u00a0");

/** The business's own city for any other town. */
export const placeOf = (name: string | null | undefined): Town => places.get(name ?? "") ?? towns[0];
