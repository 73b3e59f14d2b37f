import { and, count, eq, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { guestPhones, guestRequests, guestVotes } from "../../database/schema/guests.ts";
import { minute } from "../../platform/durations.ts";
import type { Asking } from "./votes.ts";

/** New phones of one network, and the milliseconds, that count unasked. */
const atOnce = 30;
const within = 10 * minute;

/** Counted from the rows, because races could falsify a running total. */
export const countedVotes = sql`(select count(*) from guest_votes where guest_votes.request_id = guest_requests.id
  and not exists (select 1 from guest_phones where guest_phones.booking_id = guest_requests.booking_id
    and guest_phones.guest = guest_votes.guest and guest_phones.state in ('waiting', 'left-out')))`;

type Phone = Pick<Asking, "guest" | "network" | "now">;

function stateOfNew(booking: SQL, { network, now }: Phone): SQL {
  const ofNetwork = sql`from guest_phones as others where others.booking_id = ${booking} and others.network = ${network}`;
  return sql`case when (select count(*) ${ofNetwork} and others.created_at > ${now - within}) < ${atOnce} then 'counted'
    else coalesce((select others.state ${ofNetwork} and others.state <> 'counted' limit 1), 'waiting') end`;
}

export const isCounted = (booking: SQL, phone: Phone): SQL =>
  sql`(coalesce((select own.state from guest_phones as own where own.booking_id = ${booking} and own.guest = ${phone.guest}),
    ${stateOfNew(booking, phone)}) in ('counted', 'admitted'))`;

/** A phone above its network's limit waits for the DJ, or gets the DJ's answer for that network. */
export const countPhoneQuery = (db: Database, request: SQL<string>, { guest, network, now }: Asking) =>
  insertFrom(
    db,
    guestPhones,
    {
      bookingId: sql`guest_requests.booking_id`,
      guest,
      network,
      state: stateOfNew(sql`guest_requests.booking_id`, { guest, network, now }),
      createdAt: now,
    },
    sql`from ${guestVotes} inner join ${guestRequests} on guest_requests.id = guest_votes.request_id
        where guest_votes.request_id = ${request} and guest_votes.guest = ${guest}`,
  ).onConflictDoNothing();

export type NetworkPhones = Awaited<ReturnType<typeof networksQuery>>[number];

export const networksQuery = (db: Database, bookingId: string) =>
  db
    .select({ network: sql<string>`${guestPhones.network}`, state: guestPhones.state, phones: count() })
    .from(guestPhones)
    .where(and(eq(guestPhones.bookingId, bookingId), isNotNull(guestPhones.network), ne(guestPhones.state, "counted")))
    .groupBy(guestPhones.network, guestPhones.state);

/** Phones within the limit count in any case. */
export async function answerNetwork(db: Database, bookingId: string, network: string, isCounted: boolean) {
  await db.batch([
    db
      .update(guestPhones)
      .set({ state: isCounted ? "admitted" : "left-out" })
      .where(
        and(eq(guestPhones.bookingId, bookingId), eq(guestPhones.network, network), ne(guestPhones.state, "counted")),
      ),
    db.update(guestRequests).set({ votes: countedVotes }).where(eq(guestRequests.bookingId, bookingId)),
  ]);
}
