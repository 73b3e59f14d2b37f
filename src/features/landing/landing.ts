import type { LandingPage } from "../../content/landing/landing-page.ts";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import type { Span } from "../../platform/months.ts";
import type { Occupied } from "../dates/date-state.ts";
import { occupiedDaysQuery, occupiedIn } from "../dates/occupied-days.ts";
import { type AddOnPrice, listAddOnsQuery } from "../prices/add-ons.ts";
import { listPackagesQuery, type Package } from "../prices/packages.ts";
import { listPricesQuery, type SinglePrice } from "../prices/single-prices.ts";
import { listTestimonialsQuery, type Testimonial } from "../reviews/testimonials.ts";
import { type Settings, settingsFrom } from "../settings/model.ts";
import { settingsQuery } from "../settings/store.ts";

export interface LandingContent {
  testimonials: readonly Testimonial[];
  packages: readonly Package[];
  /** Cards name other pages' prices. */
  prices: readonly SinglePrice[];
  addOns: readonly AddOnPrice[];
  settings: Settings;
  /** Around the date that was asked for. */
  occupied: Occupied;
}

const mostShown = 3;

export async function landingContent(
  db: Database,
  { testimonialRoles, city, translation }: Pick<LandingPage, "testimonialRoles" | "city" | "translation">,
  around: Span | null,
  now: number,
): Promise<LandingContent> {
  const { set, days, ...content } = await batchOf(db, {
    testimonials: listTestimonialsQuery(db, testimonialRoles, city, translation?.language ?? "en", mostShown),
    packages: listPackagesQuery(db),
    prices: listPricesQuery(db),
    addOns: listAddOnsQuery(db),
    set: settingsQuery(db),
    days: around && occupiedDaysQuery(db, around, now),
  });
  return { ...content, settings: settingsFrom(set), occupied: occupiedIn(days ?? [], around) };
}
