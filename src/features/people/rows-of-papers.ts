import { asc, eq, inArray, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { amendments, countersignatures, signatures } from "../../database/schema/contracts.ts";
import { keptCards } from "../../database/schema/kept-cards.ts";
import { disputes, invoices, payments, refunds } from "../../database/schema/payments.ts";

/* `ofBookings` is a query for ids. */

const paymentIdsQuery = (db: Database, ofBookings: SQLWrapper) =>
  db.select({ id: payments.id }).from(payments).where(inArray(payments.bookingId, ofBookings));

/** Without secrets of sessions. */
export const papersQueries = (db: Database, ofBookings: SQLWrapper) => ({
  signed: db
    .select({
      bookingId: signatures.bookingId,
      number: signatures.number,
      text: signatures.text,
      sha256: signatures.sha256,
      name: signatures.name,
      consent: signatures.consent,
      browser: signatures.userAgent,
      signedAt: signatures.signedAt,
      countersignedAt: countersignatures.createdAt,
    })
    .from(signatures)
    .leftJoin(countersignatures, eq(countersignatures.signatureId, signatures.id))
    .where(inArray(signatures.bookingId, ofBookings))
    .orderBy(asc(signatures.signedAt)),
  changes: db
    .select({
      bookingId: amendments.bookingId,
      before: amendments.before,
      after: amendments.after,
      status: amendments.status,
      createdAt: amendments.createdAt,
      yeses: amendments.yeses,
      decidedAt: amendments.decidedAt,
      browser: amendments.userAgent,
    })
    .from(amendments)
    .where(inArray(amendments.bookingId, ofBookings))
    .orderBy(asc(amendments.createdAt)),
  paid: db.select().from(payments).where(inArray(payments.bookingId, ofBookings)).orderBy(asc(payments.createdAt)),
  refunded: db
    .select()
    .from(refunds)
    .where(inArray(refunds.paymentId, paymentIdsQuery(db, ofBookings)))
    .orderBy(asc(refunds.createdAt)),
  disputed: db
    .select()
    .from(disputes)
    .where(inArray(disputes.paymentId, paymentIdsQuery(db, ofBookings)))
    .orderBy(asc(disputes.createdAt)),
  kept: db
    .select({
      bookingId: keptCards.bookingId,
      brand: keptCards.brand,
      last4: keptCards.last4,
      keptAt: keptCards.createdAt,
    })
    .from(keptCards)
    .where(inArray(keptCards.bookingId, ofBookings)),
  invoiced: db.select().from(invoices).where(inArray(invoices.bookingId, ofBookings)).orderBy(asc(invoices.number)),
});

/** By the booking's id, or that of its papers or money. */
export const isAboutPapers = (db: Database, data: SQLWrapper, ofBookings: SQLWrapper) => {
  const ofPayments = paymentIdsQuery(db, ofBookings);
  const named = (name: string) => sql`json_extract(${data}, ${`$.${name}`})`;
  return [
    sql`${named("bookingId")} in ${ofBookings}`,
    sql`${named("paymentId")} in ${ofPayments}`,
    sql`${named("refundId")} in ${db.select({ id: refunds.id }).from(refunds).where(inArray(refunds.paymentId, ofPayments))}`,
    sql`${named("disputeId")} in ${db.select({ id: disputes.id }).from(disputes).where(inArray(disputes.paymentId, ofPayments))}`,
    sql`${named("signatureId")} in ${db.select({ id: signatures.id }).from(signatures).where(inArray(signatures.bookingId, ofBookings))}`,
  ];
};

const withoutNames = (summary: SQLWrapper, erasedName: string) =>
  sql`json_set(${summary}, '$.venue', null, '$.city', null, '$.clientName', ${erasedName}, '$.companyName', null, '$.eventType', '',
    '$.billingAddress', null, '$.purchaseOrder', null, '$.signers', json('[]'))`;

/** Keeps what accounts need; signatures stay as evidence. */
export const clearPapersQueries = (db: Database, ofBookings: SQLWrapper, erasedName: string, now: number) =>
  [
    db
      .update(amendments)
      .set({
        yeses: [],
        session: null,
        userAgent: null,
        before: withoutNames(amendments.before, erasedName),
        after: withoutNames(amendments.after, erasedName),
      })
      .where(inArray(amendments.bookingId, ofBookings)),
    db
      .update(refunds)
      .set({ reason: erasedName })
      .where(inArray(refunds.paymentId, paymentIdsQuery(db, ofBookings))),
    // Charged no more, and removed once Stripe has forgotten it.
    db
      .update(keptCards)
      .set({ brand: "", last4: "", payer: "", forgetAt: now })
      .where(inArray(keptCards.bookingId, ofBookings)),
    db.update(payments).set({ note: null }).where(inArray(payments.bookingId, ofBookings)),
    db
      .update(invoices)
      .set({ billTo: erasedName, purchaseOrder: null, about: null, reason: null })
      .where(inArray(invoices.bookingId, ofBookings)),
  ] as const;
