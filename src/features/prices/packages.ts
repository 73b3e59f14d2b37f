import { asc } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { packages } from "../../database/schema/content.ts";

/** A package as pages show it: `price` in cents, `duration` in hours of music. */
export type Package = Awaited<ReturnType<typeof listPackagesQuery>>[number];

/** All packages, cheapest first. */
export const listPackagesQuery = (db: Database) =>
  db
    .select({
      name: packages.name,
      price: packages.price,
      duration: packages.duration,
      description: packages.description,
      features: packages.features,
      isPopular: packages.isPopular,
    })
    .from(packages)
    .orderBy(asc(packages.price));

/**
 * All that the last of `packages` (cheapest first) includes: "Everything in …" is spelled out, because price lists change
 * and what was agreed does not. Where two features differ in their numbers alone, the dearer package's counts.
 */
export function everyFeature(packages: readonly { name: string; features: readonly string[] }[]): readonly string[] {
  const cheaper = packages.slice(0, -1);
  const all = (packages.at(-1)?.features ?? []).flatMap((feature) => {
    const name = /^Everything in (.+)$/.exec(feature)?.[1]?.toUpperCase();
    const index = cheaper.findIndex((each) => each.name.toUpperCase() === name);
    return index < 0 ? [feature] : everyFeature(cheaper.slice(0, index + 1));
  });
  return [...new Map(all.map((feature) => [feature.replaceAll(/\d+/g, "#"), feature])).values()];
}
