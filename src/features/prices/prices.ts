import { asc } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { prices } from "../../database/schema/content.ts";

/** What a single service costs, as the page at `page` says it. Cents. */
export type SinglePrice = Awaited<ReturnType<typeof listPricesQuery>>[number];

/** The prices of single services, of every page that names one. */
export const listPricesQuery = (db: Database) =>
  db
    .select({ page: prices.page, least: prices.least, usual: prices.usual, most: prices.most })
    .from(prices)
    .orderBy(asc(prices.least), asc(prices.id));
