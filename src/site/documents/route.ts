import { Hono } from "hono";
import { postsAndNewestRows } from "../../business/content/newest-rows.ts";
import { listPackages } from "../../business/content/packages.ts";
import { listPosts } from "../../business/content/posts.ts";
import { nearbyReads } from "../../db/client.ts";
import { type AppEnv, settingsOf } from "../../env.ts";
import { edgeCache } from "../../web/middleware/edge-cache.ts";
import { documents as addresses } from "../paths.ts";
import { speculationRules, webManifest } from "./browser-documents.ts";
import { llmsText, robots, sitemap } from "./crawler-documents.ts";

/** What crawlers and browsers ask for beside the pages. */
export const documents = new Hono<AppEnv>()
  .get(addresses.sitemap, edgeCache("posts", "packages", "testimonials", "mixes", "shows"), async (c) => {
    const { posts, newest } = await postsAndNewestRows(nearbyReads(c.env.DB));
    const type = { "Content-Type": "application/xml; charset=UTF-8" };
    return c.body(sitemap(settingsOf(c.env).siteOrigin, posts, newest), 200, type);
  })
  .get(addresses.llms, edgeCache("packages", "posts"), async (c) => {
    const db = nearbyReads(c.env.DB);
    const [packages, posts] = await db.batch([listPackages(db), listPosts(db)]);
    return c.text(llmsText(settingsOf(c.env).siteOrigin, packages, posts));
  })
  .get(addresses.robots, edgeCache(), (c) => c.text(robots(settingsOf(c.env).siteOrigin)))
  .get(addresses.webManifest, edgeCache(), (c) =>
    c.body(JSON.stringify(webManifest), 200, { "Content-Type": "application/manifest+json" }),
  )
  .get(addresses.speculationRules, edgeCache(), (c) =>
    c.body(JSON.stringify(speculationRules), 200, { "Content-Type": "application/speculationrules+json" }),
  );
