import { and, desc, eq, gte, inArray, isNotNull, or, sql } from "drizzle-orm";
import { goesBack, sumsOfBooking } from "../../../database/booking-sums.ts";
import type { Database } from "../../../database/client.ts";
import { bookings, isSignedByAnyone, unsignedOfBooking } from "../../../database/schema/bookings.ts";
import { isAskable } from "../../../database/schema/contracts.ts";
import { dayBegins, recapOfBooking } from "../../../database/schema/evening.ts";
import {
  confirmingOfBooking,
  isUnsaid,
  openOfBooking,
  paidOfBooking,
  unsaidOfBooking,
  wentBack,
} from "../../../database/schema/payments.ts";
import { hasOpenPlan, proposesDate } from "../../../database/schema/requests.ts";
import { addDays, type CalendarDate } from "../../../platform/dates.ts";
import { isProposedDateGone } from "../../bookings/amendments.ts";
import { isSigned } from "../../bookings/confirm-booking.ts";
import { isTaken } from "../../bookings/holds/web-holds.ts";
import { wantedSongsQuery } from "../../crate/find-songs.ts";
import { payerHasNoInvoice, wrongInvoiceOfBooking } from "../../payments/invoices/invoice-standing.ts";
import type { WhyDeclined } from "../../payments/model.ts";

const lookBack = 60;
const mostBookings = 500;

const isRecent = (today: CalendarDate) => gte(bookings.eventDate, addDays(today, -lookBack));
const isWithUnsaid = sql`${unsaidOfBooking} > 0`;

export const bookingsInNeedQuery = (db: Database, today: CalendarDate, now: number) =>
  db
    .select({
      id: bookings.id,
      clientName: bookings.clientName,
      eventType: bookings.eventType,
      eventDate: bookings.eventDate,
      status: bookings.status,
      holdEndsAt: bookings.holdEndsAt,
      venue: bookings.venue,
      city: bookings.city,
      createdAt: bookings.createdAt,
      updatedAt: bookings.updatedAt,
      balanceDays: bookings.balanceDays,
      sums: sumsOfBooking,
      isTaken: isTaken(now).as("is_taken"),
      confirming: confirmingOfBooking,
      open: openOfBooking,
      unsigned: unsignedOfBooking,
      anyoneSigned: isSignedByAnyone.mapWith(Boolean),
      isSigned: isSigned.mapWith(Boolean),
      changeAskedAt: sql<number | null>`(select amendments.created_at from amendments
        where amendments.booking_id = bookings.id and amendments.status = 'proposed' and not ${isAskable})`,
      proposedAt: sql<number | null>`(select amendments.created_at from amendments
        where amendments.booking_id = bookings.id and amendments.status = 'proposed' and ${isAskable})`,
      proposesDate: proposesDate.mapWith(Boolean),
      hasOpenPlan: hasOpenPlan.mapWith(Boolean),
      wasSigned: sql`exists (select 1 from signatures where signatures.booking_id = bookings.id)`.mapWith(Boolean),
      lostDate: sql<string | null>`(select json_extract(amendments.after, '$.eventDate') from amendments
        where amendments.booking_id = bookings.id and amendments.status = 'proposed' and ${isProposedDateGone(now)})`,
      planAskedAt: sql<number | null>`(select min(plan_changes.created_at) from plan_changes
        where plan_changes.booking_id = bookings.id and plan_changes.state = 'proposed')`,
      commentedAt: sql<number | null>`(select min(said.created_at) from plan_comments as said
        where said.booking_id = bookings.id and said.role <> 'dj' and said.created_at > iif(bookings.status = 'completed', ${dayBegins}, 0)
          and exists (select 1 from plan_moments where plan_moments.id = said.moment_id)
          and not exists (select 1 from plan_comments as answer where answer.booking_id = bookings.id and answer.role = 'dj'
            and answer.moment_id = said.moment_id and answer.created_at > said.created_at))`,
      announcedAt: sql<number | null>`(select min(announced_payments.created_at) from announced_payments
        where announced_payments.booking_id = bookings.id and announced_payments.amount > 0)`,
      /** By nobody but whoever else pays. */
      isAnnouncedByOther: sql`(select min(announced_payments.is_by_other) from announced_payments
        where announced_payments.booking_id = bookings.id and announced_payments.amount > 0)`.mapWith(Boolean),
      recap: recapOfBooking,
      declined: sql`(select json_object('dueOn', checkouts.due_on, 'why', checkouts.declined) from checkouts
        where checkouts.booking_id = bookings.id and checkouts.declined is not null order by checkouts.due_on desc limit 1)`.mapWith(
        (json: string): { dueOn: CalendarDate; why: WhyDeclined } | null => JSON.parse(json),
      ),
      unsaidAt: sql<
        number | null
      >`(select min(refunds.created_at) from refunds inner join payments on payments.id = refunds.payment_id
        where payments.booking_id = bookings.id and payments.purpose <> 'tip' and ${wentBack(sql`refunds.status`)} and ${isUnsaid})`,
      isChangedSincePaid: sql`coalesce((select max(amendments.decided_at) from amendments
          where amendments.booking_id = bookings.id and amendments.status = 'accepted'), iif(${isSignedByAnyone}, 0, bookings.updated_at))
        > (select max(payments.created_at) from payments where payments.booking_id = bookings.id)`.mapWith(Boolean),
      goesBack: goesBack.mapWith(Boolean),
      wrongInvoice: wrongInvoiceOfBooking,
      payerHasNoInvoice: payerHasNoInvoice.mapWith(Boolean),
    })
    .from(bookings)
    .where(
      // However long ago it was played, what is open stays; the rest of what is over needs nobody after a while.
      or(
        inArray(bookings.status, ["hold", "confirmed"]),
        and(eq(bookings.status, "cancelled"), or(goesBack, isNotNull(wrongInvoiceOfBooking))),
        and(eq(bookings.status, "completed"), or(isRecent(today), sql`${openOfBooking} <> 0`, isWithUnsaid)),
        and(eq(bookings.status, "released"), or(isRecent(today), sql`${paidOfBooking} > 0`, isWithUnsaid)),
      ),
    )
    .orderBy(desc(bookings.eventDate))
    .limit(mostBookings);

export type BookingInNeed = Awaited<ReturnType<typeof bookingsInNeedQuery>>[number];

/** Days before an event that songs missing from the crate are listed. */
export const songsDays = 10;

export const songsAheadQuery = (db: Database, today: CalendarDate) =>
  wantedSongsQuery(
    db,
    sql`(select id from bookings where event_date between ${today} and ${addDays(today, songsDays)} and status = 'confirmed')`,
  );
