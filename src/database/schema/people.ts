import { type SQL, sql } from "drizzle-orm";
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

/** An index over an expression has no affinity, and serves no comparison with a column that has one. */
export const withoutAffinity = (value: SQL | string): SQL => sql`${value} || ''`;

/** SQL list; `email` in lower case. */
export const addressesOf = (email: SQL | string): SQL =>
  sql`(select ${withoutAffinity(email)} as address union all select other.email || '' from person_addresses as one
    inner join person_addresses as other on other.person_id = one.person_id and other.email <> one.email
    where one.email = ${email})`;
