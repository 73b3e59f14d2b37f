import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { packages } from "../../database/schema/content.ts";
import { dollarEntry, dollars } from "../../platform/money.ts";
import { type ContentRows, listOf, storedIn, ticked } from "../content/content-rows.ts";
import type { PackageForm } from "../content/dj/forms/package.ts";

/** A new most popular one replaces the old one. */
export const packageRows: ContentRows<PackageForm, typeof packages.$inferSelect> = {
  kind: "packages",
  list: listOf(packages, packages.price, "asc", ({ name, price, duration, isPopular }) => ({
    title: name,
    note: `${dollars(price)}, ${duration} hours${isPopular ? ", most popular" : ""}`,
    at: price,
  })),
  shown(row) {
    return {
      title: row.name,
      texts: {
        name: row.name,
        price: dollarEntry(row.price),
        duration: String(row.duration),
        description: row.description,
        features: row.features.join("\n"),
        isPopular: ticked(row.isPopular),
      },
    };
  },
  ...storedIn(packages, (form: PackageForm) => form),
  others: (db, id, form) => (form.isPopular ? othersUnpopularQuery(db, id) : null),
  costs: ({ price }) => eq(packages.price, price),
};

/** Clears others only if this id exists. */
const othersUnpopularQuery = (db: Database, id: string) =>
  db
    .update(packages)
    .set({ isPopular: false })
    .where(and(ne(packages.id, id), sql`exists (select 1 from packages as chosen where chosen.id = ${id})`));

/** `price` in cents, `duration` in hours of music. */
export type Package = Awaited<ReturnType<typeof listPackagesQuery>>[number];

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
 * Spells out "Everything in …" for the last of `packages` (cheapest first), as agreed features must survive a new
 * price list. Where two differ only in numbers, the dearer one's counts.
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
