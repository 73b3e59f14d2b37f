import { type SQL, sql } from "drizzle-orm";
import { policies } from "../content/policies.ts";
import type { Canceler } from "../content/statuses.ts";
import type { TaxSum } from "../features/payments/money/model.ts";
import type { PaymentPart } from "../features/prices/model.ts";
import { isSignedByAnyone } from "./schema/bookings.ts";
import { hasRoom } from "./schema/dates.ts";
import {
  givenBackAs,
  owedOfBooking,
  paidOfBooking,
  reducedOfBooking,
  reducedOfDeposit,
  unsaidOfBooking,
} from "./schema/payments.ts";

/** In cents, with what the DJ has not said the meaning of. */
export const courtesyOfBooking: SQL<number> = sql`(${givenBackAs(sql`('courtesy')`)} + ${unsaidOfBooking})`;

const returnedOfBooking: SQL<number> = sql`(select coalesce(sum(payments.refunded_amount), 0) from payments
  where payments.booking_id = bookings.id and payments.receipt_number is not null and payments.purpose <> 'tip')`;

const tipsOfBooking: SQL<number> = sql`(select coalesce(sum(payments.amount - payments.refunded_amount), 0)
  from payments where payments.booking_id = bookings.id and payments.status = 'paid' and payments.purpose = 'tip')`;

/** It stays so when the later booking is canceled in its turn, and perhaps held once more. */
const isBookedAgain: SQL = sql`(bookings.crew is null and exists (select 1 from bookings as later
  where later.event_date = bookings.event_date and later.id <> bookings.id and later.crew is null
    and (later.status in ('confirmed', 'completed') or (later.created_at > bookings.canceled_at
      and (later.canceled_from = 'confirmed' or (exists (select 1 from signatures where signatures.booking_id = later.id
          and signatures.agreement < later.agreement)
        and exists (select 1 from payments where payments.booking_id = later.id and payments.receipt_number is not null)))))))`;

/** Somebody else is booked on its date, which has no room for another event. */
const isDateGone: SQL = sql`(exists (select 1 from bookings as taker where taker.event_date = bookings.event_date
    and taker.id <> bookings.id and taker.client_email <> bookings.client_email and taker.status in ('confirmed', 'completed'))
  and not ${hasRoom(sql`bookings.event_date`, sql`bookings.id`)})`;

/** Parts overtaken by a moved event are in the balance. */
export const partsOfBooking =
  sql`(select json_group_array(json_object('dueOn', due_on, 'amount', amount)) from payment_parts
    where payment_parts.booking_id = bookings.id and due_on < date(bookings.event_date, -bookings.balance_days || ' days'))`.mapWith(
    (json: string): readonly PaymentPart[] => {
      const parts: readonly PaymentPart[] = JSON.parse(json);
      return parts.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
    },
  );

const published = policies.flatMap(({ clauses }) => clauses).find(({ id }) => id === "cancellation");

/** Of a signed agreement: without one nothing stays. */
export const cancelsByOwnRule: SQL = sql`(${isSignedByAnyone} and exists (select 1 from contract_versions as newest
  where newest.booking_id = bookings.id and newest.number = (select max(number) from contract_versions where booking_id = bookings.id)
    and not exists (select 1 from json_each(newest.sheet, '$.agreement.terms') where json_extract(value, '$.id') = 'cancellation'
      and json_extract(value, '$.text') in (${published?.text ?? ""}, ${published?.withoutDeposit ?? ""}))))`;

const hasOwnRule: SQL = sql`iif(bookings.canceled_by = 'client', ${cancelsByOwnRule}, 0)`;

/** The tax in a booking's price, in cents. */
export const taxOfBooking: SQL<number> = sql`(select coalesce(sum(json_extract(value, '$.amount')), 0)
  from json_each(bookings.lines) where json_extract(value, '$.kind') = 'tax')`;

const taxSum =
  sql`(select json_object('label', json_extract(value, '$.label'), 'amount', json_extract(value, '$.amount'))
  from json_each(bookings.lines) where json_extract(value, '$.kind') = 'tax')`.mapWith((json: string): TaxSum | null =>
    JSON.parse(json),
  );

/** In cents, less later reductions and the tax in what is left: `taxWithin` in SQL. */
export const incomeOfBooking: SQL<number> = sql`(bookings.price - ${reducedOfBooking}
  - iif(bookings.price > 0, (2 * (bookings.price - ${reducedOfBooking}) * ${taxOfBooking} + bookings.price) / (2 * bookings.price), 0))`;

/** In cents, for `moneyOf`. Named, because a batch gives columns by name. */
export const sumsOfBooking = {
  price: sql<number>`bookings.price`.as("sum_price"),
  tax: taxSum.as("sum_tax"),
  deposit: sql<number>`bookings.deposit`.as("sum_deposit"),
  reduced: sql<number>`${reducedOfBooking}`.as("sum_reduced"),
  reducedDeposit: sql<number>`${reducedOfDeposit}`.as("sum_reduced_deposit"),
  courtesy: sql<number>`${courtesyOfBooking}`.as("sum_courtesy"),
  unsaid: sql<number>`${unsaidOfBooking}`.as("sum_unsaid"),
  paid: sql<number>`${paidOfBooking}`.as("sum_paid"),
  returned: sql<number>`${returnedOfBooking}`.as("sum_returned"),
  tips: sql<number>`${tipsOfBooking}`.as("sum_tips"),
  parts: partsOfBooking.as("sum_parts"),
  isSigned: isSignedByAnyone.mapWith(Boolean).as("sum_is_signed"),
  canceledBy: sql<Canceler | null>`bookings.canceled_by`.as("sum_canceled_by"),
  isBookedAgain: isBookedAgain.mapWith(Boolean).as("sum_is_booked_again"),
  isDateGone: isDateGone.mapWith(Boolean).as("sum_is_date_gone"),
  hasOwnRule: hasOwnRule.mapWith(Boolean).as("sum_has_own_rule"),
  kept: sql<number | null>`bookings.kept`.as("sum_kept"),
};

/** Of what was paid for a canceled booking, in cents. */
const staysOfBooking: SQL<number> = sql`case
  when bookings.canceled_by is null then iif(bookings.canceled_from is null or ${isSignedByAnyone}, bookings.deposit, 0)
  when bookings.canceled_by = 'dj' or not ${isSignedByAnyone} then 0
  when ${cancelsByOwnRule} then coalesce(bookings.kept, 0)
  when ${isBookedAgain} then 0 else bookings.deposit end`;

/** In cents; null while the DJ has not said who canceled or what stays, and of a hold that has ended. */
export const toGiveBackOfBooking: SQL<number | null> = sql`case
  when bookings.status = 'cancelled' then iif(bookings.canceled_by is null or (${hasOwnRule} and bookings.kept is null), null,
    max(0, ${paidOfBooking} - ${staysOfBooking}))
  when bookings.status <> 'released' then max(0, -${owedOfBooking}) end`;

/**
 * Of a canceled booking, as `goesBackOf` has it (features/payments/money/model.ts). Where nobody has said who canceled,
 * only what is more than the deposit asks for it: old bookings may have come from elsewhere.
 */
export const goesBack: SQL = sql`(bookings.status = 'cancelled' and ${paidOfBooking} > ${staysOfBooking})`;
