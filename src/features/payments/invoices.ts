import { desc, eq, getTableColumns, type SQLWrapper } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { invoices } from "../../database/schema/payments.ts";

/** An invoice as it was issued. */
export type Invoice = typeof invoices.$inferSelect;

/** A statement that reads the invoices of a booking, the newest first. */
export const invoicesOfBookingQuery = (db: Database, bookingId: string | SQLWrapper) =>
  db
    .select({
      id: invoices.id,
      number: invoices.number,
      createdAt: invoices.createdAt,
      purchaseOrder: invoices.purchaseOrder,
    })
    .from(invoices)
    .where(eq(invoices.bookingId, bookingId))
    .orderBy(desc(invoices.number));

/** An invoice among others. */
export type ListedInvoice = Awaited<ReturnType<typeof invoicesOfBookingQuery>>[number];

/** A statement that reads one invoice. */
export const invoiceQuery = (db: Database, id: string) =>
  db.select(getTableColumns(invoices)).from(invoices).where(eq(invoices.id, id));
