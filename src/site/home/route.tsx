import { Hono } from "hono";
import { homeContent } from "../../business/content/home-content.ts";
import { defaultCategory, isEventCategory } from "../../content/categories.ts";
import type { AppEnv } from "../../env.ts";
import { edgeCache } from "../../web/middleware/edge-cache.ts";
import { homeQuery, paths, receivedView } from "../paths.ts";
import { InquiryReceivedPage, inquiryReceivedMetadata } from "./inquiry-received.tsx";
import { HomePage, homeMetadata } from "./page.tsx";

export const home = new Hono<AppEnv>().get(paths.home, edgeCache("packages", "testimonials"), async (c) => {
  const asked = c.req.query(homeQuery.category);
  const category = isEventCategory(asked) ? asked : defaultCategory;
  if (c.req.query(homeQuery.view) === receivedView)
    return c.render(<InquiryReceivedPage category={category} />, { metadata: inquiryReceivedMetadata(category) });
  const props = { category, ...(await homeContent(c.env.DB)) };
  return c.render(<HomePage {...props} />, { metadata: homeMetadata(props) });
});
