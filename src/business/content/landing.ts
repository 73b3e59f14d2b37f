import type { LandingPage } from "../../content/landing/landing-page.ts";
import type { Database } from "../../db/client.ts";
import { type AddOnPrice, listAddOnsQuery } from "./add-ons.ts";
import { listPackagesQuery, type Package } from "./packages.ts";
import { listPricesQuery, type SinglePrice } from "./prices.ts";
import { listTestimonialsQuery, type Testimonial } from "./testimonials.ts";

/** What a city or service page shows from the database. */
export interface LandingContent {
  testimonials: readonly Testimonial[];
  packages: readonly Package[];
  /** Of every page: cards name those of others. */
  prices: readonly SinglePrice[];
  addOns: readonly AddOnPrice[];
}

/** One large testimonial and two small ones. */
const shown = 3;

/** The rows that `page` shows, in one round trip. */
export async function landingContent(
  db: Database,
  { testimonialRoles, city }: Pick<LandingPage, "testimonialRoles" | "city">,
): Promise<LandingContent> {
  const [testimonials, packages, prices, addOns] = await db.batch([
    listTestimonialsQuery(db, testimonialRoles, city, shown),
    listPackagesQuery(db),
    listPricesQuery(db),
    listAddOnsQuery(db),
  ]);
  return { testimonials, packages, prices, addOns };
}
