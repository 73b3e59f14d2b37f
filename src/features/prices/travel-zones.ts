import { asc, eq } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { travelZones } from "../../database/schema/quotes.ts";
import { dollarEntry, dollars } from "../../platform/money.ts";
import { type ContentRows, listOf, storedIn } from "../content/content-rows.ts";
import type { TravelZoneForm } from "../content/dj/forms/travel-zone.ts";

export const travelZonesQuery = (db: Database) =>
  db
    .select({ id: travelZones.id, name: travelZones.name, cities: travelZones.cities, price: travelZones.price })
    .from(travelZones)
    .orderBy(asc(travelZones.price), asc(travelZones.id));

export const travelZoneRows: ContentRows<TravelZoneForm, typeof travelZones.$inferSelect> = {
  kind: "travel_zones",
  list: listOf(travelZones, travelZones.price, "asc", ({ name, price, cities }) => ({
    title: name,
    note: `${price === 0 ? "included" : dollars(price)}, ${cities.length} towns`,
    at: price,
  })),
  shown: ({ name, price, cities }) => ({
    title: name,
    texts: { name, price: dollarEntry(price), cities: cities.join("\n") },
  }),
  ...storedIn(travelZones, (form: TravelZoneForm) => form),
  costs: ({ price }) => eq(travelZones.price, price),
};
