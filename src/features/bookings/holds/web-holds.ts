import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { holdsOfMailbox, holdsOfNetwork } from "../../../content/terms.ts";
import { breaksNotNull } from "../../../database/broken-constraint.ts";
import type { Database } from "../../../database/client.ts";
import { insertFrom } from "../../../database/insert-from.ts";
import { bookings, isActive, isAgreedTo, webHolds } from "../../../database/schema/bookings.ts";
import { isOffered } from "../../../database/schema/dates.ts";
import { isTakenByAnother } from "../../dates/opened-days.ts";
import { clientOf } from "../../portal/access/sessions.ts";

/** `mailbox` is a hash, `network` a keyed one. */
export interface Holder {
  mailbox: string;
  network: string;
}

/** Per date, whoever held it, and as often again for whom the waitlist has promised it. */
const mostTimes = 2;

const isOpen = (now: number): SQL =>
  sql`(bookings.status = 'hold' and ${isActive(now)} and web_holds.network <> '' and not ${isAgreedTo})`;

/** For other bookings than `id`. */
const openOf = (column: "mailbox" | "network", holder: Holder, id: string, now: number): SQL =>
  sql`(select count(distinct web_holds.booking_id) from web_holds inner join bookings on bookings.id = web_holds.booking_id
    where web_holds.${sql.raw(column)} = ${holder[column]} and bookings.id <> ${id} and ${isOpen(now)})`;

/** How often `held` was held again, or its date for another booking. */
const timesBefore = (held: SQL): SQL<number> =>
  sql<number>`(select count(*) from web_holds as earlier
    where (earlier.booking_id = ${held}.id or earlier.event_date = ${held}.event_date)
      and not (earlier.booking_id = ${held}.id and earlier.held_at = ${held}.created_at))`;

/** Their waitlist's mail has promised `held`'s date to them. */
const isPromised = (held: SQL, mailbox: string, now: number): SQL =>
  sql`exists (select 1 from waitlist where waitlist.date = ${held}.event_date and waitlist.mailbox = ${mailbox} and ${isOffered(now)})`;

/**
 * Runs behind the statement that holds a date, and only if that held it. Refuses the batch beyond a limit ({@link
 * brokenHoldLimit}).
 */
export const noteHoldQuery = (db: Database, id: string, holder: Holder, now: number) => {
  const held = sql`held`;
  const times = sql`(${timesBefore(held)} + (held.created_at < ${now}))`;
  // A null column refuses the batch, and the first of several is named.
  return insertFrom(
    db,
    webHolds,
    {
      bookingId: sql`held.id`,
      heldAt: now,
      eventDate: sql`iif(${times} < ${mostTimes} * (1 + ${isPromised(held, holder.mailbox, now)}), held.event_date, null)`,
      mailbox: sql`iif(${openOf("mailbox", holder, id, now)} < ${holdsOfMailbox}, ${holder.mailbox}, null)`,
      network: sql`iif(${openOf("network", holder, id, now)} < ${holdsOfNetwork}, ${holder.network}, null)`,
    },
    sql`from bookings as held where held.id = ${id} and held.status = 'hold' and held.updated_at = ${now} and held.hold_ends_at > ${now}
      and not exists (select 1 from web_holds as noted where noted.booking_id = held.id and noted.held_at = ${now})`,
  );
};

export type HoldLimit = "held-twice" | "mailbox-full" | "network-full";

/** `null` for another reason. */
export function brokenHoldLimit(error: unknown): HoldLimit | null {
  if (breaksNotNull(error, "web_holds.event_date")) return "held-twice";
  if (breaksNotNull(error, "web_holds.mailbox")) return "mailbox-full";
  return breaksNotNull(error, "web_holds.network") ? "network-full" : null;
}

/** Only the DJ can hold it again. */
// Drizzle omits the table in selections of one, so it is written out.
export const isHeldTwice: SQL<boolean> = sql`(${timesBefore(sql`bookings`)} + 1 >= ${mostTimes})`.mapWith(Boolean);

/** Somebody else has the date now: it is held, at least. */
export const isTaken = (now: number): SQL<boolean> =>
  sql`(${isTakenByAnother(sql`bookings.event_date`, sql`bookings.id`, now)} and not exists (select 1 from bookings as own
    where own.event_date = bookings.event_date and own.id <> bookings.id and own.client_email = bookings.client_email
      and own.status in ('hold', 'confirmed')))`.mapWith(Boolean);

export const ownOpenHoldsQuery = (db: Database, sid: string, mailbox: string, now: number) =>
  db
    .selectDistinct({ eventDate: bookings.eventDate })
    .from(webHolds)
    .innerJoin(bookings, eq(bookings.id, webHolds.bookingId))
    .where(and(eq(webHolds.mailbox, mailbox), eq(bookings.clientEmail, clientOf(sid, now)), isOpen(now)))
    .orderBy(asc(bookings.eventDate));

/** The hold no longer counts for a limit. */
export const giveHoldQuery = (db: Database, id: string) =>
  db.update(webHolds).set({ network: "" }).where(eq(webHolds.bookingId, id));

export const forgetNetworksQuery = (db: Database, now: number) =>
  db
    .update(webHolds)
    .set({ network: "" })
    .where(
      sql`${webHolds.network} <> '' and not exists (select 1 from bookings where bookings.id = web_holds.booking_id and ${isOpen(now)})`,
    );
