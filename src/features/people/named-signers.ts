import { and, type SQL, sql } from "drizzle-orm";
import type { SignerRole } from "../../content/statuses.ts";
import type { Database } from "../../database/client.ts";
import { bookings, type Signer } from "../../database/schema/bookings.ts";
import { signatures } from "../../database/schema/contracts.ts";
import { personAddresses } from "../../database/schema/people.ts";
import { newSigners, signerField } from "./signer-fields.ts";

/**
 * Of all clients: who signs with or for them, and who would have by a change, with what they signed of it, whatever
 * became of it.
 */
const namedSigners = sql`(select bookings.id as booking_id, json_each.value, null as yes, 0 as since
    from bookings, json_each(bookings.signers) where bookings.signers <> '[]' and bookings.id > ''
  union all select amendments.booking_id, json_each.value, (select yes.value from json_each(amendments.yeses) as yes
      where json_extract(yes.value, '$.signer') = ${signerField("id", "json_each.value")}), max(amendments.created_at)
    from amendments inner join bookings on bookings.id = amendments.booking_id, ${newSigners}
    and amendments.booking_id > '' group by ${signerField("id", "json_each.value")}) as named`;

const named = (name: keyof Signer): SQL => signerField(name, "named.value");

/** `addresses` is an SQL list. */
export const signedForOthersQuery = (db: Database, addresses: SQL) =>
  db
    .select({
      bookingId: bookings.id,
      eventType: bookings.eventType,
      eventDate: bookings.eventDate,
      role: sql<SignerRole>`${named("role")}`.as("role"),
      name: sql<string>`${named("name")}`.as("name"),
      email: sql<string>`${named("email")}`.as("email"),
      signedAs: sql<string | null>`coalesce(signatures.name, json_extract(named.yes, '$.signed.name'))`.as("signed_as"),
      signedAt: sql<number | null>`coalesce(signatures.signed_at, json_extract(named.yes, '$.at'))`.as("signed_at"),
      browser: sql<string | null>`coalesce(signatures.user_agent, json_extract(named.yes, '$.browser'))`.as("browser"),
    })
    .from(namedSigners)
    .innerJoin(bookings, sql`bookings.id = named.booking_id`)
    .leftJoin(signatures, sql`${signatures.bookingId} = ${bookings.id} and ${signatures.signer} = ${named("id")}`)
    .where(sql`${named("email")} in ${addresses}`);

/** `isFound` matches the words of name and address. */
export const findSignersQuery = (db: Database, isFound: (words: SQL) => SQL | undefined, limit: number) =>
  db
    .select({
      email: sql<string>`${named("email")}`.as("email"),
      name: sql<string>`${named("name")}`.as("name"),
      phone: sql<null>`null`.as("phone"),
      personId: personAddresses.personId,
    })
    .from(namedSigners)
    .leftJoin(personAddresses, sql`${personAddresses.email} = ${named("email")}`)
    .where(
      and(
        sql`${named("email")} is not null`,
        isFound(
          sql`(' ' || replace(replace(lower(${named("name")} || ' ' || ${named("email")}), '@', ' '), '.', ' '))`,
        ),
      ),
    )
    .limit(limit);
