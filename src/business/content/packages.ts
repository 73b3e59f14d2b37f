import { asc } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { packages } from "./schema.ts";

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
