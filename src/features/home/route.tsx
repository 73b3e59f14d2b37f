import { defaultCategory, eventCategories, isEventCategory } from "../../content/categories.ts";
import type { Words } from "../../content/words/en/index.ts";
import { allWords } from "../../platform/pages/words.ts";
import type { PublicRoute } from "../site/frame/public-route.ts";
import { homeParameters } from "../site/paths.ts";
import { homeContent } from "./home-content.ts";
import { HomePage, homeMetadata } from "./page.tsx";

const homeIn = (words: Words): PublicRoute => ({
  path: words.frame.home,
  choices: { [homeParameters.category]: eventCategories },
  shows: ["packages", "prices", "testimonials", "settings"],
  async show({ db, chosen }) {
    const named = chosen[homeParameters.category];
    const props = {
      category: isEventCategory(named) ? named : defaultCategory,
      ...(await homeContent(db, words.formats.tag)),
    };
    return { page: <HomePage {...props} />, metadata: homeMetadata(props, words) };
  },
});

export const homeRoutes = allWords.map(homeIn);
