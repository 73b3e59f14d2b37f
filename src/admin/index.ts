import { Hono } from "hono";
import type { AppEnv } from "../env.ts";
import { adminAudit } from "./audit/route.tsx";
import { adminBlockedDays } from "./blocked-days/route.tsx";
import { calendarFeed } from "./bookings/calendar-feed.ts";
import { bookingContract } from "./bookings/contract-route.tsx";
import { adminBookings } from "./bookings/list-route.tsx";
import { adminNewBooking } from "./bookings/new-route.tsx";
import { adminBooking } from "./bookings/route.tsx";
import { bookingSongFiles } from "./bookings/song-files.ts";
import { booth } from "./booth/route.tsx";
import { adminCalendars } from "./calendars/route.tsx";
import { adminContent } from "./content/route.tsx";
import { uploadApi } from "./content/upload-api.ts";
import { adminUploads } from "./content/uploads-route.tsx";
import { auth } from "./frame/auth.tsx";
import { offline } from "./frame/offline/route.ts";
import { gigSheet } from "./gig-sheet/route.tsx";
import { adminGuests } from "./guests/route.tsx";
import { health } from "./health/route.ts";
import { adminLeads } from "./leads/route.tsx";
import { adminMoney } from "./money/route.tsx";
import { adminNewsletter } from "./newsletter/route.tsx";
import { adminOutbox } from "./outbox/route.tsx";
import { adminPeople } from "./people/route.tsx";
import { deskPlan } from "./plan/route.tsx";
import { adminPlanningMails } from "./planning-mails/route.tsx";
import { adminRequests } from "./requests/route.tsx";
import { adminReviews } from "./reviews/route.tsx";
import { spotify } from "./spotify/route.ts";
import { adminStats } from "./stats/route.tsx";
import { nowPlayingApi } from "./today/now-playing-api.ts";
import { today } from "./today/route.tsx";
import { adminWaitlist } from "./waitlist/route.tsx";

// Addresses of their own come before those with an id in them.
const features = [
  [
    auth,
    offline,
    booth,
    gigSheet,
    health,
    today,
    nowPlayingApi,
    spotify,
    adminLeads,
    adminNewBooking,
    adminBookings,
    adminBooking,
    bookingSongFiles,
    bookingContract,
    adminGuests,
    calendarFeed,
    adminBlockedDays,
    adminCalendars,
    adminWaitlist,
  ],
  [
    deskPlan,
    adminMoney,
    adminRequests,
    adminOutbox,
    adminStats,
    uploadApi,
    adminUploads,
    adminContent,
    adminNewsletter,
    adminPeople,
    adminAudit,
    adminPlanningMails,
    adminReviews,
  ],
].flat();

/** What the DJ sees. The guard stands in front of every area, in `app.ts`. */
export const admin = new Hono<AppEnv>();
for (const feature of features) admin.route("/", feature);
