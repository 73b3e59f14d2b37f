import { asc } from "drizzle-orm";
import { landingPages } from "../../content/landing/index.ts";
import { singleService, singleServiceBuys } from "../../content/landing/single-service.ts";
import { addressToday } from "../../content/redirects.ts";
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

export const ratesQueries = (db: Database) =>
  [
    db
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
    addOnsQuery(db),
    travelZonesQuery(db),
    listPricesQuery(db),
    settingsQuery(db),
  ] as const;

type Rows<At extends 0 | 1 | 2 | 3 | 4> = Awaited<ReturnType<typeof ratesQueries>[At]>;

/** Null for a package. */
export const serviceOf = (offer: string): string | null =>
  offer.startsWith("/") ? (offer.split(":")[0] ?? null) : null;

/** Ids differ from packages' and survive a changed address. */
function singlesOf(rows: Rows<3>, service: string | null): Offer[] {
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
  [ofPackages, ofAddOns, zones, ofPrices, set]: readonly [Rows<0>, Rows<1>, Rows<2>, Rows<3>, Rows<4>],
  service: string | null,
  today: CalendarDate,
): OfferedRates => ({
  offers: [...ofPackages.map(({ isPopular: _, ...offer }) => offer), ...singlesOf(ofPrices, service)],
  addOns: ofAddOns,
  zones,
  codes: codesOn(set, today),
  terms: termsOf(set),
  tax: salesTaxOf(set),
  popular: ofPackages.find(({ isPopular }) => isPopular)?.id ?? null,
});
