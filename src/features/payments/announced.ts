import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { announcedPayments } from "../../database/schema/payments.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { gatheredNoticeQueries } from "../../platform/mail/gathered-notices.ts";
import { queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";
import { waitForMoneyQuery } from "../bookings/holds/holds.ts";
import { dueOf } from "../bookings/model.ts";
import type { PaidPurpose, PaymentMethod } from "./model.ts";

interface Announcement {
  bookingId: string;
  purpose: PaidPurpose;
  method: PaymentMethod;
  /** Cents. */
  amount: number;
  /** Whoever else pays has read how on the page. */
  bySomebodyElse?: boolean;
}

/** The client's mail goes once a day per method and sum, the DJ's per method. An announced deposit extends a signed hold once. */
export async function announcePayment(
  db: Database,
  { bookingId, purpose, method, amount, bySomebodyElse = false }: Announcement,
  now: number,
) {
  const ofBooking = eq(announcedPayments.bookingId, bookingId);
  const due = dueOf(purpose);
  const today = sql`${calendarDateAt(now)}`;
  const event = [sql`${bookingId}`, sql`${purpose}`, sql`${method}`];
  const data = {
    bookingId: sql`${bookingId}`,
    purpose: sql`${purpose}`,
    method: sql`${method}`,
    amount: sql`${amount}`,
  };
  const ofPurpose = and(
    ofBooking,
    eq(announcedPayments.purpose, purpose),
    eq(announcedPayments.isByOther, bySomebodyElse),
  );
  const [takenBack] = await db
    .select({ at: announcedPayments.createdAt })
    .from(announcedPayments)
    .where(and(ofPurpose, eq(announcedPayments.amount, 0)));
  const isAnnounced = sql`exists (select 1 from ${announcedPayments} where ${ofPurpose})`;
  const from = sql`${bookings} where ${bookings.id} = ${bookingId} and ${isAnnounced}`;
  await db.batch([
    waitForMoneyQuery(
      db,
      bookingId,
      sql`${amount} >= coalesce(${dueOf("deposit")}, 0) and not exists (select 1 from ${announcedPayments} where ${ofBooking})`,
      now,
    ),
    insertFrom(
      db,
      announcedPayments,
      { bookingId: sql`bookings.id`, purpose, method, amount, isByOther: sql`${bySomebodyElse}`, createdAt: now },
      sql`from bookings where bookings.id = ${bookingId} and ${due} >= ${amount}`,
    ).onConflictDoUpdate({
      target: [announcedPayments.bookingId, announcedPayments.purpose, announcedPayments.isByOther],
      set: { method, amount: sql`excluded.amount`, createdAt: now },
    }),
    queueMailsOfRowsQuery(
      db,
      {
        kind: "payment-instructions",
        data,
        recipient: bookings.clientEmail,
        event: [...event, sql`${amount}`, today],
        // Who has no email has just read it in the portal.
        from: sql`${from} and instr(${bookings.clientEmail}, '@') > 0 and ${!bySomebodyElse}`,
      },
      now,
    ),
    ...gatheredNoticeQueries(
      db,
      "announcement",
      {
        mail: {
          kind: "payment-announced",
          bookingId,
          purpose,
          method,
          amount,
          ...(bySomebodyElse ? { byOther: true } : {}),
        },
        // Today shows the newest sum. After "not coming" it is news again.
        dedupeKey: [
          "payment-announced",
          bookingId,
          purpose,
          method,
          calendarDateAt(now),
          takenBack?.at ?? "",
          ...(bySomebodyElse ? ["other"] : []),
        ].join(":"),
        isDue: sql`exists (select 1 from ${from})`,
      },
      now,
    ),
  ]);
}

/** The DJ is told. A hold that waits for it goes on waiting, and waits for no other. */
export async function takeBackAnnounced(
  db: Database,
  { bookingId, purpose, method, amount, isByOther }: typeof announcedPayments.$inferSelect,
  now: number,
) {
  const isIt = and(
    eq(announcedPayments.bookingId, bookingId),
    eq(announcedPayments.purpose, purpose),
    eq(announcedPayments.isByOther, isByOther),
  );
  await db.batch([
    ...gatheredNoticeQueries(
      db,
      "announcement",
      {
        mail: {
          kind: "payment-announced",
          bookingId,
          purpose,
          method,
          amount,
          isOff: true,
          ...(isByOther ? { byOther: true } : {}),
        },
        dedupeKey: ["payment-off", bookingId, purpose, now].join(":"),
        isDue: sql`exists (select 1 from ${announcedPayments} where ${isIt} and ${announcedPayments.amount} > 0)`,
      },
      now,
    ),
    db.update(announcedPayments).set({ amount: 0, createdAt: now }).where(isIt),
  ]);
}

export const announcedQuery = (db: Database, bookingId?: string, limit = 50) =>
  db
    .select({
      bookingId: announcedPayments.bookingId,
      purpose: announcedPayments.purpose,
      method: announcedPayments.method,
      amount: announcedPayments.amount,
      createdAt: announcedPayments.createdAt,
      isByOther: announcedPayments.isByOther,
      clientName: bookings.clientName,
      eventType: bookings.eventType,
      eventDate: bookings.eventDate,
      status: bookings.status,
      holdEndsAt: bookings.holdEndsAt,
    })
    .from(announcedPayments)
    .innerJoin(bookings, eq(bookings.id, announcedPayments.bookingId))
    .where(
      and(
        gt(announcedPayments.amount, 0),
        bookingId === undefined ? undefined : eq(announcedPayments.bookingId, bookingId),
      ),
    )
    .orderBy(desc(announcedPayments.createdAt))
    .limit(limit);

export type Announced = Awaited<ReturnType<typeof announcedQuery>>[number];
