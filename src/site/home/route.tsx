import { homeContent } from "../../business/content/home-content.ts";
import { defaultCategory, eventCategories, isEventCategory } from "../../content/categories.ts";
import type { PublicRoute } from "../frame/public-route.ts";
import { homeQuery, paths, receivedView } from "../paths.ts";
import { InquiryReceivedPage, inquiryReceivedMetadata } from "./inquiry-received.tsx";
import { HomePage, homeMetadata } from "./page.tsx";

export const homeRoute: PublicRoute = {
  path: paths.home,
  choices: { [homeQuery.category]: eventCategories, [homeQuery.view]: [receivedView] },
  shows: ["packages", "testimonials"],
  head: ({ chosen }) => {
    const asked = chosen[homeQuery.category];
    const category = isEventCategory(asked) ? asked : defaultCategory;
    return chosen[homeQuery.view]
      ? inquiryReceivedMetadata(category)
      : homeMetadata({ category, packages: [], testimonials: [] });
  },
  async show({ db, chosen }) {
    const asked = chosen[homeQuery.category];
    const category = isEventCategory(asked) ? asked : defaultCategory;
    const content = await homeContent(db);
    if (chosen[homeQuery.view])
      return { page: <InquiryReceivedPage category={category} />, metadata: inquiryReceivedMetadata(category) };
    const props = { category, ...content };
    return { page: <HomePage {...props} />, metadata: homeMetadata(props) };
  },
};
