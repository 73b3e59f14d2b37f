import { and, asc, between, eq, inArray, not, type SQL, sql } from "drizzle-orm";
import { categoryOfEventType } from "../../content/event-types.ts";
import { mostPlanningDays } from "../../content/planning-mails.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { owedOfBooking } from "../../database/schema/payments.ts";
import { hasOpenPlan } from "../../database/schema/requests.ts";
import { songRequests } from "../../database/schema/songs.ts";
import { planDetails, planMoments } from "../../database/schema/timeline.ts";
import { addDays, type CalendarDate, calendarDateAt, clockTimeAt } from "../../platform/dates.ts";
import { queueMailQuery } from "../../platform/mail/outbox.ts";
import { isErased } from "../people/erased-address.ts";
import { type PlanningMail, planningMails } from "./model.ts";
import { type ChangedText, changedTextsQuery, planningTextFor } from "./planning-texts.ts";

/** Times at the business, so nobody is mailed at night. */
const [earliest, latest] = ["10:00", "20:00"] as const;

export function isDaytime(now: number): boolean {
  const time = clockTimeAt(now);
  return time >= earliest && time < latest;
}

const there = (rows: SQL) => sql<number>`exists (select 1 ${rows})`.mapWith(Boolean);

const plannedColumns = {
  id: bookings.id,
  clientEmail: bookings.clientEmail,
  eventDate: bookings.eventDate,
  eventType: bookings.eventType,
  owed: owedOfBooking,
  hasMoments: there(sql`from ${planMoments} where plan_moments.booking_id = bookings.id`),
  hasSongs: there(sql`from ${songRequests} where song_requests.booking_id = bookings.id`),
  hasDetails: there(
    sql`from ${planDetails} where plan_details.booking_id = bookings.id and load_in is not null and contacts <> '[]'`,
  ),
};

const isPlanned = and(
  inArray(bookings.status, ["confirmed", "completed"]),
  eq(bookings.isLeftAlone, false),
  not(hasOpenPlan),
);

/** No row when it was canceled, is only held or left alone. */
export const remindedBookingQuery = (db: Database, id: string) =>
  db
    .select(plannedColumns)
    .from(bookings)
    .where(and(eq(bookings.id, id), isPlanned));

const plannedBookingsQuery = (db: Database, now: number) => {
  const today = calendarDateAt(now);
  return db
    .select(plannedColumns)
    .from(bookings)
    .where(
      and(between(bookings.eventDate, addDays(today, -mostPlanningDays), addDays(today, mostPlanningDays)), isPlanned),
    )
    .orderBy(asc(bookings.eventDate));
};

/** Each mail once per booking and date. */
export async function queuePlanningMails(db: Database, now: number): Promise<void> {
  if (!isDaytime(now)) return;
  const [planned, changed] = await db.batch([plannedBookingsQuery(db, now), changedTextsQuery(db)]);
  const [first, ...more] = planned
    .filter(({ clientEmail }) => !isErased(clientEmail))
    .flatMap((booking) =>
      duePlanningMails(booking, changed, now).map((mail) =>
        queueMailQuery(
          db,
          { kind: "planning", bookingId: booking.id, mail },
          booking.clientEmail,
          `planning:${booking.id}:${mail}:${booking.eventDate}`,
          now,
        ),
      ),
    );
  if (first) await db.batch([first, ...more]);
}

export interface RemindedBooking {
  eventDate: CalendarDate;
  eventType: string;
  /** In cents. */
  owed: number;
  hasMoments: boolean;
  hasSongs: boolean;
  hasDetails: boolean;
}

/** In days. */
const thanksFor = 7;

/** Each mail before the event replaces the one before it. */
const beforehand = planningMails.filter((mail) => mail !== "thanks");

/** The thank-you asks for a review, so it waits until all is paid. */
const isNotAsked: Readonly<Record<PlanningMail, (booking: RemindedBooking) => boolean>> = {
  plan: ({ hasMoments }) => hasMoments,
  songs: ({ hasSongs }) => hasSongs,
  details: ({ hasDetails }) => hasDetails,
  tomorrow: () => false,
  thanks: ({ owed }) => owed > 0,
};

/** First and last day; null when it never goes out. */
function windowOf(
  mail: PlanningMail,
  eventDate: CalendarDate,
  daysOf: (mail: PlanningMail) => number,
): { first: CalendarDate; last: CalendarDate } | null {
  const days = daysOf(mail);
  if (mail === "thanks") return { first: addDays(eventDate, days), last: addDays(eventDate, days + thanksFor) };
  const next = Math.max(0, ...beforehand.map(daysOf).filter((other) => other < days));
  return days > next ? { first: addDays(eventDate, -days), last: addDays(eventDate, -next - 1) } : null;
}

/** Due from its day until its successor's, unless paused or done. */
export function duePlanningMails(
  booking: RemindedBooking,
  changed: readonly ChangedText[],
  now: number,
): PlanningMail[] {
  const { eventDate } = booking;
  const today = calendarDateAt(now);
  const audience = categoryOfEventType(booking.eventType) ?? "any";
  const textOf = (mail: PlanningMail) => planningTextFor(mail, audience, changed);
  return planningMails.filter((mail) => {
    const window = windowOf(mail, eventDate, (each) => textOf(each).days);
    const isTime = window !== null && today >= window.first && today <= window.last;
    return isTime && !textOf(mail).isPaused && !isNotAsked[mail](booking);
  });
}
