import type { PublicRoute } from "../site/frame/public-route.ts";
import { blogPost, documents, paths } from "../site/paths.ts";
import { rssFeed } from "./feed.tsx";
import { BlogPage, blogMetadata } from "./page.tsx";
import { BlogPostPage, blogPostMetadata } from "./post-page.tsx";
import { findPost, listPostsInFullQuery, listPostsQuery } from "./store.ts";

export const blogRoutes: readonly PublicRoute[] = [
  {
    path: paths.blog,
    shows: ["posts"],
    async show({ db }) {
      const [posts] = await db.batch([listPostsQuery(db)]);
      return { page: <BlogPage posts={posts} />, metadata: blogMetadata };
    },
  },
  {
    path: documents.blogFeed,
    shows: ["posts"],
    async show({ db, origin }) {
      const [posts] = await db.batch([listPostsInFullQuery(db)]);
      return { text: await rssFeed(origin, posts), type: "application/rss+xml; charset=utf-8" };
    },
  },
  {
    path: `${paths.blog}/:slug`,
    pathOf: blogPost,
    shows: ["posts"],
    async show({ db, name }) {
      const found = await findPost(db, name);
      return found && { page: <BlogPostPage {...found} />, metadata: blogPostMetadata(found) };
    },
  },
];
