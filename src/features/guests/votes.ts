import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { guestVotes, guestWishes } from "../../database/schema/guests.ts";
import { countedVotes, countPhoneQuery } from "./phones.ts";
import { votesOfGuestQuery } from "./read-list.ts";
import { bookingOfCode, openBooking } from "./settings.ts";

/** `guest` is the hash of the cookie's id, `network` a keyed hash. */
export interface Asking {
  code: string;
  guest: string;
  network: string | null;
  now: number;
}

const takesVotes = sql`guest_wishes.state in ('held', 'asked', 'next')`;

/** `wish` is an SQL value. Also reads the request as it then is. */
export const voteQueries = (db: Database, wish: SQL<string>, asking: Asking, own: string | null) => {
  const { code, guest, now } = asking;
  return {
    given: db
      .insert(guestVotes)
      .select(
        sql`select guest_wishes.id, ${guest}, guest_wishes.id is ${own}, ${now} from ${guestWishes}
          where guest_wishes.id = ${wish} and guest_wishes.booking_id = ${openBooking(code, now)} and ${takesVotes}`,
      )
      .onConflictDoNothing()
      .returning({ asked: guestVotes.asked }),
    phones: countPhoneQuery(db, wish, asking),
    counted: db
      .update(guestWishes)
      .set({ votes: countedVotes })
      .where(and(eq(guestWishes.id, wish), eq(guestWishes.bookingId, bookingOfCode(code)))),
    stored: db
      .select()
      .from(guestWishes)
      .where(and(eq(guestWishes.id, wish), eq(guestWishes.bookingId, bookingOfCode(code)))),
    votes: votesOfGuestQuery(db, code, guest),
  };
};
