import { Hono } from "hono";
import type { AppEnv } from "./env.ts";
import { contactApi, messageSentPage } from "./features/contact/api.tsx";
import { verify } from "./features/contracts/visitor/route.tsx";
import { guests } from "./features/guests/guest/route.tsx";
import { inquiryReceivedPage, leadInquiry } from "./features/home/lead-inquiry.tsx";
import { translatedInquiries } from "./features/landing/inquiry-route.tsx";
import { notifyMe, nowPlaying } from "./features/live/visitor/api.tsx";
import { mixPlaysApi } from "./features/mixes/plays.ts";
import { newsletter } from "./features/newsletter/visitor/api.tsx";
import { newsletterPages } from "./features/newsletter/visitor/route.tsx";
import { paperworkRequest } from "./features/paperwork/route.tsx";
import { quoteForms } from "./features/quotes/visitor/api.tsx";
import { quoteSentPage } from "./features/quotes/visitor/sent-page.tsx";
import { beacon } from "./features/site/analytics/route.ts";
import { cspReports } from "./features/site/csp-reports/route.ts";
import { uploadedFiles } from "./features/uploads/route.ts";
import { waitlistPages } from "./features/waitlist/visitor/route.tsx";

const features = [
  leadInquiry,
  inquiryReceivedPage,
  translatedInquiries,
  contactApi,
  messageSentPage,
  paperworkRequest,
  mixPlaysApi,
  quoteForms,
  quoteSentPage,
  verify,
  waitlistPages,
  notifyMe,
  nowPlaying,
  newsletterPages,
  newsletter,
  beacon,
  cspReports,
  uploadedFiles,
  guests,
];

/** Pages for everyone are in `public-routes.ts`. */
export const site = new Hono<AppEnv>();
for (const feature of features) site.route("/", feature);
