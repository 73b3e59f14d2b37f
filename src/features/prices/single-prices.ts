import { and, asc, eq, inArray, ne, notExists, sql } from "drizzle-orm";
import { landingPages } from "../../content/landing/index.ts";
import { addressToday, redirects } from "../../content/redirects.ts";
import type { Database } from "../../database/client.ts";
import { prices } from "../../database/schema/content.ts";
import { dollarEntry, dollars } from "../../platform/money.ts";
import { type ContentRows, listOf, storedIn } from "../content/content-rows.ts";
import type { PriceForm } from "../content/dj/forms/price.ts";

const nameOf = (page: string): string => landingPages.find(({ path }) => path === addressToday(page))?.name ?? page;

const formerOf = (page: string): string[] => Object.keys(redirects).filter((path) => redirects[path] === page);

const othersQuery = (db: Database, id: string, { page }: PriceForm) =>
  db
    .select({ id: prices.id })
    .from(prices)
    .where(and(inArray(prices.page, [page, ...formerOf(page)]), ne(prices.id, id)));

export const priceRows: ContentRows<PriceForm, typeof prices.$inferSelect> = {
  kind: "prices",
  list: listOf(prices, prices.least, "asc", ({ page, least, most }) => ({
    title: nameOf(page),
    note: `${dollars(least)} to ${dollars(most)}`,
    at: least,
  })),
  shown: ({ page, least, usual, most }) => ({
    title: nameOf(page),
    texts: {
      page: addressToday(page),
      least: dollarEntry(least),
      usual: usual === null ? "" : dollarEntry(usual),
      most: dollarEntry(most),
    },
  }),
  ...storedIn(prices, (form: PriceForm) => form),
  update: (db, id, form) =>
    db
      .update(prices)
      .set(form)
      .where(and(eq(prices.id, id), notExists(othersQuery(db, id, form))))
      .returning({ id: prices.id }),
  unique: { others: othersQuery, issue: { path: "page", message: "This page has its prices already" } },
  costs: ({ least, usual, most }) => sql`least = ${least} and usual is ${usual} and most = ${most}`,
};

/** In cents. `page` is today's path. */
export type SinglePrice = Awaited<ReturnType<typeof listPricesQuery>>[number];

export const listPricesQuery = (db: Database) =>
  db
    .select({
      page: sql<string>`${prices.page}`.mapWith(addressToday),
      least: prices.least,
      usual: prices.usual,
      most: prices.most,
    })
    .from(prices)
    .orderBy(asc(prices.least), asc(prices.id));
