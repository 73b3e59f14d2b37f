import { Hono } from "hono";
import { nearbyReads } from "../db/client.ts";
import { findPost, listPosts, listPostsInFull } from "../db/posts.ts";
import { type AppEnv, settingsOf } from "../env.ts";
import { edgeCache } from "../middleware/edge-cache.ts";
import { BlogPage, blogMetadata } from "../pages/blog.tsx";
import { BlogPostPage, blogPostMetadata } from "../pages/blog-post.tsx";
import { documents, paths } from "../paths.ts";
import { rssFeed } from "../render/blog-feed.tsx";

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
    return c.render(<BlogPostPage {...found} />, { metadata: blogPostMetadata(found, settingsOf(c.env).siteOrigin) });
  });
