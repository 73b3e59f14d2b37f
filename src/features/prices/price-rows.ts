import { and, eq, ne, sql } from "drizzle-orm";
import { landingPages } from "../../content/landing/index.ts";
import type { Database } from "../../database/client.ts";
import { askedRows, pageBy } from "../../database/page-of.ts";
import { prices } from "../../database/schema/content.ts";
import { dollarEntry, dollars } from "../../platform/money.ts";
import type { ContentRows } from "../content/content-rows.ts";
import type { PriceForm } from "../content/dj/forms/price.ts";

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
