import { asc } from "drizzle-orm";
import { writtenOnce } from "../../db/written-once.ts";
import { prices } from "./schema.ts";

/** What a single service costs, as the page at `page` says it. Cents. */
export type SinglePrice = Awaited<ReturnType<typeof listPricesQuery>>[number];

/** The prices of single services, of every page that names one. */
export const listPricesQuery = writtenOnce((db) =>
  db
    .select({ page: prices.page, least: prices.least, usual: prices.usual, most: prices.most })
    .from(prices)
    .orderBy(asc(prices.least), asc(prices.id)),
);
