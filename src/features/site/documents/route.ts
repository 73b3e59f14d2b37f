import { site } from "../../../content/site.ts";
import { batchOf } from "../../../database/batch-of.ts";
import { day } from "../../../platform/durations.ts";
import { adminPaths } from "../../admin/paths.ts";
import { listPostsQuery } from "../../blog/store.ts";
import { portalPaths } from "../../portal/paths.ts";
import { listPackagesQuery } from "../../prices/packages.ts";
import { salesTaxOf } from "../../settings/model.ts";
import { settingsQuery } from "../../settings/store.ts";
import type { PublicRoute } from "../frame/public-route.ts";
import { documents, paths } from "../paths.ts";
import { llmsText, postsAndNewestRows, robots, securityText, sitemap } from "./crawler-documents.ts";

/** W3C web app manifest. */
const webManifest = {
  id: paths.home,
  name: site.name,
  short_name: site.name,
  description: site.tagline,
  start_url: paths.home,
  scope: paths.home,
  display: "minimal-ui",
  background_color: "#0b0d17",
  theme_color: "#0b0d17",
  icons: [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
};

/** An iPhone shows notifications only of an installed app. */
const adminManifest = {
  ...webManifest,
  id: adminPaths.today,
  name: `${site.name}, administration`,
  short_name: "Admin",
  description: "Leads, bookings and the evening itself, for the DJ.",
  start_url: adminPaths.today,
  scope: adminPaths.today,
  display: "standalone",
};

/** Opens the page from which it was added, of a client or of a key. */
const portalManifest = {
  ...webManifest,
  id: undefined,
  start_url: undefined,
  scope: portalPaths.dashboard,
  display: "standalone",
};

const plain = "text/plain; charset=UTF-8";

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
    shows: ["packages", "settings", "posts"],
    async show({ db, origin }) {
      const { packages, set, posts } = await batchOf(db, {
        packages: listPackagesQuery(db),
        set: settingsQuery(db),
        posts: listPostsQuery(db),
      });
      return { text: llmsText(origin, packages, salesTaxOf(set), posts), type: plain };
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
  {
    path: documents.adminManifest,
    show: () => ({ text: JSON.stringify(adminManifest), type: "application/manifest+json" }),
  },
  {
    path: documents.portalManifest,
    show: () => ({ text: JSON.stringify(portalManifest), type: "application/manifest+json" }),
  },
];
