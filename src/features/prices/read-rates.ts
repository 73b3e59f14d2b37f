import { asc } from "drizzle-orm";
import { landingPages } from "../../content/landing/index.ts";
import { singleService, singleServiceBuys } from "../../content/landing/single-service.ts";
import { addressToday } from "../../content/redirects.ts";
import type { RowsOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { packages } from "../../database/schema/content.ts";
import { addOns } from "../../database/schema/quotes.ts";
import type { CalendarDate } from "../../platform/dates.ts";
import { salesTaxOf, termsOf } from "../settings/model.ts";
import { settingsQuery } from "../settings/store.ts";
import type { Offer, Rates } from "./model.ts";
import { listPricesQuery } from "./single-prices.ts";
import { codesOn } from "./stored-codes.ts";
import { travelZonesQuery } from "./travel-zones.ts";

export const addOnsQuery = (db: Database) =>
  db
    .select({
      id: addOns.id,
      name: addOns.name,
      note: addOns.note,
      unit: addOns.unit,
      price: addOns.price,
      most: addOns.most,
      isHour: addOns.isHour,
      includedIn: addOns.includedIn,
    })
    .from(addOns)
    .orderBy(asc(addOns.position), asc(addOns.id));

export const ratesQueries = (db: Database) => ({
  packages: db
    .select({
      id: packages.id,
      name: packages.name,
      price: packages.price,
      hours: packages.duration,
      features: packages.features,
      isPopular: packages.isPopular,
    })
    .from(packages)
    .orderBy(asc(packages.price)),
  addOns: addOnsQuery(db),
  zones: travelZonesQuery(db),
  prices: listPricesQuery(db),
  settings: settingsQuery(db),
});

type RateRows = RowsOf<ReturnType<typeof ratesQueries>>;

/** Null for a package. */
export const serviceOf = (offer: string): string | null =>
  offer.startsWith("/") ? (offer.split(":")[0] ?? null) : null;

/** Ids differ from packages' and survive a changed address. */
function singlesOf(rows: RateRows["prices"], service: string | null): Offer[] {
  const row = service === null ? undefined : rows.find(({ page }) => page === addressToday(service));
  const page = row && landingPages.find(({ path }) => path === row.page);
  if (!row || !page) return [];
  const hours = [
    [singleService.least, row.least],
    [singleService.usual, row.usual],
    [singleService.most, row.most],
  ] as const;
  return hours.flatMap(([count, price]) =>
    price === null
      ? []
      : [
          {
            id: `${service}:${count}`,
            name: `${page.name}, music alone`,
            price,
            hours: count,
            features: [singleServiceBuys],
          },
        ],
  );
}

export interface OfferedRates extends Rates {
  popular: string | null;
}

export const ratesIn = (
  { packages: ofPackages, addOns: ofAddOns, zones, prices, settings }: RateRows,
  service: string | null,
  today: CalendarDate,
): OfferedRates => ({
  offers: [...ofPackages.map(({ isPopular: _, ...offer }) => offer), ...singlesOf(prices, service)],
  addOns: ofAddOns,
  zones,
  codes: codesOn(settings, today),
  terms: termsOf(settings),
  tax: salesTaxOf(settings),
  popular: ofPackages.find(({ isPopular }) => isPopular)?.id ?? null,
});
