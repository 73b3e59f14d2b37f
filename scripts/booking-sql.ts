import { asc, gte, type Query } from "drizzle-orm";
import { primary } from "../src/database/client.ts";
import { bookings } from "../src/database/schema/bookings.ts";
import { clientSearchText } from "../src/features/bookings/booking-columns.ts";
import type { BookingInput } from "../src/features/bookings/dj/form.ts";
import { balanceDaysAt } from "../src/features/bookings/make-booking.ts";
import { addressOfClient, revokeLinksQueries } from "../src/features/people/end-links.ts";
import { queuePortalLinkQuery } from "../src/features/portal/access/queue-portal-link.ts";
import { type CalendarDate, calendarDateAt } from "../src/platform/dates.ts";
import { noAddressOf } from "../src/platform/fields/no-address.ts";

const neverAsked = (): never => {
  throw new Error("statements are only written here; wrangler runs them");
};

const db = primary({
  prepare: neverAsked,
  batch: neverAsked,
  exec: neverAsked,
  withSession: neverAsked,
  dump: neverAsked,
});

/** As an SQL literal. */
const literal = (value: unknown): string =>
  typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);

/** For a command that takes no parameters. */
function textOf(statement: { toSQL: () => Query }): string {
  const { sql, params } = statement.toSQL();
  const values = params.values();
  return `${sql.replaceAll("?", () => literal(values.next().value))};\n`;
}

/**
 * Also queues the mail with its access link, unless it is `silent`; `now` in milliseconds.
 * @throws when a mail would tell of what is over
 */
export function createBookingSql(booking: BookingInput, now: number, silent = false) {
  if (!silent && booking.eventDate < calendarDateAt(now))
    throw new Error(`${booking.eventDate} is over, and nobody is mailed of it: add --silent. Nothing was stored.`);
  const id = crypto.randomUUID();
  const row = db.insert(bookings).values({
    ...booking,
    clientEmail: booking.clientEmail || noAddressOf(id),
    id,
    balanceDays: balanceDaysAt(booking.eventDate, now),
    createdAt: now,
    updatedAt: now,
    searchText: clientSearchText(booking),
    isLeftAlone: silent,
  });
  return { id, sql: textOf(row) + (silent ? "" : textOf(queuePortalLinkQuery(db, id, now))) };
}

const { id, eventDate, startTime, status, eventType, clientName, clientEmail } = bookings;

/** From the date `today` on, next one first. */
export const listBookingsSql = (today: CalendarDate): string =>
  textOf(
    db
      .select({ id, eventDate, startTime, status, eventType, clientName, clientEmail })
      .from(bookings)
      .where(gte(eventDate, today))
      .orderBy(asc(eventDate), asc(id))
      .limit(200),
  );

/** Revokes all links of the booking's client, and signs that client out. */
export const revokeLinksSql = (booking: string, now: number): string =>
  revokeLinksQueries(db, addressOfClient(booking), now).map(textOf).join("");
