import { and, asc, eq, ne, sql } from "drizzle-orm";
import { landingPages } from "../../content/landing/index.ts";
import type { Database } from "../../database/client.ts";
import { askedRows, pageBy } from "../../database/page-of.ts";
import { prices } from "../../database/schema/content.ts";
import { travelZones } from "../../database/schema/quotes.ts";
import { dollarEntry, dollars } from "../../platform/money.ts";
import type { ContentRows } from "../content/content-rows.ts";
import type { PriceForm } from "../content/dj/forms/price.ts";
import type { TravelZoneForm } from "../content/dj/forms/travel-zone.ts";

/** Travel zones, the cheapest first. */
export const travelZoneRows: ContentRows<TravelZoneForm, typeof travelZones.$inferSelect> = {
  async list(db, after) {
    const { where, orderBy } = pageBy(travelZones.price, travelZones.id, "asc", after);
    const rows = await db
      .select()
      .from(travelZones)
      .where(where)
      .orderBy(...orderBy)
      .limit(askedRows);
    return rows.map(({ id, name, price, cities }) => ({
      id,
      title: name,
      note: `${price === 0 ? "included" : dollars(price)}, ${cities.length} towns`,
      at: price,
    }));
  },
  row: (db, id) => db.select().from(travelZones).where(eq(travelZones.id, id)),
  shown: ({ name, price, cities }) => ({
    title: name,
    texts: { name, price: dollarEntry(price), cities: cities.join("\n") },
  }),
  async add(db, id, form, now) {
    await db
      .insert(travelZones)
      .values({ ...form, id, createdAt: now })
      .onConflictDoUpdate({ target: travelZones.id, set: form });
    return null;
  },
  async change(db, id, form) {
    const changed = await db
      .update(travelZones)
      .set(form)
      .where(eq(travelZones.id, id))
      .returning({ id: travelZones.id });
    return changed.length > 0 ? null : "gone";
  },
  remove: (db, id) => db.delete(travelZones).where(eq(travelZones.id, id)),
};

const pageTaken = { path: "page", message: "This page has its prices already" };

const nameOf = (page: string): string => landingPages.find(({ path }) => path === page)?.name ?? page;

/** Prices of single services, cheapest first. A page has one row at most. */
export const priceRows: ContentRows<PriceForm, typeof prices.$inferSelect> = {
  async list(db, after) {
    const { where, orderBy } = pageBy(prices.least, prices.id, "asc", after);
    const rows = await db
      .select()
      .from(prices)
      .where(where)
      .orderBy(...orderBy)
      .limit(askedRows);
    return rows.map(({ id, page, least, most }) => ({
      id,
      title: nameOf(page),
      note: `${dollars(least)} to ${dollars(most)}`,
      at: least,
    }));
  },
  row: (db, id) => db.select().from(prices).where(eq(prices.id, id)),
  shown: ({ page, least, usual, most }) => ({
    title: nameOf(page),
    texts: {
      page,
      least: dollarEntry(least),
      usual: usual === null ? "" : dollarEntry(usual),
      most: dollarEntry(most),
    },
  }),
  async add(db, id, form, now) {
    const [, changed] = await db.batch([
      db
        .insert(prices)
        .values({ ...form, id, createdAt: now })
        .onConflictDoNothing(),
      // Not an upsert: that fails on the page of another row.
      changeIfFree(db, id, form),
    ]);
    return changed.length > 0 ? null : pageTaken;
  },
  async change(db, id, form) {
    const [changed, taken] = await db.batch([
      changeIfFree(db, id, form),
      db
        .select({ id: prices.id })
        .from(prices)
        .where(and(eq(prices.page, form.page), ne(prices.id, id))),
    ]);
    if (changed.length > 0) return null;
    return taken.length > 0 ? pageTaken : "gone";
  },
  remove: (db, id) => db.delete(prices).where(eq(prices.id, id)),
};

/** A statement that changes a row unless another one has its page. Gives the ids that were changed. */
function changeIfFree(db: Database, id: string, form: PriceForm) {
  const free = sql`not exists (select 1 from prices as other where other.page = ${form.page} and other.id <> ${id})`;
  return db
    .update(prices)
    .set(form)
    .where(and(eq(prices.id, id), free))
    .returning({ id: prices.id });
}

/** What a single service costs, as the page at `page` says it. Cents. */
export type SinglePrice = Awaited<ReturnType<typeof listPricesQuery>>[number];

/** The prices of single services, of every page that names one. */
export const listPricesQuery = (db: Database) =>
  db
    .select({ page: prices.page, least: prices.least, usual: prices.usual, most: prices.most })
    .from(prices)
    .orderBy(asc(prices.least), asc(prices.id));
