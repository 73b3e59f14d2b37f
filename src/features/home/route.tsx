import { defaultCategory, eventCategories, isEventCategory } from "../../content/categories.ts";
import { batchOf } from "../../database/batch-of.ts";
import type { PublicRoute } from "../site/frame/public-route.ts";
import { homeQuery, paths } from "../site/paths.ts";
import { homeQueries } from "./home-content.ts";
import { HomePage, homeMetadata } from "./page.tsx";

export const homeRoute: PublicRoute = {
  path: paths.home,
  choices: { [homeQuery.category]: eventCategories },
  shows: ["packages", "prices", "testimonials"],
  async show({ db, chosen }) {
    const named = chosen[homeQuery.category];
    const { packages, prices, testimonials } = await batchOf(db, homeQueries(db));
    const props = { category: isEventCategory(named) ? named : defaultCategory, packages, prices, testimonials };
    return { page: <HomePage {...props} />, metadata: homeMetadata(props) };
  },
};
