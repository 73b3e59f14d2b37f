import { type SQL, sql } from "drizzle-orm";
import { primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type RecapState, recapDecisions } from "../../features/evening/model.ts";
import { instantAt } from "../../platform/dates.ts";
import { hour } from "../../platform/durations.ts";
import { flag, instant } from "../columns.ts";
import { bookings } from "./bookings.ts";

const bookingId = () =>
  text()
    .notNull()
    .references(() => bookings.id, { onDelete: "cascade" });

/** No row: the DJ has not looked yet. */
export const recaps = sqliteTable("recaps", {
  bookingId: bookingId().primaryKey(),
  decision: text({ enum: recapDecisions }).notNull(),
  decidedAt: instant().notNull(),
});

/** `isOut`: logged by mistake. `words`: the DJ's, on a song not played or against the list. */
export const recapSongs = sqliteTable(
  "recap_songs",
  { bookingId: bookingId(), songKey: text().notNull(), isOut: flag().notNull().default(false), words: text() },
  (table) => [primaryKey({ columns: [table.bookingId, table.songKey] })],
);

/** Milliseconds from midnight UTC to the business's earliest midnight, summer or winter. */
const behind = instantAt("2000-01-01", 0) - Date.UTC(2000, 0, 1) - hour;

/** An instant: what was noted before it was a try. */
export const dayBegins: SQL = sql`(unixepoch(bookings.event_date) * 1000 + ${sql.raw(String(behind))})`;

export const isLogged: SQL = sql`(case guest_requests.state when 'next' then guest_requests.earlier_starts ->> '$[#-1]'
  when 'playing' then guest_requests.started_at when 'played' then coalesce(guest_requests.started_at, guest_requests.ended_at)
  end > ${dayBegins})`;

export const isShown: SQL = sql`(${isLogged} and not exists (select 1 from recap_songs
  where recap_songs.booking_id = guest_requests.booking_id and recap_songs.song_key = guest_requests.song_key
    and recap_songs.is_out))`;

/** Null: nothing noted, or not played. Decisions before it do not count. */
export const recapOfBooking: SQL<RecapState | null> = sql`case when bookings.status in ('confirmed', 'completed')
  and exists (select 1 from guest_requests where guest_requests.booking_id = bookings.id and ${isShown})
  then coalesce((select recaps.decision from recaps where recaps.booking_id = bookings.id
    and recaps.decided_at > ${dayBegins}), 'waiting') end`;
