import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { holdsOfMailbox, holdsOfNetwork } from "../../content/terms.ts";
import { breaksNotNull } from "../../database/broken-constraint.ts";
import type { Database } from "../../database/client.ts";
import { bookings, isActive, webHolds } from "../../database/schema/bookings.ts";
import { paidOfBooking } from "../../database/schema/payments.ts";
import { clientOf } from "../portal/access/sessions.ts";

/** Who holds a date by a page: the hash of their mailbox, and the keyed hash of their network. */
export interface Holder {
  mailbox: string;
  network: string;
}

/** Times that the site by itself holds one date for one mailbox. */
const mostTimes = 2;

/**
 * That the hold of a booking is open at `now`: nothing is paid of it, and the DJ has not given their word. A client's signature
 * closes none, for it costs a stranger nothing.
 */
const isOpen = (now: number): SQL =>
  sql`(bookings.status = 'hold' and ${isActive(now)} and web_holds.network <> '' and ${paidOfBooking} <= 0
    and not exists (select 1 from countersignatures inner join signatures on signatures.id = countersignatures.signature_id
      where signatures.booking_id = bookings.id and countersignatures."by" is not null))`;

/** How many other bookings than `id` have an open hold of this mailbox or this network. */
const openOf = (column: "mailbox" | "network", holder: Holder, id: string, now: number): SQL =>
  sql`(select count(distinct web_holds.booking_id) from web_holds inner join bookings on bookings.id = web_holds.booking_id
    where web_holds.${sql.raw(column)} = ${holder[column]} and bookings.id <> ${id} and ${isOpen(now)})`;

/** How often a date was held again, or held for another booking of the same mailbox: of a booking `held`, for `mailbox` (an SQL value). */
const timesBefore = (held: SQL, mailbox: SQL): SQL<number> =>
  sql<number>`(select count(*) from web_holds as earlier
    where (earlier.booking_id = ${held}.id or (earlier.mailbox = ${mailbox} and earlier.event_date = ${held}.event_date))
      and not (earlier.booking_id = ${held}.id and earlier.held_at = ${held}.created_at))`;

/**
 * A statement that notes that the date of a booking was held just now, by the statement before it in the batch, and does nothing
 * otherwise. The whole batch is refused when that is more than the site gives by itself ({@link brokenHoldLimit}).
 */
export const noteHoldQuery = (db: Database, id: string, holder: Holder, now: number) => {
  const times = sql`(${timesBefore(sql`held`, sql`${holder.mailbox}`)} + (held.created_at < ${now}))`;
  // The columns of the table in the order of its schema: an empty one refuses the batch, the first of several is named.
  return db.insert(webHolds).select(
    sql`select held.id as booking_id, ${now} as held_at, iif(${times} < ${mostTimes}, held.event_date, null) as event_date,
      iif(${openOf("mailbox", holder, id, now)} < ${holdsOfMailbox}, ${holder.mailbox}, null) as mailbox,
      iif(${openOf("network", holder, id, now)} < ${holdsOfNetwork}, ${holder.network}, null) as network
    from bookings as held where held.id = ${id} and held.status = 'hold' and held.updated_at = ${now} and held.hold_ends_at > ${now}
      and not exists (select 1 from web_holds as noted where noted.booking_id = held.id and noted.held_at = ${now})`,
  );
};

/** Why a date is not held: it was twice already, or as many are open as one mailbox or one network may have. */
export type HoldLimit = "held-twice" | "mailbox-full" | "network-full";

/** The limit by which a batch was refused; `null` when it was refused for another reason. */
export function brokenHoldLimit(error: unknown): HoldLimit | null {
  if (breaksNotNull(error, "web_holds.event_date")) return "held-twice";
  if (breaksNotNull(error, "web_holds.mailbox")) return "mailbox-full";
  return breaksNotNull(error, "web_holds.network") ? "network-full" : null;
}

/** That the client cannot hold the date of a booking again once its hold has ended, as an SQL value: it is for the DJ to give. */
// In full: in a selection of one table Drizzle writes columns without their table.
export const isHeldTwice: SQL<boolean> = sql`(${timesBefore(
  sql`bookings`,
  sql`(select own.mailbox from web_holds as own where own.booking_id = bookings.id limit 1)`,
)} + 1 >= ${mostTimes})`.mapWith(Boolean);

/** A statement that reads the dates of the open holds of `mailbox` that the client with the session `sid` may see: their own. */
export const ownOpenHoldsQuery = (db: Database, sid: string, mailbox: string, now: number) =>
  db
    .selectDistinct({ eventDate: bookings.eventDate })
    .from(webHolds)
    .innerJoin(bookings, eq(bookings.id, webHolds.bookingId))
    .where(and(eq(webHolds.mailbox, mailbox), eq(bookings.clientEmail, clientOf(sid, now)), isOpen(now)))
    .orderBy(asc(bookings.eventDate));

/** A statement that makes a hold the DJ's own: it counts for nobody any more. */
export const giveHoldQuery = (db: Database, id: string) =>
  db.update(webHolds).set({ network: "" }).where(eq(webHolds.bookingId, id));

/** A statement that forgets from which networks dates were held whose holds are not open any more. */
export const forgetNetworksQuery = (db: Database, now: number) =>
  db
    .update(webHolds)
    .set({ network: "" })
    .where(
      sql`${webHolds.network} <> '' and not exists (select 1 from bookings where bookings.id = web_holds.booking_id and ${isOpen(now)})`,
    );
