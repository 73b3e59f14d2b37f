import { Hono } from "hono";
import type { AppEnv } from "../../../env.ts";
import { wordsIn } from "../../../platform/pages/words.ts";
import { lockInWords } from "../../changes/lock.ts";
import { demoDanceTime, demoDate, demoMoments, demoSongs } from "../../portal/demo/demo-wedding.ts";
import { demoOf } from "../../portal/demo-paths.ts";
import { showDemo } from "../../portal/frame/demo.tsx";
import { clientTabs } from "../../portal/frame/portal-tabs.tsx";
import { portalParameters, portalPaths } from "../../portal/paths.ts";
import { demoBooking } from "../../prices/demo-booking.ts";
import { floorList, type SongPreference } from "../model.ts";
import { needsSong } from "../needs-song.ts";
import { SongsPage, type SongsPageProps, songsMetadata } from "./page.tsx";

const listOf = ({ momentId }: { momentId: string | null }): string => momentId ?? floorList;

export const songsDemo = new Hono<AppEnv>().get(demoOf(portalPaths.songs), (c) => {
  const now = Date.now();
  const { id, eventType } = demoBooking;
  const eventDate = demoDate(now);
  const list = c.req.query(portalParameters.list) || null;
  const songs = demoSongs.filter((song) => list === null || listOf(song) === list);
  const countOf = (preference: SongPreference) => songs.filter((song) => song.preference === preference).length;
  const props: SongsPageProps = {
    eventDate,
    eventType,
    accent: "wedding",
    waiting: [],
    done: null,
    refusal: null,
    bookings: [{ id, eventDate, eventType }],
    lock: lockInWords({ eventDate, createdAt: 0 }, null, now),
    list: {
      booking: id,
      list,
      songs,
      open: null,
      page: null,
      before: null,
      previous: null,
      next: null,
      form: null,
      access: "client",
      songsIn: Object.fromEntries([...Map.groupBy(demoSongs, listOf)].map(([name, those]) => [name, those.length])),
      moments: demoMoments.map((moment) => ({ ...moment, needsSong: needsSong(moment) })),
      danceTime: demoDanceTime,
      counts: {
        "must-play": countOf("must-play"),
        "play-if-possible": countOf("play-if-possible"),
        "do-not-play": countOf("do-not-play"),
        "do-not-play-unless-asked": countOf("do-not-play-unless-asked"),
      },
      lastPreference: "must-play",
      newKey: id,
    },
  };
  return showDemo(c, <SongsPage {...props} />, songsMetadata(props, clientTabs(id, "songs"), wordsIn()));
});
