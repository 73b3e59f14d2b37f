import { and, asc, eq, gt, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { addOns } from "../../database/schema/quotes.ts";
import { dollarEntry, dollars } from "../../platform/money.ts";
import { type ContentRows, listOf, orEmpty, storedIn, ticked } from "../content/content-rows.ts";
import type { AddOnForm } from "../content/dj/forms/add-on.ts";

/** A new hour of music replaces the old one. */
export const addOnRows: ContentRows<AddOnForm, typeof addOns.$inferSelect> = {
  kind: "add_ons",
  list: listOf(addOns, addOns.position, "asc", ({ name, price, unit, position }) => ({
    title: name,
    note: [dollars(price), unit].filter(Boolean).join(" "),
    at: position,
  })),
  shown: ({ name, price, unit, most, position, note, includedIn, people, isHour }) => ({
    title: name,
    texts: {
      name,
      price: dollarEntry(price),
      unit: orEmpty(unit),
      most: String(most),
      position: String(position),
      note: orEmpty(note),
      includedIn: includedIn.join("\n"),
      people: String(people),
      isHour: ticked(isHour),
    },
  }),
  ...storedIn(addOns, (form: AddOnForm) => form),
  others: (db, id, form) => (form.isHour ? othersNoHourQuery(db, id) : null),
  costs: ({ price }) => eq(addOns.price, price),
};

/** Clears others only if this id exists. */
const othersNoHourQuery = (db: Database, id: string) =>
  db
    .update(addOns)
    .set({ isHour: false })
    .where(and(ne(addOns.id, id), sql`exists (select 1 from add_ons as chosen where chosen.id = ${id})`));

/** In cents. */
export const hourOnOffer: SQL<number | null> = sql`(select price from add_ons where is_hour limit 1)`;

/** `price` in cents for one, `includedIn` names of packages. */
export type AddOnPrice = Awaited<ReturnType<typeof listAddOnsQuery>>[number];

export const listAddOnsQuery = (db: Database) =>
  db
    .select({ id: addOns.id, price: addOns.price, unit: addOns.unit, includedIn: addOns.includedIn })
    .from(addOns)
    .orderBy(asc(addOns.position), asc(addOns.id));

/** Of add-ons that the DJ cannot bring alone. */
export const helpersQuery = (db: Database) =>
  db
    .select({ name: addOns.name, includedIn: addOns.includedIn, people: addOns.people })
    .from(addOns)
    .where(gt(addOns.people, 0))
    .orderBy(asc(addOns.position), asc(addOns.id));
