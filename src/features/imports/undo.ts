import { and, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { countersignatures, signatures } from "../../database/schema/contracts.ts";
import { importRows, imports } from "../../database/schema/imports.ts";
import { contacts } from "../../database/schema/leads.ts";
import { newsletterSubscribers } from "../../database/schema/newsletter.ts";
import { payments } from "../../database/schema/payments.ts";
import { songRequests } from "../../database/schema/songs.ts";
import { auditQuery } from "../admin/audit/audit-log.ts";
import type { Actor } from "../admin/audit/model.ts";

type Column = "booking_id" | "contact_id";

/** An import itself writes these tables; later additions are told apart below. */
const made = ["import_rows", "payments", "signatures", "contract_versions"];

/** By their text, because D1's `pragma_table_info` leaves out generated columns. */
const tablesQuery = (column: Column) =>
  sql`select name as "table", ${column} as "column" from sqlite_master
    where type = 'table' and sql glob ${`*[^a-z_]${column}[^a-z_]*`}`;

const among = (column: Column, ids: SQL): SQL => sql`import_rows.${sql.raw(column)} in (${ids})`;

async function isTouched(db: Database): Promise<SQL> {
  const columns = await db.all<{ table: string; column: Column }>(
    sql`${tablesQuery("booking_id")} union all ${tablesQuery("contact_id")}`,
  );
  const added = columns
    .filter(({ table }) => !made.includes(table))
    .map(({ table, column }) => {
      const id = sql.identifier(column);
      return among(column, sql`select ${id} from ${sql.identifier(table)} where ${id} is not null`);
    });
  return sql.join(
    [
      sql`import_rows.is_changed`,
      sql`import_rows.subscriber_id in (select json_extract(data, '$.subscriberId') from outbox
        where json_extract(data, '$.subscriberId') is not null)`,
      ...added,
      among(
        "booking_id",
        sql`select booking_id from payments where id not in (booking_id || ':deposit', booking_id || ':balance')`,
      ),
      among(
        "booking_id",
        sql`select payments.booking_id from refunds inner join payments on payments.id = refunds.payment_id`,
      ),
      among("booking_id", sql`select booking_id from signatures where id <> booking_id`),
      among(
        "booking_id",
        sql`select booking_id from contract_versions
        where booking_id not in (select id from signatures) or number > 1`,
      ),
      among(
        "booking_id",
        sql`select json_extract(data, '$.bookingId') from outbox where json_extract(data, '$.bookingId') is not null`,
      ),
    ],
    sql` or `,
  );
}

/** Deletes in one batch what nobody has changed since. Its rows wait again; changed ones stay and are named. */
export async function undoImport(db: Database, id: string, { by, now }: Actor): Promise<void> {
  const isOfImport = eq(importRows.importId, id);
  const isMade = and(isOfImport, eq(importRows.outcome, "imported"));
  const touched = await isTouched(db);
  const idsMade = (
    column:
      | typeof importRows.bookingId
      | typeof importRows.contactId
      | typeof importRows.subscriberId
      | typeof importRows.songId,
  ) =>
    db
      .select({ id: column })
      .from(importRows)
      .where(and(isMade, isNotNull(column)));
  await batchOf(db, {
    keep: db
      .update(importRows)
      .set({ outcome: "kept", reason: "It was changed after it came in" })
      .where(and(isMade, sql`(${touched})`)),
    countersignatures: db
      .delete(countersignatures)
      .where(inArray(countersignatures.signatureId, idsMade(importRows.bookingId))),
    signatures: db.delete(signatures).where(inArray(signatures.id, idsMade(importRows.bookingId))),
    payments: db.delete(payments).where(inArray(payments.bookingId, idsMade(importRows.bookingId))),
    bookings: db.delete(bookings).where(inArray(bookings.id, idsMade(importRows.bookingId))),
    subscribers: db
      .delete(newsletterSubscribers)
      .where(inArray(newsletterSubscribers.id, idsMade(importRows.subscriberId))),
    songs: db.delete(songRequests).where(inArray(songRequests.id, idsMade(importRows.songId))),
    contacts: db.delete(contacts).where(inArray(contacts.id, idsMade(importRows.contactId))),
    wait: db
      .update(importRows)
      .set({ outcome: null, reason: null, contactId: null, bookingId: null, subscriberId: null, songId: null })
      .where(and(isOfImport, inArray(importRows.outcome, ["imported", "joined", "skipped"]))),
    begun: db.update(imports).set({ begunAt: null }).where(eq(imports.id, id)),
    audit: auditQuery(db, { what: "import-undone", who: by, about: id }, now),
  });
}

/** Only if nothing was imported. Gives whether it did. */
export async function removeImport(db: Database, id: string): Promise<boolean> {
  const hasCome = sql`exists (select 1 from import_rows where import_id = ${id} and outcome = 'imported')`;
  const removed = await db
    .delete(imports)
    .where(and(eq(imports.id, id), sql`not ${hasCome}`))
    .returning({ id: imports.id });
  return removed.length > 0;
}
