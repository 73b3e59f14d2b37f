import { type SQL, sql } from "drizzle-orm";
import { courtesyOfBooking } from "../../../database/booking-sums.ts";
import { owedOfBooking, paidOfBooking, reducedOfBooking } from "../../../database/schema/payments.ts";

/** Of its booking. */
const saysPriceNow: SQL = sql`invoices.total = bookings.price - ${reducedOfBooking}`;

/** Why an invoice says what is owed no more. What is paid on it does not make it wrong. */
export type Outdated = "takenBack" | "canceled" | "price" | "refund" | "day" | "newer";

/** What is to be paid stands on no other invoice. */
export const asksAnother = (outdated: Outdated): boolean =>
  outdated === "price" || outdated === "refund" || outdated === "day";

const isTakenBack: SQL = sql`exists (select 1 from invoices as note where note.credits = invoices.id)`;

const paidSince: SQL = sql`(${paidOfBooking} + ${courtesyOfBooking} - invoices.paid - invoices.courtesy)`;

const balanceDay: SQL = sql`date(bookings.event_date, -bookings.balance_days || ' days')`;

/** Its event has moved, or its balance is due on another day: one that had passed was due on the invoice's own. */
const isOfAnotherDay: SQL = sql`(invoices.about ->> 'eventDate' <> bookings.event_date or invoices.due_on < ${balanceDay}
  or invoices.due_on > ${balanceDay} and invoices.due_on not in ('signing', date(invoices.created_at / 1000, 'unixepoch'),
    date(invoices.created_at / 1000, 'unixepoch', '-1 day'), date(invoices.created_at / 1000, 'unixepoch', '1 day')))`;

const whyOutdated: SQL = sql`case when invoices.credits is not null then null when ${isTakenBack} then 'takenBack'
  when bookings.status = 'cancelled' then 'canceled' when not ${saysPriceNow} then 'price' when ${paidSince} < 0 then 'refund'
  when ${owedOfBooking} > 0 and ${isOfAnotherDay} then 'day' when ${owedOfBooking} > 0 and exists (select 1 from invoices as newer where newer.booking_id = invoices.booking_id
    and newer.number > invoices.number and newer.credits is null
    and not exists (select 1 from invoices as note where note.credits = newer.id)) then 'newer' end`;

/** Of a row of `invoices` beside its booking. */
export const isCurrent: SQL = sql`(${whyOutdated} is null)`;

const ofItsBooking = (value: SQL): SQL => sql`(select ${value} from bookings where bookings.id = invoices.booking_id)`;

/** How it stands now; `paidSince` in cents, while it is not outdated. */
export const standingColumns = {
  outdated: sql<Outdated | null>`${ofItsBooking(whyOutdated)}`.as("outdated"),
  paidSince: sql<number>`${ofItsBooking(
    sql`iif(invoices.credits is null and ${whyOutdated} is null, ${paidSince}, 0)`,
  )}`.as("paid_since"),
};

const wentToPayer: SQL = sql`(bookings.payable_email is not null and invoices.booking_id = bookings.id
  and exists (select 1 from outbox where outbox.kind = 'invoice' and outbox.data ->> '$.bookingId' = bookings.id
    and outbox.recipient <> bookings.client_email and outbox.data ->> '$.invoiceId' = invoices.id))`;

/** Of a booking: the oldest invoice that went to who pays the bills, and asks them for what is not owed. */
export const wrongInvoiceOfBooking =
  sql`(select json_object('id', invoices.id, 'number', invoices.number, 'createdAt', invoices.created_at, 'outdated', ${whyOutdated})
    from invoices where ${wentToPayer} and not ${isTakenBack} and ${whyOutdated} is not null
    order by invoices.number limit 1)`.mapWith(
    (json: string): { id: string; number: number; createdAt: number; outdated: Outdated } => JSON.parse(json),
  );

/** Of a booking: every invoice that went to who pays the bills was taken back. */
export const payerHasNoInvoice: SQL = sql`(exists (select 1 from invoices where ${wentToPayer} and ${isTakenBack})
  and not exists (select 1 from invoices where ${wentToPayer} and invoices.credits is null and not ${isTakenBack}))`;
