import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { guestRequests, guestVotes } from "../../database/schema/guests.ts";
import { countedVotes, countPhoneQuery } from "./networks.ts";
import { votesOfGuestQuery } from "./read-list.ts";
import { bookingOfCode, openBooking } from "./settings.ts";

/** `guest` is the hash of the cookie's id, `network` a keyed hash. */
export interface Asking {
  code: string;
  guest: string;
  network: string | null;
  now: number;
}

const takesVotes = sql`guest_requests.state in ('held', 'asked', 'next')`;

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
