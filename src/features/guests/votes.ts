import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { guestPhones, guestRequests, guestVotes } from "../../database/schema/guests.ts";
import { minute } from "../../platform/durations.ts";
import { countedVotes } from "./networks.ts";
import { bookingOfCode, openBooking } from "./settings.ts";

/** `guest` is the hash of the cookie's id, `network` a keyed hash. */
export interface Asking {
  code: string;
  guest: string;
  network: string | null;
  now: number;
}

/** New phones of one network, and the milliseconds, that count unasked. */
const atOnce = 30;
const within = 10 * minute;

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
const countPhoneQuery = (db: Database, request: SQL<string>, { guest, network, now }: Asking) =>
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

const takesVotes = sql`guest_requests.state in ('held', 'asked', 'next')`;

/** `guest` is a hash. */
export const votesOfGuestQuery = (db: Database, code: string, guest: string) =>
  db
    .select({ request: guestVotes.requestId, asked: guestVotes.asked, state: guestRequests.state })
    .from(guestVotes)
    .innerJoin(guestRequests, eq(guestRequests.id, guestVotes.requestId))
    .where(and(eq(guestVotes.guest, guest), eq(guestRequests.bookingId, bookingOfCode(code))));

/** `request` is an SQL value. Also reads the request after the vote. */
export const voteQueries = (db: Database, request: SQL<string>, asking: Asking, own: string | null) => {
  const { code, guest, now } = asking;
  return {
    given: insertFrom(
      db,
      guestVotes,
      { requestId: sql`guest_requests.id`, guest, asked: sql`guest_requests.id is ${own}`, createdAt: now },
      sql`from ${guestRequests}
          where guest_requests.id = ${request} and guest_requests.booking_id = ${openBooking(code, now)} and ${takesVotes}`,
    )
      .onConflictDoNothing()
      .returning({ asked: guestVotes.asked }),
    phones: countPhoneQuery(db, request, asking),
    counted: db
      .update(guestRequests)
      .set({ votes: countedVotes })
      .where(and(eq(guestRequests.id, request), eq(guestRequests.bookingId, bookingOfCode(code)))),
    stored: db
      .select()
      .from(guestRequests)
      .where(and(eq(guestRequests.id, request), eq(guestRequests.bookingId, bookingOfCode(code)))),
    votes: votesOfGuestQuery(db, code, guest),
  };
};
