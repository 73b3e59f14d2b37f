import type { LandingPage } from "../../content/landing/landing-page.ts";
import type { Database } from "../../database/client.ts";
import { listTestimonialsQuery, type Testimonial } from "../content/testimonials.ts";
import { type AddOnPrice, listAddOnsQuery } from "../prices/add-ons.ts";
import { listPackagesQuery, type Package } from "../prices/packages.ts";
import { listPricesQuery, type SinglePrice } from "../prices/prices.ts";
import type { Settings } from "../settings/model.ts";
import { settingsQuery } from "../settings/store.ts";

/** What a city or service page shows from the database. */
export interface LandingContent {
  testimonials: readonly Testimonial[];
  packages: readonly Package[];
  /** Of every page: cards name those of others. */
  prices: readonly SinglePrice[];
  addOns: readonly AddOnPrice[];
  settings: Settings;
}

/** One large testimonial and two small ones. */
const shown = 3;

/** What reads the rows that a page shows, in the order of `LandingContent`. */
export const landingQueries = (
  db: Database,
  { testimonialRoles, city }: Pick<LandingPage, "testimonialRoles" | "city">,
) =>
  [
    listTestimonialsQuery(db, testimonialRoles, city, shown),
    listPackagesQuery(db),
    listPricesQuery(db),
    listAddOnsQuery(db),
    settingsQuery(db),
  ] as const;
