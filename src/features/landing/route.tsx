import { landingPages } from "../../content/landing/index.ts";
import { settingsOf } from "../settings/model.ts";
import type { PublicRoute } from "../site/frame/public-route.ts";
import { landingQueries } from "./landing.ts";
import { LandingPageView, landingMetadata } from "./page.tsx";

/** City and service pages: one route for each row of the table. */
export const landingRoutes: readonly PublicRoute[] = landingPages.map((page) => ({
  path: page.path,
  shows: ["testimonials", "packages", "prices", "add_ons", "settings"],
  async show({ db }) {
    const [testimonials, packages, prices, addOns, set] = await db.batch(landingQueries(db, page));
    const props = { page, testimonials, packages, prices, addOns, settings: settingsOf(set) };
    return { page: <LandingPageView {...props} />, metadata: landingMetadata(props) };
  },
}));
