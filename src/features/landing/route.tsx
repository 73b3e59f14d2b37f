import { landingPages } from "../../content/landing/index.ts";
import type { PublicRoute } from "../site/frame/public-route.ts";
import { landingContent } from "./landing.ts";
import { LandingPageView, landingMetadata } from "./page.tsx";

export const landingRoutes: readonly PublicRoute[] = landingPages.map((page) => ({
  path: page.path,
  shows: ["testimonials", "packages", "prices", "add_ons", "settings"],
  async show({ db }) {
    const props = { page, ...(await landingContent(db, page)) };
    return { page: <LandingPageView {...props} />, metadata: landingMetadata(props) };
  },
}));
