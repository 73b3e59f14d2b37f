import { day } from "../../../platform/durations.ts";
import { listPostsQuery } from "../../blog/posts.ts";
import { listPackagesQuery } from "../../prices/packages.ts";
import type { PublicRoute } from "../frame/public-route.ts";
import { documents } from "../paths.ts";
import { webManifest } from "./browser-documents.ts";
import { llmsText, robots, securityText, sitemap } from "./crawler-documents.ts";
import { postsAndNewestRows } from "./newest-rows.ts";

const plain = "text/plain; charset=UTF-8";

/** What crawlers and browsers ask for beside the pages. */
export const documentRoutes: readonly PublicRoute[] = [
  {
    path: documents.sitemap,
    shows: ["posts", "gallery_items", "packages", "testimonials", "mixes", "shows"],
    async show({ db, origin }) {
      const { posts, newest } = await postsAndNewestRows(db);
      return { text: sitemap(origin, posts, newest), type: "application/xml; charset=UTF-8" };
    },
  },
  {
    path: documents.llms,
    shows: ["packages", "posts"],
    async show({ db, origin }) {
      const [packages, posts] = await db.batch([listPackagesQuery(db), listPostsQuery(db)]);
      return { text: llmsText(origin, packages, posts), type: plain };
    },
  },
  { path: documents.robots, show: ({ origin }) => ({ text: robots(origin), type: plain }) },
  {
    path: documents.security,
    show: ({ origin, now }) => ({ text: securityText(origin, now), type: plain, until: now + day }),
  },
  {
    path: documents.webManifest,
    show: () => ({ text: JSON.stringify(webManifest), type: "application/manifest+json" }),
  },
];
