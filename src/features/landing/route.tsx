import { landingPages } from "../../content/landing/index.ts";
import { batchOf } from "../../database/batch-of.ts";
import type { PublicRoute } from "../site/frame/public-route.ts";
import { landingQueries } from "./landing.ts";
import { LandingPageView, landingMetadata } from "./page.tsx";

/** City and service pages: one route for each row of the table. */
export const landingRoutes: readonly PublicRoute[] = landingPages.map((page) => ({
  path: page.path,
  shows: ["testimonials", "packages", "prices", "add_ons"],
  async show({ db }) {
    const { testimonials, packages, prices, addOns } = await batchOf(db, landingQueries(db, page));
    const props = { page, testimonials, packages, prices, addOns };
    return { page: <LandingPageView {...props} />, metadata: landingMetadata(props) };
  },
}));
