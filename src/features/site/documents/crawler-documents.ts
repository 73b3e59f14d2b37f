import { max } from "drizzle-orm";
import { paymentsInEnglish } from "../../../content/landing/payments.ts";
import { translations } from "../../../content/languages.ts";
import { claims, eventsPlayed, site } from "../../../content/site.ts";
import { landing } from "../../../content/words/en/landing.ts";
import { batchOf } from "../../../database/batch-of.ts";
import type { Database } from "../../../database/client.ts";
import { galleryItems, mixes, packages, shows, testimonials } from "../../../database/schema/content.ts";
import { day } from "../../../platform/durations.ts";
import { dollars } from "../../../platform/money.ts";
import { xml } from "../../../platform/pages/markup.ts";
import type { Alternate } from "../../../platform/pages/metadata/page-metadata.ts";
import { adminPaths } from "../../admin/paths.ts";
import { listPostsQuery, type PostTeaser } from "../../blog/store.ts";
import { portalPaths } from "../../portal/paths.ts";
import type { SalesTax } from "../../prices/model.ts";
import type { Package } from "../../prices/packages.ts";
import { plusTax } from "../../prices/tax.ts";
import { absolute, api, blogPost, documents, paths } from "../paths.ts";
import { publicPages } from "./public-pages.ts";

export async function postsAndNewestRows(db: Database) {
  const {
    posts,
    ofGallery: [ofGallery],
    ofPackages: [ofPackages],
    ofTestimonials: [ofTestimonials],
    ofMixes: [ofMixes],
    ofShows: [ofShows],
  } = await batchOf(db, {
    posts: listPostsQuery(db),
    ofGallery: db.select({ at: max(galleryItems.createdAt) }).from(galleryItems),
    ofPackages: db.select({ at: max(packages.createdAt) }).from(packages),
    ofTestimonials: db.select({ at: max(testimonials.createdAt) }).from(testimonials),
    ofMixes: db.select({ at: max(mixes.createdAt) }).from(mixes),
    ofShows: db.select({ at: max(shows.createdAt) }).from(shows),
  });
  const newest = {
    gallery: ofGallery?.at ?? 0,
    packages: ofPackages?.at ?? 0,
    testimonials: ofTestimonials?.at ?? 0,
    mixes: ofMixes?.at ?? 0,
    shows: ofShows?.at ?? 0,
  };
  return { posts, newest };
}

/** Instants; zero when there is no row. */
type NewestRows = Awaited<ReturnType<typeof postsAndNewestRows>>["newest"];

/** The later of `changed` and the newest row (sitemaps.org). */
export function sitemap(origin: string, posts: readonly PostTeaser[], newest: NewestRows): string {
  const shown: Readonly<Record<string, number>> = {
    [paths.home]: Math.max(newest.packages, newest.testimonials),
    [paths.book]: newest.packages,
    [paths.mixes]: newest.mixes,
    [paths.live]: newest.shows,
    [paths.gallery]: newest.gallery,
    [paths.blog]: Math.max(0, ...posts.map(({ updatedAt }) => updatedAt)),
  };
  const changes = [
    ...publicPages.map(({ path, changed, alternates = [] }) => ({
      path,
      alternates,
      changed: Math.max(Date.parse(changed), shown[path] ?? 0),
    })),
    ...posts.map(({ slug, updatedAt }) => ({ path: blogPost(slug), changed: updatedAt, alternates: [] })),
  ];
  const linkTo = ({ language, path }: Alternate) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${xml(absolute(origin, path))}"/>`;
  const urls = changes.map(
    ({ path, changed, alternates }) =>
      `  <url><loc>${xml(absolute(origin, path))}</loc><lastmod>${new Date(changed).toISOString()}</lastmod>${alternates.map(linkTo).join("")}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
}

/** RFC 9309. */
export const robots = (origin: string): string => `User-agent: *
Disallow: ${adminPaths.today}
Disallow: ${portalPaths.dashboard}
Disallow: ${api.prefix}

Sitemap: ${absolute(origin, documents.sitemap)}
`;

/** Days, from each request. */
const contactHolds = 180;

/** RFC 9116. */
export const securityText = (origin: string, now: number): string => `Contact: mailto:${site.email}
Expires: ${new Date(now + contactHolds * day).toISOString().slice(0, 10)}T00:00:00Z
Preferred-Languages: ${["en", ...Object.keys(translations)].join(", ")}
Canonical: ${absolute(origin, documents.security)}
`;

/** In the llmstxt.org format. */
export function llmsText(
  origin: string,
  packages: readonly Package[],
  tax: SalesTax | null,
  posts: readonly PostTeaser[],
): string {
  const link = (name: string, path: string, note = "") => `- [${name}](${absolute(origin, path)})${note}`;
  const figures = [...eventsPlayed, ...(claims.rating ? [`rated ${claims.rating} of 5`] : [])];
  return `# ${site.name}

> ${site.tagline}

- Area: ${site.areas.join(", ")}, ${site.region}
${figures.length > 0 ? `- Claims: ${figures.join(", ")}\n` : ""}- Phone: ${site.phone.display}
- Email: ${site.email}
- Payments: ${paymentsInEnglish}

## Packages

${packages.map(({ name, price, duration, description }) => `- ${name}: ${dollars(price)}${plusTax(landing, tax)}, ${duration} hours of music. ${description}`).join("\n")}

## Pages

${publicPages.map(({ name, path }) => link(name, path)).join("\n")}

## Planning notes

${posts.map(({ title, slug, excerpt }) => link(title, blogPost(slug), `: ${excerpt}`)).join("\n")}
`;
}
