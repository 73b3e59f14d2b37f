import { type Context, Hono } from "hono";
import { isCalendarDate } from "../../dates.ts";
import { primary } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import type { FieldIssue } from "../../forms/issues.ts";
import { eventCategoryOf } from "../../forms/lead.ts";
import type { OpenSong } from "../../islands/portal/song-card.tsx";
import { sessionOf } from "../../middleware/portal-session.ts";
import { isSongDeed, SongsPage, songsMetadata } from "../../pages/portal/songs.tsx";
import { paths, portalQuery } from "../../paths.ts";
import { readCursor, readSongList } from "../../portal/song-list.ts";
import type { Entries } from "../api/form-body.ts";

interface View {
  booking: string | null;
  page: string | null;
  open: OpenSong | null;
  rejected?: { issues: FieldIssue[]; entries: Entries };
  done?: string | undefined;
}

/** The song list as `view` asks for it. Who is not signed in is led to the access form. */
export async function showSongs(c: Context<AppEnv>, { booking: asked, page, open, rejected, done }: View) {
  const sid = await sessionOf(c);
  if (!sid) return c.redirect(paths.portal, 303);
  const client = { db: primary(c.env.DB), sid, now: Date.now() };
  const read = await readSongList(client, asked, readCursor(page));
  if (read === "signed-out") return c.redirect(paths.portal, 303);
  if (read === "missing") return c.notFound();
  const { booking, ...list } = read;
  if (!isCalendarDate(booking.eventDate)) throw new Error("a booking has no calendar date");
  const props = {
    eventDate: booking.eventDate,
    eventType: booking.eventType,
    accent: eventCategoryOf(booking.eventType),
    done: isSongDeed(done) ? done : null,
    list: {
      ...list,
      booking: booking.id,
      page: list.before && page,
      newKey: crypto.randomUUID(),
      open,
      rejected: rejected ?? null,
    },
  };
  return c.render(<SongsPage {...props} />, { metadata: songsMetadata(props) });
}

export const portalSongs = new Hono<AppEnv>().get(paths.portalSongs, (c) => {
  const asked = (name: keyof typeof portalQuery) => c.req.query(portalQuery[name]) || null;
  const [edit, remove] = [asked("edit"), asked("remove")];
  return showSongs(c, {
    booking: asked("booking"),
    page: asked("after"),
    open: edit ? { id: edit, doing: "edit" } : remove ? { id: remove, doing: "remove" } : null,
    done: asked("done") ?? undefined,
  });
});
