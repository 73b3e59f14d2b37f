import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Only people with several addresses have rows. Lower case. */
export const personAddresses = sqliteTable(
  "person_addresses",
  {
    email: text().primaryKey(),
    personId: text().notNull(),
  },
  (table) => [index("person_addresses_of_person").on(table.personId)],
);
