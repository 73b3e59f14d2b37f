import { type Context, Hono } from "hono";
import { categoryOfEventType } from "../../../content/event-types.ts";
import type { Words } from "../../../content/words/en/index.ts";
import { batchOf } from "../../../database/batch-of.ts";
import { type Database, primary } from "../../../database/client.ts";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { wordsOf } from "../../../platform/pages/words.ts";
import { choicesAmong } from "../../bookings/booking-choices.ts";
import { bookingChoicesQuery } from "../../bookings/client-bookings.ts";
import { clientStateQuery, opensOnce } from "../../bookings/client-state.ts";
import { planBookingId } from "../../changes/caller.ts";
import { clientOf, liveSessionQuery, ofClient, setNoticesQuery } from "../../portal/access/sessions.ts";
import { forClient, signedOut, withSession } from "../../portal/frame/sign-in.tsx";
import { portalApi, portalParameters, portalPaths } from "../../portal/paths.ts";
import { noticesForms, noticesHere, portalWorker } from "../../push/device-forms.ts";
import { mustPlayTime } from "../../songs/must-play-time.ts";
import { danceTime } from "../../songs/song-sums.ts";
import { songSumsQuery } from "../../songs/store.ts";
import { momentTapsQuery } from "../moment-taps.ts";
import { usualNews } from "../news.ts";
import { portalPlanAt } from "../paths.ts";
import { type PlanView, planForms } from "../plan-forms.ts";
import { watchedEvening } from "../public-times.ts";
import { planQueries, planView, planWordsOf } from "../read-plan.ts";
import { PlanPage, planMetadata } from "./page.tsx";

async function readOwnPlan(db: Database, sid: string, booking: string | null, now: number, words: Words) {
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
  if (!session || !planned) return ofClient(session, null);
  const { songs, minutes } = danceTime(sums, moments, planned);
  return ofClient(session, {
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
  });
}

function showPlan(c: Context<AppEnv>, { booking: asked, open, adding, refusal }: PlanView, done: string | null = null) {
  const words = wordsOf(c);
  return forClient(
    c,
    ({ db, sid, now }) => readOwnPlan(db, sid, asked, now, words),
    async (found, { now, session }) => {
      const { booking, bookings, mustPlays, moments, taps, booked, sunset, comments, commentsOpen, news, ...board } =
        found;
      const { linkSecrets } = settingsOf(c.env);
      const props = {
        notices: noticesHere(c, session.push?.endpoint),
        bookings,
        mustPlays,
        news,
        eventDate: booking.eventDate,
        venue: booking.venue,
        accent: categoryOfEventType(booking.eventType),
        evening: await watchedEvening(linkSecrets, { booking, moments, taps }, now, words),
        done,
        refusal: refusal ?? null,
        board: {
          ...board,
          isDj: false,
          sheet: {
            words: planWordsOf(words),
            place: { page: portalPaths.plan, api: portalApi.plan, booking: booking.id, named: true },
            moments,
            booked,
            sunset,
            comments,
            mayComment: true,
            commentsOpen,
            open: open ?? null,
            adding: adding ?? null,
            newKey: crypto.randomUUID(),
            last: board.history[0] ?? null,
          },
        },
      };
      return c.render(<PlanPage {...props} />, { metadata: planMetadata(props, words) });
    },
  );
}

async function closed(c: Context<AppEnv>) {
  const [session] = await liveSessionQuery(primary(c.env.DB), c.var.sid, Date.now());
  return session ? c.notFound() : signedOut(c);
}

const forms = {
  api: portalApi.plan,
  guard: withSession,
  closed,
  at: (_: Context<AppEnv>, booking: string | null, query: { edit?: string; done?: string }) =>
    portalPlanAt({ booking, ...query }),
};

const changes = planForms({
  ...forms,
  caller: (c, booking) => ({ sid: c.var.sid, keySid: "", booking }),
  show: (c, view) => showPlan(c, view),
});

const notices = noticesForms({
  ...forms,
  set: (c, subscription, now) => setNoticesQuery(primary(c.env.DB), c.var.sid, subscription, now),
});

export const portalPlan = new Hono<AppEnv>()
  .get(portalPaths.plan, (c) => {
    const edit = c.req.query(portalParameters.edit);
    const view = { booking: c.req.query(portalParameters.booking) || null };
    return showPlan(
      c,
      edit ? { ...view, open: { id: edit, form: null } } : view,
      c.req.query(portalParameters.done) ?? null,
    );
  })
  .route("/", changes)
  .route("/", notices)
  .route("/", portalWorker);
