import { Hono } from "hono";
import type { AppEnv } from "./env.ts";
import { portalCalendar } from "./features/bookings/client/route.ts";
import { callPages } from "./features/calls/client/route.tsx";
import { addOnsPages } from "./features/contracts/client/add-ons-route.tsx";
import { portalContract } from "./features/contracts/client/route.tsx";
import { signerPages } from "./features/contracts/client/signer-route.tsx";
import { recapRoutes } from "./features/evening/client/route.tsx";
import { guestsDemo } from "./features/guests/client/demo.tsx";
import { portalGuestPage } from "./features/guests/client/route.tsx";
import { keysDemo } from "./features/invites/client/demo.tsx";
import { keyPlan } from "./features/invites/client/plan-route.tsx";
import { portalKeyring } from "./features/invites/client/route.tsx";
import { inviteSignIn } from "./features/invites/client/sign-in-route.tsx";
import { paymentsDemo } from "./features/payments/client/demo.tsx";
import { portalInvoicing } from "./features/payments/client/invoice-route.tsx";
import { payLinks } from "./features/payments/client/pay-link-route.tsx";
import { payments } from "./features/payments/client/route.tsx";
import { portalTips } from "./features/payments/client/tip-route.tsx";
import { stripeEvents } from "./features/payments/client/webhook.ts";
import { newAddressPages } from "./features/people/client/route.tsx";
import { portalAccessApi } from "./features/portal/access/api.tsx";
import { dashboardDemo } from "./features/portal/dashboard/demo.tsx";
import { dashboard } from "./features/portal/dashboard/route.tsx";
import { onlyDemo } from "./features/portal/demo/route.tsx";
import { session, spokenLanguage } from "./features/portal/frame/session-cookies.ts";
import { sessionAddresses } from "./features/portal/paths.ts";
import { portalSessions } from "./features/portal/sessions/route.tsx";
import { portalQuote } from "./features/quotes/client/route.tsx";
import { cancelingAndPostponing } from "./features/requests/client/cancel-or-postpone-route.tsx";
import { clientRequests } from "./features/requests/client/requests-api.tsx";
import { portalReviews } from "./features/reviews/client/route.tsx";
import { songSuggestions, songsApi } from "./features/songs/client/api.ts";
import { songsDemo } from "./features/songs/client/demo.tsx";
import { pasteSongs } from "./features/songs/client/paste-route.tsx";
import { songPages } from "./features/songs/client/route.tsx";
import { planDemo } from "./features/timeline/client/demo.tsx";
import { planDetailsPages } from "./features/timeline/client/details-route.tsx";
import { planNewsPages } from "./features/timeline/client/news-route.tsx";
import { portalPlan } from "./features/timeline/client/route.tsx";

const demo = [dashboardDemo, planDemo, songsDemo, guestsDemo, keysDemo, paymentsDemo, onlyDemo];

const features = [
  ...demo,
  dashboard,
  portalAccessApi,
  clientRequests,
  cancelingAndPostponing,
  portalSessions,
  newAddressPages,
  pasteSongs("client"),
  pasteSongs("key"),
  songSuggestions,
  songPages("client"),
  songPages("key"),
  portalPlan,
  planNewsPages,
  planDetailsPages("client"),
  planDetailsPages("key"),
  recapRoutes("client"),
  recapRoutes("key"),
  songsApi("client"),
  songsApi("key"),
  portalContract,
  addOnsPages,
  signerPages,
  payLinks,
  callPages,
  payments,
  portalTips,
  portalInvoicing,
  stripeEvents,
  portalQuote,
  portalReviews,
  portalGuestPage,
  portalKeyring,
  inviteSignIn,
  portalCalendar,
  keyPlan,
];

export const portal = new Hono<AppEnv>();
for (const addresses of sessionAddresses) portal.use(addresses, session, spokenLanguage);
for (const feature of features) portal.route("/", feature);
