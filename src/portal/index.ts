import { Hono } from "hono";
import type { AppEnv } from "../env.ts";
import { portalAccessApi } from "./access/api.tsx";
import { portalCalendar } from "./calendar/route.ts";
import { portalContract } from "./contract/route.tsx";
import { dashboardDemo } from "./dashboard/demo.tsx";
import { clientRequests } from "./dashboard/requests-api.tsx";
import { dashboard } from "./dashboard/route.tsx";
import { onlyDemo } from "./demo/route.tsx";
import { session } from "./frame/session.ts";
import { guestsDemo } from "./guests/demo.tsx";
import { portalGuestPage } from "./guests/route.tsx";
import { keysDemo } from "./keys/demo.tsx";
import { keyDoor } from "./keys/door-route.tsx";
import { keyPlan } from "./keys/plan-route.tsx";
import { portalKeyring } from "./keys/route.tsx";
import { sessionAddresses } from "./paths.ts";
import { paymentsDemo } from "./payments/demo.tsx";
import { portalInvoicing } from "./payments/invoice-route.tsx";
import { payments } from "./payments/route.tsx";
import { stripeEvents } from "./payments/webhook.ts";
import { planDemo } from "./plan/demo.tsx";
import { planDetailsPages } from "./plan/details-route.tsx";
import { portalPlan } from "./plan/route.tsx";
import { portalQuote } from "./quote/route.tsx";
import { portalReviews } from "./review/route.tsx";
import { portalSessions } from "./sessions/route.tsx";
import { songsApi } from "./songs/api.ts";
import { songsDemo } from "./songs/demo.tsx";
import { pasteSongs } from "./songs/paste-route.tsx";
import { songPages } from "./songs/route.tsx";
import { songSuggestions } from "./songs/suggestions-route.ts";

/** The made-up wedding: each feature's page with props that no row holds. */
const demo = [dashboardDemo, planDemo, songsDemo, guestsDemo, keysDemo, paymentsDemo, onlyDemo];

const features = [
  ...demo,
  dashboard,
  portalAccessApi,
  clientRequests,
  portalSessions,
  pasteSongs("client"),
  pasteSongs("key"),
  songSuggestions,
  songPages("client"),
  songPages("key"),
  portalPlan,
  planDetailsPages("client"),
  planDetailsPages("key"),
  songsApi("client"),
  songsApi("key"),
  portalContract,
  payments,
  portalInvoicing,
  stripeEvents,
  portalQuote,
  portalReviews,
  portalGuestPage,
  portalKeyring,
  keyDoor,
  portalCalendar,
  keyPlan,
];

/** What one client sees. */
export const portal = new Hono<AppEnv>();
for (const addresses of sessionAddresses) portal.use(addresses, session);
for (const feature of features) portal.route("/", feature);
