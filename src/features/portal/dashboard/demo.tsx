import { type Context, Hono } from "hono";
import type { AppEnv } from "../../../env.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { wordsIn } from "../../../platform/pages/words.ts";
import { clientView } from "../../bookings/client-view.ts";
import { meetingElsewhere } from "../../calls/model.ts";
import { lockInWords } from "../../changes/lock.ts";
import { sunsetMinutes } from "../../dates/sunset.ts";
import { receiptName } from "../../payments/model.ts";
import { demoBooking } from "../../prices/demo-booking.ts";
import { newRequestTab } from "../../requests/client/paths.ts";
import { absolute } from "../../site/paths.ts";
import { type SongPreference, songPreferences } from "../../songs/model.ts";
import { mustPlayTime } from "../../songs/must-play-time.ts";
import {
  demoDanceTime,
  demoDate,
  demoDetails,
  demoMoments,
  demoPaidAt,
  demoRequests,
  demoSongs,
  demoSums,
} from "../demo/demo-wedding.ts";
import { demoOf, demoPath } from "../demo-paths.ts";
import { showDemo } from "../frame/demo.tsx";
import { portalParameters, portalPaths } from "../paths.ts";
import type { PortalEvening } from "./evening.ts";
import { MessagesPage, messagesMetadata } from "./messages-page.tsx";
import { DashboardPage, type DashboardPageProps, dashboardMetadata } from "./page.tsx";

function showDashboard(c: Context<AppEnv>) {
  const now = Date.now();
  const { id, price, deposit, email, clientName, startTime, endTime, city } = demoBooking;
  const eventDate = demoDate(now);
  const paidAt = demoPaidAt(now);
  const booking = clientView(
    {
      ...demoBooking,
      id,
      eventDate,
      status: "confirmed",
      holdEndsAt: null,
      createdAt: paidAt,
      songs: demoSongs.length,
      sums: demoSums,
      depositDue: null,
      balanceDue: price - deposit,
      confirming: 0,
      portalLinkVersion: 1,
      changeWaitsFor: null,
      openPlan: null,
      overtime: null,
      companyName: null,
      signers: [],
      unsigned: [],
      isHeldTwice: false,
      isTaken: false,
      holdHours: 48,
    },
    now,
  );
  const preferences = (preference: SongPreference) => demoSongs.filter((song) => song.preference === preference).length;
  const [must, possible, never, asked] = songPreferences;
  const evening: PortalEvening = {
    phase: "ahead",
    clientName,
    eventType: demoBooking.eventType,
    startTime,
    endTime,
    moments: demoMoments,
    isReviewed: false,
    recap: null,
    announced: [],
    byCard: null,
    tooLate: 0,
    sunset: sunsetMinutes(eventDate, city),
    daysToBalance: booking.daysToGo - demoBooking.balanceDays,
    details: {
      guestCount: null,
      arriveAt: demoDetails.arriveAt,
      loadIn: demoDetails.loadIn,
      rainPlan: demoDetails.rainPlan,
    },
    lock: lockInWords({ eventDate, createdAt: 0 }, null, now),
    preferences: {
      [must]: preferences(must),
      [possible]: preferences(possible),
      [never]: preferences(never),
      [asked]: preferences(asked),
    },
    songsIn: Object.fromEntries(
      demoMoments.map(({ id }) => [id, demoSongs.filter(({ momentId }) => momentId === id).length]),
    ),
    mustPlays: mustPlayTime(demoDanceTime.songs, demoDanceTime.minutes),
    guests: {
      address: absolute(new URL(c.req.url).origin, demoPath),
      from: "the ceremony on",
      until: "the last song",
      isOpen: true,
    },
    receipts: [
      { id: "demo", number: receiptName(1, paidAt), purpose: "deposit", amount: deposit, on: calendarDateAt(paidAt) },
    ],
  };
  const props: DashboardPageProps = {
    email,
    booking,
    evening,
    bookings: [booking],
    calendar: null,
    takesCards: false,
    meeting: meetingElsewhere && { ...meetingElsewhere, note: wordsIn().dashboard.actions.calendar },
    comesBack: false,
    page: { requests: [...demoRequests(now)], older: null },
    isNew: c.req.query(portalParameters.tab) === newRequestTab,
    idempotencyKey: id,
  };
  return showDemo(c, <DashboardPage {...props} />, dashboardMetadata(props, wordsIn()));
}

function showMessages(c: Context<AppEnv>) {
  const { id, email, eventDate, eventType } = { ...demoBooking, eventDate: demoDate(Date.now()) };
  const page = { requests: [...demoRequests(Date.now())], older: null };
  const view = { email, booking: id, isOver: false, page, newest: true, submitted: false, idempotencyKey: id };
  const bookings = [{ id, eventDate, eventType }];
  const metadata = messagesMetadata({ id, category: "wedding" }, wordsIn());
  return showDemo(c, <MessagesPage {...view} bookings={bookings} />, metadata);
}

export const dashboardDemo = new Hono<AppEnv>()
  .get(demoOf(portalPaths.dashboard), showDashboard)
  .get(demoOf(portalPaths.messages), showMessages);
