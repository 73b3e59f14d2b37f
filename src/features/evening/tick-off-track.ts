import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { guestWishes } from "../../database/schema/guests.ts";
import { addDays, calendarDateAt } from "../../platform/dates.ts";
import { eventDateOf } from "../bookings/client-view.ts";
import { isSameSong, songKey } from "../songs/same-song.ts";
import { hoursOf } from "./moments-of.ts";
import { moveSong } from "./move-song.ts";

/** Ticks off the track that plays at `now` in the evening that is on then, if one is: it plays, and what played before it is over. */
export async function tickOffTrack(db: Database, track: { title: string; artist: string }, now: number): Promise<void> {
  const today = calendarDateAt(now);
  const rows = await db
    .select({
      id: bookings.id,
      eventDate: bookings.eventDate,
      startTime: bookings.startTime,
      endTime: bookings.endTime,
      title: guestWishes.title,
      artist: guestWishes.artist,
      key: guestWishes.songKey,
      state: guestWishes.state,
    })
    .from(bookings)
    .leftJoin(guestWishes, eq(guestWishes.bookingId, bookings.id))
    .where(and(inArray(bookings.eventDate, [addDays(today, -1), today]), eq(bookings.status, "confirmed")));
  const isOn = (row: (typeof rows)[number]) => {
    const { startsAt, endsAt } = hoursOf(row, eventDateOf(row));
    return startsAt <= now && now < endsAt;
  };
  const evening = rows.filter(isOn);
  const [first] = evening;
  if (!first) return;
  const key = songKey(track.title, track.artist || null);
  const wish = evening.find(({ title, artist }) => title !== null && isSameSong(songKey(title, artist), key));
  if (wish?.state === "playing") return;
  const { title, artist } = track;
  await moveSong(db, first.id, { key: wish?.key ?? key, title, artist: artist || null, to: "playing", at: now });
}
