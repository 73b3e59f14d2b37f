import { asc, eq } from "drizzle-orm";
import { landingPages } from "../../content/landing/index.ts";
import { singleService, singleServiceBuys } from "../../content/landing/single-service.ts";
import type { Database } from "../../db/client.ts";
import type { Offer, Rates } from "../../pricing/rates.ts";
import { packages, prices } from "../content/schema.ts";
import { addOns, travelZones } from "./schema.ts";

/** Statements that read all that prices are made of; `service` is the page of a single service. */
export const ratesQueries = (db: Database, service: string | null) =>
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
      .orderBy(asc(addOns.position), asc(addOns.id)),
    db
      .select({ id: travelZones.id, name: travelZones.name, cities: travelZones.cities, price: travelZones.price })
      .from(travelZones)
      .orderBy(asc(travelZones.price), asc(travelZones.id)),
    db
      .select({ page: prices.page, least: prices.least, usual: prices.usual, most: prices.most })
      .from(prices)
      .where(eq(prices.page, service ?? "")),
  ] as const;

type Rows<At extends 0 | 1 | 2 | 3> = Awaited<ReturnType<typeof ratesQueries>[At]>;

/** A single service by its hours, under ids that no package has. */
function singlesOf([row]: Rows<3>): Offer[] {
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
            id: `${row.page}:${count}`,
            name: `${page.name}, music alone`,
            price,
            hours: count,
            features: [singleServiceBuys],
          },
        ],
  );
}

/** Rates, and which of the packages is the most popular. */
export interface OfferedRates extends Rates {
  popular: string | null;
}

/** What the rows of {@link ratesQueries} offer: the packages, then the single service. */
export const ratesIn = (ofPackages: Rows<0>, ofAddOns: Rows<1>, zones: Rows<2>, ofPrices: Rows<3>): OfferedRates => ({
  offers: [...ofPackages.map(({ isPopular: _, ...offer }) => offer), ...singlesOf(ofPrices)],
  addOns: ofAddOns,
  zones,
  popular: ofPackages.find(({ isPopular }) => isPopular)?.id ?? null,
});
