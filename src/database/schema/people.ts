import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Addresses of people who have had more than one, in lower case: those of one person have one `personId`. Whoever has
 * only ever had one address is not in it.
 */
export const personAddresses = sqliteTable(
  "person_addresses",
  {
    email: text().primaryKey(),
    personId: text().notNull(),
  },
  (table) => [index("person_addresses_of_person").on(table.personId)],
);
