import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { personAddresses } from "../../database/schema/people.ts";

/** Null for a person with only one address ever. */
export const personOf = (email: SQL): SQL => sql`(select person_id from person_addresses where email = ${email})`;

/** Addresses in lower case; their person is then read, exported and erased as one. */
export function joinPeopleQueries(db: Database, one: string, other: string) {
  const [first, second] = [personOf(sql`${one}`), personOf(sql`${other}`)];
  const storeAddressQuery = (email: string, person: SQL) =>
    insertFrom(db, personAddresses, { email, personId: person }, sql`where true`).onConflictDoNothing({
      target: personAddresses.email,
    });
  return [
    storeAddressQuery(one, sql`coalesce(${second}, ${crypto.randomUUID()})`),
    storeAddressQuery(other, first),
    db.update(personAddresses).set({ personId: first }).where(sql`person_id = ${second}`),
  ] as const;
}

/** `email` in lower case. */
export const takeApartQuery = (db: Database, email: string) =>
  db.delete(personAddresses).where(eq(personAddresses.email, email));

export const forgetAddressesQuery = (db: Database, email: string) =>
  db.delete(personAddresses).where(eq(personAddresses.personId, personOf(sql`${email}`)));
