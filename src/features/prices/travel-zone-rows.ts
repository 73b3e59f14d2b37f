import { eq } from "drizzle-orm";
import { askedRows, pageBy } from "../../database/page-of.ts";
import { travelZones } from "../../database/schema/quotes.ts";
import { dollarEntry, dollars } from "../../platform/money.ts";
import type { ContentRows } from "../content/content-rows.ts";
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
