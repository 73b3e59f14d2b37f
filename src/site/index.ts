import { Hono } from "hono";
import type { AppEnv } from "../env.ts";
import { beacon } from "./analytics/route.ts";
import { contactApi, messageSentPage } from "./contact/api.tsx";
import { cspReports } from "./csp-reports/route.ts";
import { guests } from "./guests/route.tsx";
import { inquiryReceivedPage, leadInquiry } from "./home/lead-inquiry.tsx";
import { notifyMe } from "./live/notify-me.tsx";
import { nowPlaying } from "./live/now-playing.ts";
import { stream } from "./live/route.tsx";
import { plays } from "./mixes/plays.ts";
import { newsletter } from "./newsletter/api.tsx";
import { newsletterPages } from "./newsletter/route.tsx";
import { paperworkRequest } from "./paperwork/route.tsx";
import { quoteApi, quoteRound } from "./quote/api.tsx";
import { quoteSentPage } from "./quote/sent.tsx";
import { uploadedFiles } from "./uploads/route.ts";
import { verify } from "./verify/route.tsx";
import { waitlistPages } from "./waitlist/route.tsx";

const features = [
  ...[leadInquiry, inquiryReceivedPage, contactApi, messageSentPage, paperworkRequest, plays],
  ...[quoteApi, quoteRound, quoteSentPage, verify, waitlistPages],
  ...[stream, notifyMe, nowPlaying, newsletterPages, newsletter, beacon, cspReports, uploadedFiles],
  guests,
];

/** What answers one visitor alone: forms, links of mails, what plays now. The pages for all are in `public-routes.ts`. */
export const site = new Hono<AppEnv>();
for (const feature of features) site.route("/", feature);
