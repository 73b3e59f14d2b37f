import { eq } from "drizzle-orm";
import { pageOfTable } from "../../database/page-of.ts";
import { travelZones } from "../../database/schema/quotes.ts";
import { dollarEntry, dollars } from "../../platform/money.ts";
import { type ContentRows, storedIn } from "../content/content-rows.ts";
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
  shown: ({ name, price, cities }) => ({
    title: name,
    texts: { name, price: dollarEntry(price), cities: cities.join("\n") },
  }),
  ...storedIn(travelZones, (form: TravelZoneForm) => form),
  costs: ({ price }) => eq(travelZones.price, price),
};
