import { homeContent } from "../../business/content/home-content.ts";
import { defaultCategory, eventCategories, isEventCategory } from "../../content/categories.ts";
import type { PublicRoute } from "../frame/public-route.ts";
import { homeQuery, paths } from "../paths.ts";
import { HomePage, homeMetadata } from "./page.tsx";

export const homeRoute: PublicRoute = {
  path: paths.home,
  choices: { [homeQuery.category]: eventCategories },
  shows: ["packages", "prices", "testimonials"],
  head: ({ chosen }) => {
    const asked = chosen[homeQuery.category];
    const category = isEventCategory(asked) ? asked : defaultCategory;
    return homeMetadata({ category, packages: [], prices: [], testimonials: [] });
  },
  async show({ db, chosen }) {
    const asked = chosen[homeQuery.category];
    const category = isEventCategory(asked) ? asked : defaultCategory;
    const props = { category, ...(await homeContent(db)) };
    return { page: <HomePage {...props} />, metadata: homeMetadata(props) };
  },
};
