import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Only of people with more than one address, in lower case; one person's have one `personId`. */
export const personAddresses = sqliteTable(
  "person_addresses",
  {
    email: text().primaryKey(),
    personId: text().notNull(),
  },
  (table) => [index("person_addresses_of_person").on(table.personId)],
);
