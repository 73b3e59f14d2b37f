import { type SQL, sql } from "drizzle-orm";
import type { Signer } from "../../database/schema/bookings.ts";

/** Of a signer. */
export const signerField = (name: keyof Signer, of = "value"): SQL =>
  sql`json_extract(${sql.raw(of)}, ${sql.raw(`'$.${name}'`)})`;

/** In full, as days have a `value` too. */
export const eachSignerField = (name: keyof Signer): SQL => signerField(name, "json_each.value");

/** Of a row of `bookings` and one of its `amendments`: who signs first by that change. */
export const newSigners = sql`json_each(amendments.after, '$.signers') where not exists
  (select 1 from json_each(bookings.signers) as known where ${signerField("id", "known.value")} = ${eachSignerField("id")})`;

export const isSignerOf = (id: string, linkVersion: number): SQL =>
  sql`exists (select 1 from json_each(bookings.signers) where ${signerField("id")} = ${id} and ${signerField("linkVersion")} = ${linkVersion})`;

/** The same, also of whom the change adds: of a row of `amendments` in a booking of `bookings`. */
export const isAskedSigner = (id: string, linkVersion: number): SQL =>
  sql`(${isSignerOf(id, linkVersion)} or exists (select 1 from ${newSigners} and ${eachSignerField("id")} = ${id} and ${eachSignerField("linkVersion")} = ${linkVersion}))`;

/** `addresses` is an SQL list. */
export const hasSignerAmong = (addresses: SQL): SQL =>
  sql`bookings.signers <> '[]' and bookings.id > '' and exists (select 1 from json_each(bookings.signers) where ${signerField("email")} in ${addresses})`;
