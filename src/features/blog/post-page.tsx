import { pictureNamed } from "../../content/picture-by-name.ts";
import { type PageMetadata, titled } from "../../platform/pages/metadata/page-metadata.ts";
import { blogPost } from "../site/paths.ts";
import { blogPosting } from "../site/structured-data/works.ts";
import { blogFeed } from "./page.tsx";
import { PostArticle, postPictureSizes } from "./post-article.tsx";
import type { PostTeaser, WholePost } from "./store.ts";

export interface BlogPostPageProps {
  post: WholePost;
  newer: PostTeaser | null;
  older: PostTeaser | null;
}

export function BlogPostPage({ post, newer, older }: BlogPostPageProps) {
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

export function blogPostMetadata({ post }: BlogPostPageProps): PageMetadata {
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
