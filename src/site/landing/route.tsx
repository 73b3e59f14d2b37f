import { Hono } from "hono";
import { landingRows } from "../../business/content/landing.ts";
import { landingPages } from "../../content/landing/index.ts";
import { nearbyReads } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { edgeCache } from "../../web/middleware/edge-cache.ts";
import { LandingPageView, landingMetadata } from "./page.tsx";

/** City and service pages: one route for each row of the table. */
export const landing = new Hono<AppEnv>();

for (const page of landingPages) {
  landing.get(page.path, edgeCache("testimonials", ...(page.packages ? ["packages"] : [])), async (c) => {
    const props = { page, ...(await landingRows(nearbyReads(c.env.DB), page)) };
    return c.render(<LandingPageView {...props} />, { metadata: landingMetadata(props) });
  });
}
