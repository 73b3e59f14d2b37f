import { Hono } from "hono";
import { findPost, listPosts, listPostsInFull } from "../../business/content/posts.ts";
import { nearbyReads } from "../../db/client.ts";
import { type AppEnv, settingsOf } from "../../env.ts";
import { edgeCache } from "../../web/middleware/edge-cache.ts";
import { documents, paths } from "../paths.ts";
import { rssFeed } from "./feed.tsx";
import { BlogPage, blogMetadata } from "./page.tsx";
import { BlogPostPage, blogPostMetadata } from "./post-page.tsx";

export const blog = new Hono<AppEnv>()
  .get(paths.blog, edgeCache("posts"), async (c) => {
    const posts = await listPosts(nearbyReads(c.env.DB));
    return c.render(<BlogPage posts={posts} />, { metadata: blogMetadata });
  })
  .get(documents.blogFeed, edgeCache("posts"), async (c) => {
    const posts = await listPostsInFull(nearbyReads(c.env.DB));
    const feed = rssFeed(settingsOf(c.env).siteOrigin, posts);
    return c.body(feed, 200, { "Content-Type": "application/rss+xml; charset=utf-8" });
  })
  .get(`${paths.blog}/:slug`, edgeCache("posts"), async (c) => {
    const found = await findPost(nearbyReads(c.env.DB), c.req.param("slug"));
    if (!found) return c.notFound();
    return c.render(<BlogPostPage {...found} />, { metadata: blogPostMetadata(found) });
  });
