import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { confirmingOfBooking, owedOfBooking, paidOfBooking, unaskedOfBooking } from "../../database/schema/payments.ts";
import { hasOpenPlan } from "../../database/schema/requests.ts";
import { addDays, calendarDateAt } from "../../platform/dates.ts";
import { day } from "../../platform/durations.ts";
import { isReachable, queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";
import { numberSettings } from "../settings/model.ts";
import { numberSet } from "../settings/store.ts";
import type { ReminderMoment } from "./model.ts";

/** Days after which an overdue part, or a company's debt, is no longer asked for. */
const [overduePartDays, overdueDays] = [30, 90];

/** Per run. */
const portion = 200;

/**
 * Once per due date and moment; not within a day of a signature, which may have made it due. A missed one is made up
 * for.
 */
export const remindersQueries = (db: Database, now: number) => {
  const today = calendarDateAt(now);
  const dueOn = sql`date(bookings.event_date, -bookings.balance_days || ' days')`;
  const dueIn = (days: SQL) => sql`date(${today}, ${days} || ' days')`;
  const [first, last] = [dueIn(numberSet("firstReminderDays")), dueIn(numberSet("lastReminderDays"))];
  const overdue = sql`${addDays(today, -1)}`;
  // A company's net terms may have begun then.
  const longestAgo = addDays(today, -overdueDays);
  // No setting reminds of later events yet.
  const furthest = addDays(today, numberSettings.balanceDays.most + numberSettings.firstReminderDays.most);
  const reminder = (moment: ReminderMoment, after: SQL, until: SQL) =>
    queueMailsOfRowsQuery(
      db,
      {
        kind: "balance-reminder",
        data: { bookingId: sql`bookings.id`, moment: sql`${moment}`, part: sql`null` },
        recipient: sql`bookings.client_email`,
        event: [sql`bookings.id`, dueOn, sql`${moment}`],
        from: sql`${bookings} where bookings.status in ('confirmed', 'completed') and bookings.is_left_alone = 0
          and bookings.event_date >= ${longestAgo} and bookings.event_date <= ${furthest}
          and (bookings.balance_days < 0 or (bookings.status = 'confirmed' and bookings.event_date >= ${today}))
          and not exists (select 1 from signatures where signatures.booking_id = bookings.id and signatures.signed_at > ${now - day})
          and not ${hasOpenPlan} and ${dueOn} > ${after} and ${dueOn} <= ${until} and ${owedOfBooking} > 0 and ${confirmingOfBooking} = 0
          and ${isReachable(sql`bookings.client_email`)}
          and not exists (select 1 from announced_payments where announced_payments.booking_id = bookings.id
            and announced_payments.purpose <> 'deposit' and announced_payments.amount >= ${owedOfBooking} and announced_payments.created_at > ${now} - ${numberSet("transferDays")} * ${day})
          and not exists (select 1 from outbox where outbox.dedupe_key =
            'balance-reminder:' || bookings.id || ':' || ${dueOn} || ':' || ${moment})
          limit ${portion}`,
      },
      now,
    );
  const upTo = sql`(select sum(earlier.amount) from payment_parts as earlier
    where earlier.booking_id = bookings.id and earlier.due_on <= payment_parts.due_on)`;
  const partReminder = (moment: ReminderMoment, after: SQL, until: SQL) =>
    queueMailsOfRowsQuery(
      db,
      {
        kind: "balance-reminder",
        data: { bookingId: sql`bookings.id`, moment: sql`${moment}`, part: sql`payment_parts.due_on` },
        recipient: sql`bookings.client_email`,
        event: [sql`bookings.id`, sql`payment_parts.due_on`, sql`${moment}`],
        from: sql`payment_parts inner join ${bookings} on bookings.id = payment_parts.booking_id
          where payment_parts.due_on > ${after} and payment_parts.due_on <= ${until} and payment_parts.due_on < ${dueOn}
          and bookings.status = 'confirmed' and bookings.is_left_alone = 0 and bookings.event_date >= ${today}
          and not ${hasOpenPlan} and bookings.deposit + ${upTo} > ${paidOfBooking} + ${unaskedOfBooking} and ${owedOfBooking} > 0
          and ${confirmingOfBooking} = 0 and ${isReachable(sql`bookings.client_email`)}
          and not exists (select 1 from announced_payments where announced_payments.booking_id = bookings.id
            and announced_payments.purpose <> 'deposit' and announced_payments.amount > 0 and announced_payments.created_at > ${now} - ${numberSet("transferDays")} * ${day})
          and not exists (select 1 from outbox where outbox.dedupe_key =
            'balance-reminder:' || bookings.id || ':' || payment_parts.due_on || ':' || ${moment})
          limit ${portion}`,
      },
      now,
    );
  return [
    partReminder("first", last, first),
    partReminder("last", overdue, last),
    partReminder("overdue", sql`${addDays(today, -overduePartDays)}`, overdue),
    reminder("first", last, first),
    reminder("last", overdue, last),
    reminder("overdue", sql`''`, overdue),
  ] as const;
};
