import { Hono } from "hono";
import { primary } from "../../../database/client.ts";
import type { AppEnv } from "../../../env.ts";
import { dateInWords } from "../../../platform/english.ts";
import { csvStream } from "../../../platform/files/csv.ts";
import { attachment } from "../../../platform/http/attachment.ts";
import { bookingTimes } from "../../admin/frame/booking-rows.tsx";
import { idOf } from "../../admin/frame/notices.ts";
import { songsOfBookingQuery } from "../../bookings/client-bookings.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { findBookingQuery } from "../../bookings/read-bookings.ts";
import { songLength, songPreferenceLabels } from "../model.ts";
import { type GroupedSong, type SongGroup, songGroups } from "./song-groups.ts";

const tableRows = (groups: readonly SongGroup[]) =>
  groups.flatMap(({ preference, moments }) =>
    moments.flatMap(({ songs }) =>
      songs.map(({ title, artist, note, moment, alsoIn, seconds, explicit }) => [
        songPreferenceLabels[preference],
        moment ?? note,
        title,
        artist,
        alsoIn.join(", "),
        seconds === null ? null : songLength(seconds),
        explicit === null ? null : explicit ? "explicit" : "clean",
      ]),
    ),
  );

function textLines(groups: readonly SongGroup[]): string[] {
  const line = ({ title, artist, alsoIn }: GroupedSong) =>
    `  ${title}${artist ? ` - ${artist}` : ""}${alsoIn.length > 0 ? ` [also in: ${alsoIn.join(", ")}]` : ""}`;
  return groups
    .filter(({ count }) => count > 0)
    .flatMap(({ preference, count, moments }) => [
      "",
      `${songPreferenceLabels[preference].toUpperCase()} (${count})`,
      ...moments.flatMap(({ moment, songs }) => [...(moment ? [`${moment}:`] : []), ...songs.map(line)]),
    ]);
}

const readSongs = (db: ReturnType<typeof primary>, id: string) =>
  db.batch([findBookingQuery(db, id), songsOfBookingQuery(db, id)]);

const route = bookingPaths(":id");

export const bookingSongFiles = new Hono<AppEnv>()
  .get(route.songTable, async (c) => {
    const [[booking], songs] = await readSongs(primary(c.env.DB), idOf(c));
    if (!booking) return c.notFound();
    const head = ["list", "moment or note", "title", "artist", "also in", "length", "explicit"];
    return c.body(csvStream(head, [tableRows(songGroups(songs))]), 200, attachment(`songs-${booking.eventDate}.csv`));
  })
  .get(route.songText, async (c) => {
    const [[booking], songs] = await readSongs(primary(c.env.DB), idOf(c));
    if (!booking) return c.notFound();
    const { eventDate, eventType, clientName, venue, city } = booking;
    const date = dateInWords(eventDate);
    const place = [venue, city].filter(Boolean).join(", ");
    const head = [`${eventType}, ${clientName}`, date, bookingTimes(booking), ...(place ? [place] : [])];
    return c.text([...head, ...textLines(songGroups(songs)), ""].join("\n"));
  });
