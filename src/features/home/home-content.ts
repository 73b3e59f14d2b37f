import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { newestTestimonialsQuery, type Testimonial } from "../content/testimonials.ts";
import { listPackagesQuery, type Package } from "../prices/packages.ts";
import { listPricesQuery, type SinglePrice } from "../prices/prices.ts";

/** What the home page shows from the database. */
export interface HomeContent {
  packages: readonly Package[];
  prices: readonly SinglePrice[];
  testimonials: readonly Testimonial[];
}

/** Statements that read all that the home page needs. */
export const homeQueries = (db: Database) => ({
  packages: listPackagesQuery(db),
  prices: listPricesQuery(db),
  testimonials: newestTestimonialsQuery(db),
});

/** All that the home page needs, in one round trip. */
export async function homeContent(db: Database): Promise<HomeContent> {
  return await batchOf(db, homeQueries(db));
}
