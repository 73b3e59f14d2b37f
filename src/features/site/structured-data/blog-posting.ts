import type { BlogPostingLeaf } from "schema-dts";
import type { Picture } from "../../../content/picture.ts";
import { site } from "../../../content/site.ts";
import { businessId, type StructuredData } from "../../../platform/pages/metadata/structured-data.ts";
import type { Post } from "../../blog/posts.ts";
import { blogPost } from "../paths.ts";

/** A post of the blog. */
export const blogPosting = (post: Post, picture: Picture | null): StructuredData => ({
  "@context": "https://schema.org",
  "@type": "BlogPosting",
  headline: post.title,
  description: post.excerpt,
  url: blogPost(post.slug),
  mainEntityOfPage: blogPost(post.slug),
  datePublished: new Date(post.createdAt).toISOString(),
  dateModified: new Date(post.updatedAt).toISOString(),
  wordCount: post.words,
  inLanguage: "en-US",
  ...(picture ? ({ image: picture.src } satisfies Partial<BlogPostingLeaf>) : {}),
  author: { "@type": "Organization", "@id": businessId(), name: site.name },
  publisher: { "@type": "Organization", "@id": businessId(), name: site.name },
});
