import { and, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { countersignatures, signatures } from "../../database/schema/contracts.ts";
import { importRows, imports } from "../../database/schema/imports.ts";
import { contacts } from "../../database/schema/leads.ts";
import { newsletterSubscribers } from "../../database/schema/newsletter.ts";
import { payments } from "../../database/schema/payments.ts";
import { auditQuery } from "../admin/audit/audit-log.ts";
import type { Actor } from "../leads/move-lead.ts";

/** Tables whose rows somebody adds to a booking; what an import itself makes is told apart below. */
const addedToBookings = [
  ...["web_holds", "amendments", "guest_pages", "guest_phones", "guest_requests", "plan_moments", "plan_keys"],
  ...["announced_payments", "checkouts", "invoices", "sessions", "client_requests", "reviews", "song_requests"],
  ...["plan_changes", "plan_comments", "plan_details", "plan_ticks"],
];

const addedToContacts = ["contact_events", "quotes", "client_requests", "bookings", "outbox"];

const among = (column: "booking_id" | "contact_id", ids: SQL): SQL => sql`import_rows.${sql.raw(column)} in (${ids})`;

const idsIn = (table: string, column: "booking_id" | "contact_id"): SQL =>
  sql`select ${sql.raw(column)} from ${sql.raw(table)} where ${sql.raw(column)} is not null`;

/** Somebody changed it since or added something to it, as an SQL value. */
const isTouched: SQL = sql.join(
  [
    sql`import_rows.is_changed`,
    sql`import_rows.subscriber_id in (select json_extract(data, '$.subscriberId') from outbox
      where json_extract(data, '$.subscriberId') is not null)`,
    ...addedToBookings.map((table) => among("booking_id", idsIn(table, "booking_id"))),
    ...addedToContacts.map((table) => among("contact_id", idsIn(table, "contact_id"))),
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

/**
 * Deletes, in one batch, exactly what an import made and nobody has changed since. Its rows wait again; those that were
 * changed stay, and are named.
 */
export async function undoImport(db: Database, id: string, { by, now }: Actor): Promise<void> {
  const isOfImport = eq(importRows.importId, id);
  const isMade = and(isOfImport, eq(importRows.outcome, "imported"));
  const made = (column: typeof importRows.bookingId | typeof importRows.contactId | typeof importRows.subscriberId) =>
    db
      .select({ id: column })
      .from(importRows)
      .where(and(isMade, isNotNull(column)));
  await batchOf(db, {
    keep: db
      .update(importRows)
      .set({ outcome: "kept", reason: "It was changed after it came in" })
      .where(and(isMade, sql`(${isTouched})`)),
    countersignatures: db
      .delete(countersignatures)
      .where(inArray(countersignatures.signatureId, made(importRows.bookingId))),
    signatures: db.delete(signatures).where(inArray(signatures.id, made(importRows.bookingId))),
    payments: db.delete(payments).where(inArray(payments.bookingId, made(importRows.bookingId))),
    bookings: db.delete(bookings).where(inArray(bookings.id, made(importRows.bookingId))),
    subscribers: db
      .delete(newsletterSubscribers)
      .where(inArray(newsletterSubscribers.id, made(importRows.subscriberId))),
    contacts: db.delete(contacts).where(inArray(contacts.id, made(importRows.contactId))),
    wait: db
      .update(importRows)
      .set({ outcome: null, reason: null, contactId: null, bookingId: null, subscriberId: null })
      .where(and(isOfImport, inArray(importRows.outcome, ["imported", "joined", "skipped"]))),
    begun: db.update(imports).set({ begunAt: null }).where(eq(imports.id, id)),
    audit: auditQuery(db, { what: "import-undone", who: by, about: id }, now),
  });
}

/** Removes the file with its rows, unless something of it has come in. Gives whether it did. */
export async function removeImport(db: Database, id: string): Promise<boolean> {
  const hasCome = sql`exists (select 1 from import_rows where import_id = ${id} and outcome = 'imported')`;
  const removed = await db
    .delete(imports)
    .where(and(eq(imports.id, id), sql`not ${hasCome}`))
    .returning({ id: imports.id });
  return removed.length > 0;
}
