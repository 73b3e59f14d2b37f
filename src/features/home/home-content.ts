import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { listPackagesQuery, type Package } from "../prices/packages.ts";
import { listPricesQuery, type SinglePrice } from "../prices/single-prices.ts";
import { newestTestimonialsQuery, type Testimonial } from "../reviews/testimonials.ts";
import { type Settings, settingsFrom } from "../settings/model.ts";
import { settingsQuery } from "../settings/store.ts";

export interface HomeContent {
  packages: readonly Package[];
  prices: readonly SinglePrice[];
  testimonials: readonly Testimonial[];
  settings: Settings;
}

export async function homeContent(db: Database, language: string): Promise<HomeContent> {
  const { packages, prices, testimonials, set } = await batchOf(db, {
    packages: listPackagesQuery(db),
    prices: listPricesQuery(db),
    testimonials: newestTestimonialsQuery(db, language),
    set: settingsQuery(db),
  });
  return { packages, prices, testimonials, settings: settingsFrom(set) };
}
