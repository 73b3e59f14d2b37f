import { Hono } from "hono";
import type { AppEnv } from "./env.ts";
import { adminAudit } from "./features/admin/audit/route.tsx";
import { adminAuth } from "./features/admin/frame/auth.tsx";
import { health } from "./features/admin/health/route.ts";
import { adminOutbox } from "./features/admin/outbox/route.tsx";
import { adminStats } from "./features/admin/stats/route.tsx";
import { adminToday } from "./features/admin/today/route.tsx";
import { calendarFeed } from "./features/bookings/dj/calendar-feed.ts";
import { adminBookings } from "./features/bookings/dj/list-route.tsx";
import { adminNewBooking } from "./features/bookings/dj/new-route.tsx";
import { adminBooking } from "./features/bookings/dj/route.tsx";
import { adminCalendars } from "./features/calendars/dj/route.tsx";
import { adminCalls } from "./features/calls/dj/route.tsx";
import { adminContent } from "./features/content/dj/route.tsx";
import { adminWording } from "./features/contracts/dj/clauses-route.tsx";
import { bookingContract } from "./features/contracts/dj/contract-route.tsx";
import { bookingSigners } from "./features/contracts/dj/signers-route.tsx";
import { adminCrate } from "./features/crate/dj/route.tsx";
import { adminBlockedDays } from "./features/dates/dj/route.tsx";
import { adminBooth } from "./features/evening/dj/booth/route.tsx";
import { gigSheet } from "./features/evening/dj/gig-sheet/route.tsx";
import { offline } from "./features/evening/dj/offline/route.ts";
import { adminRecap } from "./features/evening/dj/recap/route.tsx";
import { adminGuests } from "./features/guests/dj/route.tsx";
import { adminImport } from "./features/imports/dj/route.tsx";
import { adminLeads } from "./features/leads/dj/route.tsx";
import { adminReplyTemplates } from "./features/leads/dj/templates-route.tsx";
import { nowPlayingApi } from "./features/live/dj/now-playing-api.ts";
import { spotify } from "./features/live/dj/spotify/route.ts";
import { adminNewsletter } from "./features/newsletter/dj/route.tsx";
import { adminMoney } from "./features/payments/dj/route.tsx";
import { adminPeople } from "./features/people/dj/route.tsx";
import { adminCodes } from "./features/prices/dj/codes-route.tsx";
import { adminTax } from "./features/prices/dj/tax-route.tsx";
import { adminNotices } from "./features/push/dj/route.tsx";
import { adminQuotePaper } from "./features/quotes/dj/quote-paper.tsx";
import { adminLeadQuote } from "./features/quotes/dj/quote-route.tsx";
import { adminFollowUps } from "./features/reminders/dj/follow-ups-route.tsx";
import { adminPlanningMails } from "./features/reminders/dj/route.tsx";
import { adminRequests } from "./features/requests/dj/route.tsx";
import { adminReviews } from "./features/reviews/dj/route.tsx";
import { adminChecklist } from "./features/settings/dj/checklist-route.tsx";
import { adminMailDomain } from "./features/settings/dj/mail-domain-route.tsx";
import { adminPapers } from "./features/settings/dj/papers-route.tsx";
import { adminSettings } from "./features/settings/dj/route.tsx";
import { bookingSongFiles } from "./features/songs/dj/song-files.ts";
import { djPlan } from "./features/timeline/dj/route.tsx";
import { uploadApi } from "./features/uploads/dj/upload-api.ts";
import { adminUploads } from "./features/uploads/dj/uploads-route.tsx";
import { adminWaitlist } from "./features/waitlist/dj/route.tsx";

// Fixed addresses come before those with an id.
const features = [
  [
    adminAuth,
    offline,
    adminBooth,
    gigSheet,
    adminRecap,
    health,
    adminToday,
    nowPlayingApi,
    spotify,
    adminLeads,
    adminLeadQuote,
    adminQuotePaper,
    adminNewBooking,
    adminBookings,
    adminBooking,
    bookingSongFiles,
    bookingContract,
    bookingSigners,
    adminGuests,
    calendarFeed,
    adminBlockedDays,
    adminCalendars,
    adminWaitlist,
  ],
  [
    djPlan,
    adminMoney,
    adminRequests,
    adminOutbox,
    adminStats,
    uploadApi,
    adminUploads,
    adminContent,
    adminNewsletter,
    adminPeople,
    adminImport,
    adminCrate,
    adminAudit,
    adminPlanningMails,
    adminReviews,
    adminSettings,
    adminReplyTemplates,
    adminCalls,
    adminCodes,
    adminTax,
    adminPapers,
    adminMailDomain,
    adminNotices,
    adminChecklist,
    adminFollowUps,
    adminWording,
  ],
].flat();

/** The guard in `app.ts` comes before it. */
export const admin = new Hono<AppEnv>();
for (const feature of features) admin.route("/", feature);
