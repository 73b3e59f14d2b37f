import type { Words } from "../../../content/words/en/index.ts";
import { batchOf } from "../../../database/batch-of.ts";
import type { Database } from "../../../database/client.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { choicesAmong } from "../../bookings/booking-choices.ts";
import { bookingChoicesQuery } from "../../bookings/client-bookings.ts";
import { clientStateQuery, opensOnce } from "../../bookings/client-state.ts";
import { planBookingId } from "../../changes/caller.ts";
import { clientOf, liveSessionQuery } from "../../portal/access/sessions.ts";
import { mustPlayTime } from "../../songs/must-play-time.ts";
import { danceTime } from "../../songs/song-sums.ts";
import { songSumsQuery } from "../../songs/store.ts";
import { momentTapsQuery } from "../moment-taps.ts";
import { usualNews } from "../news.ts";
import { planQueries, planView } from "../read-plan.ts";

export async function readOwnPlan(db: Database, sid: string, booking: string | null, now: number, words: Words) {
  const caller = { sid, keySid: "", booking };
  const {
    session: [session],
    choices,
    sums,
    booking: [planned],
    moments,
    details: [details],
    changes,
    priced: [priced],
    comments,
    taps,
    state: [state],
  } = await batchOf(db, {
    session: liveSessionQuery(db, sid, now),
    choices: bookingChoicesQuery(db, clientOf(sid, now)),
    sums: songSumsQuery(db, planBookingId(caller, "songs", now)),
    ...planQueries(db, caller, now),
    taps: momentTapsQuery(db, planBookingId(caller, "moments", now)),
    state: clientStateQuery(db, planBookingId(caller, "moments", now), now),
  });
  if (!session) return "signed-out";
  if (!planned) return "missing";
  const { songs, minutes } = danceTime(sums, moments, planned);
  return {
    session,
    mustPlays: mustPlayTime(songs, minutes),
    booking: planned,
    bookings: choicesAmong(choices, calendarDateAt(now)),
    moments,
    taps,
    commentsOpen: opensOnce(state, now, words.portal),
    news: details?.news ?? usualNews,
    ...planView(planned, {
      lockDays: details?.lockDays ?? null,
      changes,
      comments,
      extraHour: priced?.extraHour ?? null,
      now,
      words,
    }),
  };
}
