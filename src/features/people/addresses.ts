import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { personAddresses } from "../../database/schema/people.ts";

/** An index over an expression has no affinity, and serves no comparison with a value that has the one of its column. */
export const withoutAffinity = (value: SQL | string): SQL => sql`${value} || ''`;

/** All addresses of the person who has `email` (in lower case), that one included, as an SQL list. */
export const addressesOf = (email: SQL | string): SQL =>
  sql`(select ${withoutAffinity(email)} as address union all select other.email || '' from person_addresses as one
    inner join person_addresses as other on other.person_id = one.person_id and other.email <> one.email
    where one.email = ${email})`;

/** The person who has `email`, as an SQL value; null for who has only ever had that one. */
export const personOf = (email: SQL): SQL => sql`(select person_id from person_addresses where email = ${email})`;

/** A statement that forgets which addresses the person had who has `email`. */
export const forgetAddressesQuery = (db: Database, email: string) =>
  db.delete(personAddresses).where(eq(personAddresses.personId, personOf(sql`${email}`)));
