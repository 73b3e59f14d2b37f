import type { BlogPostingLeaf, ListItemLeaf, MediaObjectLeaf, VideoObjectLeaf } from "schema-dts";
import type { Question } from "../../../content/landing/landing-page.ts";
import type { BreadcrumbItem } from "../../../content/landing/page-links.ts";
import { type Product, productInStore } from "../../../content/merch.ts";
import type { Picture } from "../../../content/picture.ts";
import type { Player } from "../../../content/player.ts";
import { site } from "../../../content/site.ts";
import type { Words } from "../../../content/words/en/index.ts";
import { businessId, type StructuredData } from "../../../platform/pages/metadata/structured-data.ts";
import type { Post } from "../../blog/store.ts";
import { blogPost, productOnMerch } from "../paths.ts";

/** Sets the site name in search results. */
export const webSite = ({ formats, frame }: Words): StructuredData => ({
  "@context": "https://schema.org",
  "@type": "WebSite",
  name: site.name,
  url: frame.home,
  inLanguage: formats.tag,
  publisher: { "@id": businessId() },
});

interface Video extends Recording {
  player: Extract<Player, { type: "youtube" | "file" }>;
  poster: Picture;
}

export const videoObject = (video: Video): StructuredData => ({
  "@context": "https://schema.org",
  "@type": "VideoObject",
  ...recording(video),
  thumbnailUrl: video.poster.src,
  ...(video.player.type === "file"
    ? ({ contentUrl: video.player.src } satisfies Partial<VideoObjectLeaf>)
    : ({
        embedUrl: `https://www.youtube-nocookie.com/embed/${encodeURIComponent(video.player.id)}`,
      } satisfies Partial<VideoObjectLeaf>)),
  publisher: { "@id": businessId() },
});

export interface Recording {
  /** Tells apart works of the same name. */
  address?: string;
  name: string;
  description?: string;
  /** ISO 8601. */
  uploaded: string;
  /** `58:12` or `1:04:05` */
  length?: string | null;
  tags?: readonly string[];
}

/** `1:04:05` as `PT1H4M5S`. */
function duration(length: string): string | null {
  const [, hours = "0", minutes, seconds] = /^(?:(\d+):)?(\d+):(\d{2})$/.exec(length) ?? [];
  if (minutes === undefined) return null;
  return `PT${Number(hours) ? `${Number(hours)}H` : ""}${Number(minutes)}M${Number(seconds)}S`;
}

type Properties = Partial<Omit<MediaObjectLeaf, "@type">>;

function recording({ address, name, description, uploaded, length, tags = [] }: Recording) {
  const lasts = length ? duration(length) : null;
  return {
    ...(address ? ({ "@id": address } satisfies Properties) : {}),
    name,
    ...(description ? ({ description } satisfies Properties) : {}),
    uploadDate: uploaded,
    ...(lasts ? ({ duration: lasts } satisfies Properties) : {}),
    ...(tags.length > 0 ? ({ keywords: tags.join(", ") } satisfies Properties) : {}),
  } satisfies Properties;
}

export const productData = ({ id, name, price, description }: Product): StructuredData => ({
  "@context": "https://schema.org",
  "@type": "Product",
  "@id": productOnMerch(id),
  name,
  description,
  image: "/cards/default.jpg",
  brand: { "@type": "Brand", name: site.name },
  offers: {
    "@type": "Offer",
    price: price / 100,
    priceCurrency: "USD",
    availability: "https://schema.org/InStock",
    url: productInStore({ id }),
    seller: { "@id": businessId() },
  },
});

export const faqPage = (questions: readonly Question[], inLanguage: string): StructuredData => ({
  "@context": "https://schema.org",
  "@type": "FAQPage",
  inLanguage,
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

export const breadcrumbList = (items: readonly BreadcrumbItem[]): StructuredData => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: items.map(({ label, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    ...(href ? ({ item: href } satisfies Partial<ListItemLeaf>) : {}),
  })),
});

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

/** On SoundCloud or Mixcloud. */
export interface Audio extends Recording {
  url: string;
  cover: Picture;
}

export const audioObject = (audio: Audio): StructuredData => ({
  "@context": "https://schema.org",
  "@type": "AudioObject",
  ...recording(audio),
  url: audio.url,
  thumbnailUrl: audio.cover.src,
  publisher: { "@id": businessId() },
});
