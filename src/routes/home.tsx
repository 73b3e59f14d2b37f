import { Hono } from "hono";
import { defaultCategory, isEventCategory } from "../content/categories.ts";
import { homeContent } from "../db/home-content.ts";
import { type AppEnv, settingsOf } from "../env.ts";
import { edgeCache } from "../middleware/edge-cache.ts";
import { HomePage, homeMetadata } from "../pages/home.tsx";
import { InquiryReceivedPage, inquiryReceivedMetadata } from "../pages/inquiry-received.tsx";
import { homeQuery, paths, receivedView } from "../paths.ts";

export const home = new Hono<AppEnv>().get(paths.home, edgeCache("packages", "testimonials"), async (c) => {
  const asked = c.req.query(homeQuery.category);
  const category = isEventCategory(asked) ? asked : defaultCategory;
  if (c.req.query(homeQuery.view) === receivedView)
    return c.render(<InquiryReceivedPage category={category} />, { metadata: inquiryReceivedMetadata(category) });
  const props = { category, ...(await homeContent(c.env.DB)) };
  return c.render(<HomePage {...props} />, { metadata: homeMetadata(props, settingsOf(c.env).siteOrigin) });
});
