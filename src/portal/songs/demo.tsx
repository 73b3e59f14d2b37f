import { Hono } from "hono";
import { lockInWords } from "../../business/plan/lock.ts";
import { demoSongs } from "../../content/demo-songs.ts";
import { demoBooking, demoDate, demoMoments } from "../../content/demo-wedding.ts";
import type { AppEnv } from "../../env.ts";
import { dancingMinutes } from "../../vocabulary/must-play-time.ts";
import { floorList, type SongWish } from "../../vocabulary/songs.ts";
import { showDemo } from "../frame/demo.tsx";
import { demoOf, portalPaths, portalQuery } from "../paths.ts";
import { SongsPage, type SongsPageProps, songsMetadata } from "./page.tsx";
import { changedLengths } from "./song-moments.ts";

const listOf = ({ momentId }: { momentId: string | null }): string => momentId ?? floorList;

/** The must-plays that are danced to, of all lists, as the gauge takes them. */
function danceTime(hours: number) {
  const dance = {
    songs: { count: 0, known: 0, seconds: 0 },
    minutes: dancingMinutes(demoMoments, hours),
    lists: [floorList, ...demoMoments.filter(({ dancing }) => dancing).map(({ id }) => id)],
  };
  return { ...dance, songs: changedLengths(dance, [], demoSongs) };
}

/** The made-up wedding's songs, by moment. */
export const songsDemo = new Hono<AppEnv>().get(demoOf(portalPaths.songs), (c) => {
  const now = Date.now();
  const { id, eventType } = demoBooking;
  const eventDate = demoDate(now);
  const list = c.req.query(portalQuery.list) || null;
  const songs = demoSongs.filter((song) => list === null || listOf(song) === list);
  const countOf = (wish: SongWish) => songs.filter((song) => song.wish === wish).length;
  const [edit, remove] = [c.req.query(portalQuery.edit), c.req.query(portalQuery.remove)];
  const open = edit
    ? ({ id: edit, doing: "edit" } as const)
    : remove
      ? ({ id: remove, doing: "remove" } as const)
      : null;
  const props: SongsPageProps = {
    ...{ eventDate, eventType, accent: "wedding", waiting: [], done: null, refusal: null },
    bookings: [{ id, eventDate, eventType }],
    songsIn: Object.fromEntries([...Map.groupBy(demoSongs, listOf)].map(([name, those]) => [name, those.length])),
    lock: lockInWords(eventDate, null, now),
    list: {
      ...{ booking: id, list, songs, open, page: null, before: null, previous: null, next: null, form: null },
      moments: demoMoments.map(({ id, name }) => ({ id, name })),
      danceTime: danceTime(6),
      counts: {
        "must-play": countOf("must-play"),
        "play-if-possible": countOf("play-if-possible"),
        "do-not-play": countOf("do-not-play"),
        "do-not-play-unless-asked": countOf("do-not-play-unless-asked"),
      },
      lastWish: "must-play",
      newKey: id,
    },
  };
  return showDemo(c, <SongsPage {...props} />, songsMetadata(props));
});
