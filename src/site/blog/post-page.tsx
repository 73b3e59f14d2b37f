import type { Post, PostTeaser } from "../../business/content/posts.ts";
import { discountPercent } from "../../content/offers.ts";
import { pictureByName } from "../../content/picture-by-name.ts";
import { dayInWords } from "../../dates.ts";
import { PictureFrame } from "../../ui/picture-frame.tsx";
import { PostByline } from "../../ui/post-byline.tsx";
import { Prose } from "../../ui/prose.tsx";
import { type PageMetadata, titled } from "../../web/metadata/page-metadata.ts";
import { blogPosting } from "../../web/metadata/structured-data/blog-posting.ts";
import { blogPost, paths, quoteFragment } from "../paths.ts";
import { blogFeed } from "./page.tsx";

export interface BlogPostPageProps {
  post: Post;
  newer: PostTeaser | null;
  older: PostTeaser | null;
}

const heroSizes = "(max-width: 1240px) 100vw, 1200px";

/** A day on which the text changed after it was published, in words; `null` when it did not. */
const laterDay = ({ createdAt, updatedAt }: Post): string | null =>
  dayInWords(updatedAt) === dayInWords(createdAt) ? null : dayInWords(updatedAt);

/** One post, with the ones before and after it. */
export function BlogPostPage({ post, newer, older }: BlogPostPageProps) {
  const picture = pictureByName(post.image);
  const updated = laterDay(post);
  return (
    <article className="wrap page">
      <a className="text-link" href={paths.blog}>
        <span className="i-lucide-arrow-left mr-2" aria-hidden="true" />
        All notes
      </a>
      <h1 className="h1 max-w-[16em] mt-4 mb-5">{post.title}</h1>
      <PostByline {...post} />
      {picture ? <PictureFrame picture={picture} sizes={heroSizes} priority className="article-picture" /> : null}
      <div className="article">
        <Prose markdown={post.content} />
        <aside className="article-offer">
          <p className="h3">A date in mind?</p>
          <p className="text-muted mt-3 mb-5">
            Six answers are enough for a real quote, and they take {discountPercent}% off it.
          </p>
          <a className="btn btn-secondary" href={`${paths.home}${quoteFragment}`}>
            Get a quote
          </a>
        </aside>
      </div>
      {updated ? <p className="small text-muted mt-10">Last changed on {updated}.</p> : null}
      <nav className="article-ways" aria-label="Other notes">
        {older ? <Way post={older} label="Previous" rel="prev" /> : <span />}
        {newer ? <Way post={newer} label="Next" rel="next" /> : null}
      </nav>
    </article>
  );
}

function Way({ post, label, rel }: { post: PostTeaser; label: string; rel: "prev" | "next" }) {
  return (
    <a href={blogPost(post.slug)} rel={rel}>
      <span className="small text-muted">{label}</span>
      <span className="h3">{post.title}</span>
    </a>
  );
}

/** @param siteOrigin public origin, for structured data */
export function blogPostMetadata({ post }: BlogPostPageProps, siteOrigin: string): PageMetadata {
  const picture = pictureByName(post.image);
  return {
    title: titled(post.title),
    description: post.excerpt,
    path: blogPost(post.slug),
    feature: "blog",
    structuredData: [blogPosting(siteOrigin, post, picture)],
    card: "blog",
    feed: blogFeed,
    article: { published: post.createdAt, modified: post.updatedAt },
    ...(picture ? { heroPicture: { picture, sizes: heroSizes } } : {}),
  };
}
