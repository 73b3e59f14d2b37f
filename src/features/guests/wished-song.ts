import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { guestWishes } from "../../database/schema/guests.ts";
import { bareKeyOf } from "../songs/same-song.ts";

const has = (key: string): SQL | undefined =>
  bareKeyOf(key) === key
    ? // What was typed as one, with a dash, may begin with the artist.
      sql`(${guestWishes.songKey} >= ${key} and ${guestWishes.songKey} < ${`${key}\u{10ffff}`}
        or guest_wishes.artist is null and substr(guest_wishes.song_key, instr(guest_wishes.song_key, '|') + 1) || '|' = ${key})`
    : inArray(guestWishes.songKey, [key, bareKeyOf(key)]);

/** That a wish of `booking` is for the song of `keys`. */
const isWish = (booking: SQL<string>, keys: readonly string[]) =>
  and(eq(guestWishes.bookingId, booking), or(...keys.map(has)));

/** The wish that stands for the song of `keys`, as an SQL value: the very one, or the most wanted of its title. */
export const wishOf = (booking: SQL<string>, keys: readonly [string, ...string[]]) =>
  sql<string>`(select id from ${guestWishes} where ${isWish(booking, keys)}
    order by song_key = ${keys[0]} desc, votes desc, created_at, id limit 1)`;
