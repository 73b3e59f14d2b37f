import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { confirmingOfBooking, owedOfBooking } from "../../database/schema/payments.ts";
import { addDays, calendarDateAt } from "../../platform/dates.ts";
import { day } from "../../platform/durations.ts";
import { isToldOf, queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";
import { numberSettings } from "../settings/model.ts";
import { numberSet } from "../settings/store.ts";
import type { ReminderMoment } from "./model.ts";

/** Bookings of one run. */
const portion = 200;

/**
 * For confirmed bookings whose balance is due soon or overdue, each once for its moment and date; not within a day of a
 * signature, when it may have become due by it. A missed moment is made up for until the next one comes.
 */
export const remindersQueries = (db: Database, now: number) => {
  const today = calendarDateAt(now);
  const dueOn = sql`date(bookings.event_date, -bookings.balance_days || ' days')`;
  const dueIn = (days: SQL) => sql`date(${today}, ${days} || ' days')`;
  const [first, last] = [dueIn(numberSet("firstReminderDays")), dueIn(numberSet("lastReminderDays"))];
  const overdue = sql`${addDays(today, -1)}`;
  // Beyond it nobody is reminded yet, whatever is set.
  const furthest = addDays(today, numberSettings.balanceDays.most + numberSettings.firstReminderDays.most);
  const reminder = (moment: ReminderMoment, after: SQL, until: SQL) =>
    queueMailsOfRowsQuery(
      db,
      {
        kind: "balance-reminder",
        data: { bookingId: sql`bookings.id`, moment: sql`${moment}` },
        recipient: sql`bookings.client_email`,
        event: [sql`bookings.id`, sql`bookings.event_date`, sql`${moment}`],
        from: sql`${bookings} where bookings.status = 'confirmed' and bookings.is_left_alone = 0 and bookings.event_date >= ${today} and bookings.event_date <= ${furthest}
          and not exists (select 1 from signatures where signatures.booking_id = bookings.id and signatures.signed_at > ${now - day})
          and ${dueOn} > ${after} and ${dueOn} <= ${until} and ${owedOfBooking} > 0 and ${confirmingOfBooking} = 0
          and ${isToldOf(sql`bookings.client_email`)}
          and not exists (select 1 from announced_payments where announced_payments.booking_id = bookings.id
            and announced_payments.purpose <> 'deposit' and announced_payments.amount >= ${owedOfBooking} and announced_payments.created_at > ${now} - ${numberSet("transferDays")} * ${day})
          and not exists (select 1 from outbox where outbox.dedupe_key =
            'balance-reminder:' || bookings.id || ':' || bookings.event_date || ':' || ${moment})
          limit ${portion}`,
      },
      now,
    ).onConflictDoNothing({ target: outbox.dedupeKey });
  return [
    reminder("first", last, first),
    reminder("last", overdue, last),
    reminder("overdue", sql`''`, overdue),
  ] as const;
};
