import { Hono } from "hono";
import type { AppEnv } from "../../../env.ts";
import { wordsIn } from "../../../platform/pages/words.ts";
import { lockInWords } from "../../changes/lock.ts";
import { sunsetMinutes } from "../../dates/sunset.ts";
import {
  demoComments,
  demoDanceTime,
  demoDate,
  demoDetails,
  demoHistory,
  demoMoments,
} from "../../portal/demo/demo-wedding.ts";
import { demoOf } from "../../portal/demo-paths.ts";
import { showDemo } from "../../portal/frame/demo.tsx";
import { clientTabs } from "../../portal/frame/portal-tabs.tsx";
import { portalApi, portalParameters, portalPaths } from "../../portal/paths.ts";
import { demoBooking } from "../../prices/demo-booking.ts";
import { mustPlayTime } from "../../songs/must-play-time.ts";
import { emptyDetails } from "../details.ts";
import { planWordsOf } from "../read-plan.ts";
import { DetailsPage, detailsMetadata } from "./details-page.tsx";
import { PlanPage, type PlanPageProps, planMetadata } from "./page.tsx";

export const planDemo = new Hono<AppEnv>()
  .get(demoOf(portalPaths.plan), (c) => {
    const now = Date.now();
    const { id, eventType, venue, city, startTime, endTime, extraHour } = demoBooking;
    const eventDate = demoDate(now);
    const edit = c.req.query(portalParameters.edit);
    const props: PlanPageProps = {
      eventDate,
      venue,
      accent: "wedding",
      news: "daily",
      notices: { publicKey: null, endpoint: null },
      evening: null,
      done: null,
      refusal: null,
      bookings: [{ id, eventDate, eventType }],
      mustPlays: mustPlayTime(demoDanceTime.songs, demoDanceTime.minutes),
      board: {
        lock: lockInWords({ eventDate, createdAt: 0 }, null, now),
        template: "wedding",
        history: demoHistory,
        isDj: false,
        sheet: {
          words: planWordsOf(wordsIn()),
          place: { page: portalPaths.plan, api: portalApi.plan, booking: id, named: true },
          moments: demoMoments,
          booked: { startTime, endTime, extraHour },
          sunset: sunsetMinutes(eventDate, city),
          comments: demoComments,
          mayComment: true,
          commentsOpen: null,
          open: edit ? { id: edit, form: null } : null,
          adding: null,
          newKey: id,
          last: demoHistory[0] ?? null,
        },
      },
    };
    return showDemo(c, <PlanPage {...props} />, planMetadata(props, wordsIn()));
  })
  .get(demoOf(portalPaths.planDetails), (c) => {
    const { id } = demoBooking;
    const now = Date.now();
    const lock = lockInWords({ eventDate: demoDate(now), createdAt: 0 }, null, now);
    const form = { values: demoDetails, issues: [] };
    const props = {
      access: "client",
      booking: id,
      lock,
      waiting: [],
      row: { ...emptyDetails, id },
      newKey: id,
      form,
      notice: null,
    } as const;
    const page = <DetailsPage {...props} />;
    return showDemo(c, page, detailsMetadata("client", "wedding", clientTabs(id, "timeline"), wordsIn()));
  });
