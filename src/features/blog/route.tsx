import { acrossPhones } from "../../content/picture.ts";
import { pictureNamed } from "../../content/picture-by-name.ts";
import { site } from "../../content/site.ts";
import { markupOf, xml } from "../../platform/pages/markup.ts";
import { type PageMetadata, titled } from "../../platform/pages/metadata/page-metadata.ts";
import { PictureFrame } from "../../platform/ui/picture-frame.tsx";
import { Prose } from "../../platform/ui/prose.tsx";
import { Sunset } from "../../platform/ui/sunset.tsx";
import type { PublicRoute } from "../site/frame/public-route.ts";
import { absolute, blogPost, documents, paths } from "../site/paths.ts";
import { blogPosting } from "../site/structured-data/works.ts";
import { PostArticle, PostByline, postPictureSizes } from "./post-article.tsx";
import { findPost, listPostsInFullQuery, listPostsQuery, type Post, type PostTeaser, type WholePost } from "./store.ts";

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

function BlogPage({ posts }: { posts: readonly PostTeaser[] }) {
  return (
    <section className="wrap page">
      <div className="title-row mb-[clamp(28px,4vw,48px)]">
        <h1 className="h1">Notes from the booth</h1>
        <p className="lead">What I would tell a friend who plans a wedding or a company night around {site.metro}.</p>
      </div>
      {posts.length === 0 ? (
        <div className="empty">
          <Sunset className="w-[120px]" />
          <p>Nothing is written here yet.</p>
          <a className="text-link" href={paths.mixes}>
            Listen to a mix instead
          </a>
        </div>
      ) : (
        <ul className="posts">
          {posts.map((post, index) => {
            const picture = pictureNamed(post.image, post.upload);
            return (
              <li key={post.slug} className="post">
                {picture ? (
                  <PictureFrame
                    picture={picture}
                    sizes={index === 0 ? `${acrossPhones}, 690px` : `${acrossPhones}, 580px`}
                    priority={index === 0}
                    decorative
                    className="post-picture"
                  />
                ) : null}
                <div>
                  <PostByline {...post} />
                  <h2 className="h2 mt-3 mb-4">
                    <a className="post-link" href={blogPost(post.slug)}>
                      {post.title}
                    </a>
                  </h2>
                  <p className="text-muted">{post.excerpt}</p>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <div className="card blog-foot">
        <div>
          <h2 className="h3">The next note by email</h2>
          <p className="text-muted mt-2">Now and then, with new mixes and open dates. One click ends it.</p>
        </div>
        <p>
          <a className="btn btn-primary" href={paths.newsletter}>
            Sign up
          </a>
          <a className="btn btn-secondary" href={paths.contact}>
            Ask the DJ
          </a>
        </p>
      </div>
    </section>
  );
}

const blogFeed = { path: documents.blogFeed, title: "Notes from the booth" };

const blogMetadata: PageMetadata = {
  title: titled("Notes from the booth: event planning"),
  description: `Planning notes from a wedding and event DJ around ${site.metro}: sound outdoors, timelines that keep a floor full, and what to ask before you sign.`,
  path: paths.blog,
  feature: "blog",
  structuredData: [],
  card: "blog",
  feed: blogFeed,
};

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
