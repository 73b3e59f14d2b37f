import { asc } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { addOns } from "../../database/schema/quotes.ts";

/** What an add-on costs, in cents for one, and the names of the packages that have it. */
export type AddOnPrice = Awaited<ReturnType<typeof listAddOnsQuery>>[number];

/** The add-ons, in the order of the quote builder. */
export const listAddOnsQuery = (db: Database) =>
  db
    .select({ id: addOns.id, price: addOns.price, unit: addOns.unit, includedIn: addOns.includedIn })
    .from(addOns)
    .orderBy(asc(addOns.position), asc(addOns.id));
