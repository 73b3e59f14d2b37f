import { pictureNamed } from "../../content/picture-by-name.ts";
import { site } from "../../content/site.ts";
import { markupOf, xml } from "../../platform/pages/markup.ts";
import { type PageMetadata, titled } from "../../platform/pages/metadata/page-metadata.ts";
import { Prose } from "../../platform/ui/prose.tsx";
import type { PublicRoute } from "../site/frame/public-route.ts";
import { absolute, blogPost, documents, paths } from "../site/paths.ts";
import { blogPosting } from "../site/structured-data/works.ts";
import { BlogPage, blogFeed, blogMetadata } from "./page.tsx";
import { PostArticle, postPictureSizes } from "./post-article.tsx";
import type { Post, PostTeaser, WholePost } from "./store.ts";
import { findPost, listPostsInFullQuery, listPostsQuery } from "./store.ts";

const instant = (milliseconds: number): string => new Date(milliseconds).toUTCString();

async function item(origin: string, post: Post): Promise<string> {
  const address = xml(absolute(origin, blogPost(post.slug)));
  // Feed readers know no base for links. Quotes in text are escaped, so only attributes match.
  const html = (await markupOf(<Prose markdown={post.content} />)).replaceAll(
    'href="/',
    `href="${absolute(origin, paths.home)}`,
  );
  return `
    <item>
      <title>${xml(post.title)}</title>
      <link>${address}</link>
      <guid isPermaLink="true">${address}</guid>
      <pubDate>${instant(post.createdAt)}</pubDate>
      <description>${xml(post.excerpt)}</description>
      <content:encoded>${xml(html)}</content:encoded>
    </item>`;
}

async function rssFeed(origin: string, posts: readonly Post[]): Promise<string> {
  const items = await Promise.all(posts.map((post) => item(origin, post)));
  const self = xml(absolute(origin, blogFeed.path));
  const built =
    posts.length > 0
      ? `
    <lastBuildDate>${instant(Math.max(...posts.map(({ updatedAt }) => updatedAt)))}</lastBuildDate>`
      : "";
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
  <channel>
    <title>${xml(`${blogFeed.title}, ${site.name}`)}</title>
    <link>${xml(absolute(origin, paths.blog))}</link>
    <description>${xml(blogMetadata.description)}</description>
    <language>en-us</language>${built}
    <atom:link rel="self" type="application/rss+xml" href="${self}"/>${items.join("")}
  </channel>
</rss>
`;
}

interface BlogPostPageProps {
  post: WholePost;
  newer: PostTeaser | null;
  older: PostTeaser | null;
}

function BlogPostPage({ post, newer, older }: BlogPostPageProps) {
  return (
    <PostArticle post={post}>
      <nav className="article-links" aria-label="Other notes">
        {older ? <PostLink post={older} label="Previous" rel="prev" /> : <span />}
        {newer ? <PostLink post={newer} label="Next" rel="next" /> : null}
      </nav>
    </PostArticle>
  );
}

function PostLink({ post, label, rel }: { post: PostTeaser; label: string; rel: "prev" | "next" }) {
  return (
    <a href={blogPost(post.slug)} rel={rel}>
      <span className="small text-muted">{label}</span>
      <span className="h3">{post.title}</span>
    </a>
  );
}

function blogPostMetadata({ post }: BlogPostPageProps): PageMetadata {
  const picture = pictureNamed(post.image, post.upload);
  return {
    title: titled(post.title),
    description: post.excerpt,
    path: blogPost(post.slug),
    feature: "blog",
    structuredData: [blogPosting(post, picture)],
    card: "blog",
    feed: blogFeed,
    article: { published: post.createdAt, modified: post.updatedAt },
    ...(picture ? { heroPicture: { picture, sizes: postPictureSizes } } : {}),
  };
}

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
