import type { Database } from "../../database/client.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { choicesAmong } from "../bookings/booking-choices.ts";
import { bookingChoicesQuery } from "../bookings/client-bookings.ts";
import { clientStateQuery, opensOnce } from "../bookings/client-state.ts";
import { eventDateOf } from "../bookings/client-view.ts";
import { clientOf, liveSessionQuery } from "../portal/access/sessions.ts";
import { songSumsQuery } from "../songs/moment-lists.ts";
import { mustPlayTime } from "../songs/must-play-time.ts";
import { danceTime } from "../songs/song-sums.ts";
import { planBookingId } from "../timeline/access.ts";
import { planQueries, planView } from "../timeline/read-plan.ts";

/** The plan of a client's booking with how far its must-plays fill the dancing, and the client's other bookings. One round trip. */
export async function readOwnPlan(db: Database, sid: string, booking: string | null, now: number) {
  const caller = { sid, keySid: "", booking };
  const [[session], choices, sums, [planned], moments, [details], changes, [priced], comments, [state]] =
    await db.batch([
      liveSessionQuery(db, sid, now),
      bookingChoicesQuery(db, clientOf(sid, now)),
      songSumsQuery(db, planBookingId(caller, "songs", now)),
      ...planQueries(db, caller, now),
      clientStateQuery(db, planBookingId(caller, "moments", now), now),
    ]);
  if (!session) return "signed-out";
  if (!planned) return "missing";
  const { songs, minutes } = danceTime(sums, moments, planned);
  return {
    session,
    mustPlays: mustPlayTime(songs, minutes),
    booking: { ...planned, eventDate: eventDateOf(planned) },
    bookings: choicesAmong(choices, calendarDateAt(now)),
    moments,
    commentsOpen: opensOnce(state, now),
    ...planView(
      { ...planned, eventDate: eventDateOf(planned) },
      { lockDays: details?.lockDays ?? null, changes, comments, extraHour: priced?.extraHour ?? null, now },
    ),
  };
}
