import { eq } from "drizzle-orm";
import { pageOfTable } from "../../database/page-of.ts";
import { travelZones } from "../../database/schema/quotes.ts";
import { dollarEntry, dollars } from "../../platform/money.ts";
import type { ContentRows } from "../content/content-rows.ts";
import type { TravelZoneForm } from "../content/dj/forms/travel-zone.ts";

export const travelZoneRows: ContentRows<TravelZoneForm, typeof travelZones.$inferSelect> = {
  kind: "travel_zones",
  async list(db, after) {
    const rows = await pageOfTable(db, travelZones, travelZones.price, "asc", after);
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
  insert: (db, id, form, now) =>
    db
      .insert(travelZones)
      .values({ ...form, id, createdAt: now })
      .onConflictDoNothing(),
  update: (db, id, form) =>
    db.update(travelZones).set(form).where(eq(travelZones.id, id)).returning({ id: travelZones.id }),
  remove: (db, id) => db.delete(travelZones).where(eq(travelZones.id, id)),
  costs: ({ price }) => eq(travelZones.price, price),
};
