import type { LandingPage } from "../../content/landing/landing-page.ts";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { listTestimonialsQuery, type Testimonial } from "../content/testimonials.ts";
import { type AddOnPrice, listAddOnsQuery } from "../prices/add-ons.ts";
import { listPackagesQuery, type Package } from "../prices/packages.ts";
import { listPricesQuery, type SinglePrice } from "../prices/prices.ts";
import { type Settings, settingsOf } from "../settings/model.ts";
import { settingsQuery } from "../settings/store.ts";

export interface LandingContent {
  testimonials: readonly Testimonial[];
  packages: readonly Package[];
  /** Cards name other pages' prices. */
  prices: readonly SinglePrice[];
  addOns: readonly AddOnPrice[];
  settings: Settings;
}

const shown = 3;

export async function landingContent(
  db: Database,
  { testimonialRoles, city }: Pick<LandingPage, "testimonialRoles" | "city">,
): Promise<LandingContent> {
  const { set, ...content } = await batchOf(db, {
    testimonials: listTestimonialsQuery(db, testimonialRoles, city, shown),
    packages: listPackagesQuery(db),
    prices: listPricesQuery(db),
    addOns: listAddOnsQuery(db),
    set: settingsQuery(db),
  });
  return { ...content, settings: settingsOf(set) };
}
