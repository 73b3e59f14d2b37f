import { defaultCategory, eventCategories, isEventCategory } from "../../content/categories.ts";
import type { PublicRoute } from "../site/frame/public-route.ts";
import { homeQuery, paths } from "../site/paths.ts";
import { homeContent } from "./home-content.ts";
import { HomePage, homeMetadata } from "./page.tsx";

export const homeRoute: PublicRoute = {
  path: paths.home,
  choices: { [homeQuery.category]: eventCategories },
  shows: ["packages", "prices", "testimonials", "settings"],
  async show({ db, chosen }) {
    const named = chosen[homeQuery.category];
    const props = { category: isEventCategory(named) ? named : defaultCategory, ...(await homeContent(db)) };
    return { page: <HomePage {...props} />, metadata: homeMetadata(props) };
  },
};
