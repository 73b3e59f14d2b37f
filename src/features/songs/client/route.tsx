import { type Context, Hono } from "hono";
import { categoryOfEventType } from "../../../content/event-types.ts";
import { orderPosition } from "../../../database/page-of.ts";
import type { AppEnv } from "../../../env.ts";
import type { FormState } from "../../../platform/fields/form-state.ts";
import { wordsOf } from "../../../platform/pages/words.ts";
import { planVisitor } from "../../portal/frame/plan-visitor.ts";
import { plannerTabs } from "../../portal/frame/portal-tabs.tsx";
import { extendSession } from "../../portal/frame/session-cookies.ts";
import { portalParameters } from "../../portal/paths.ts";
import { songPreferences } from "../model.ts";
import { readSongList } from "../song-list.ts";
import type { SongField } from "./form.ts";
import { SongsPage, songsMetadata } from "./page.tsx";
import { type PlanAccess, songPlaces } from "./paths.ts";
import type { OpenSong } from "./song-card.tsx";
import { songDone } from "./song-changes.ts";

interface View {
  booking: string | null;
  page: string | null;
  list: string | null;
  open: OpenSong | null;
  form?: FormState<SongField> | undefined;
  refusal?: string;
  done?: string | undefined;
  lastPreference?: string | null;
}

/** Text typed for a removed song moves to the form for a new one. */
export async function showSongs(
  c: Context<AppEnv>,
  access: PlanAccess,
  { booking: asked, page, list: moment, open, form, refusal, done, lastPreference }: View,
) {
  const { contextOf, sidOf, closed } = planVisitor(access);
  const words = wordsOf(c);
  const { gone } = words.songPages;
  if (!sidOf(c)) return closed(c);
  const read = await readSongList(contextOf(c, asked), moment, orderPosition(page), words);
  if (read === "closed") return closed(c);
  if (read === "missing") return c.notFound();
  const { session, booking, bookings, songsIn, lock, waiting, danceTime, ...list } = read;
  const isShown = list.songs.some(({ id }) => id === open?.id);
  const homeless = isShown || !open?.form ? null : open.form;
  if (homeless) c.status(404);
  if (session) extendSession(c, session);
  const props = {
    bookings,
    lock,
    waiting,
    eventDate: booking.eventDate,
    eventType: booking.eventType,
    accent: categoryOfEventType(booking.eventType),
    done: songDone.find((each) => each === done) ?? null,
    refusal: refusal ?? (homeless ? gone : null),
    list: {
      ...list,
      songsIn,
      access,
      booking: booking.id,
      list: moment,
      danceTime,
      lastPreference: songPreferences.find((preference) => preference === lastPreference) ?? songPreferences[0],
      newKey: crypto.randomUUID(),
      open: isShown ? open : null,
      form: homeless ?? form ?? null,
    },
  };
  return c.render(<SongsPage {...props} />, { metadata: songsMetadata(props, plannerTabs(booking, "songs"), words) });
}

export const songPages = (access: PlanAccess): Hono<AppEnv> =>
  new Hono<AppEnv>().get(songPlaces[access].pages.songs, (c) => {
    const asked = (name: keyof typeof portalParameters) => c.req.query(portalParameters[name]) || null;
    const [edit, remove] = [asked("edit"), asked("remove")];
    return showSongs(c, access, {
      booking: asked("booking"),
      page: asked("after"),
      list: asked("list"),
      open: edit ? { id: edit, doing: "edit" } : remove ? { id: remove, doing: "remove" } : null,
      done: asked("done") ?? undefined,
      lastPreference: asked("preference"),
    });
  });
