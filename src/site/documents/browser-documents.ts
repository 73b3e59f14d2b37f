import { adminPaths } from "../../admin/paths.ts";
import { headerLinks } from "../../content/navigation.ts";
import { site } from "../../content/site.ts";
import { portalPaths } from "../../portal/paths.ts";
import { api, files, paths } from "../paths.ts";

/** What a browser shows when a visitor puts the site on the home screen (W3C web app manifest). */
export const webManifest = {
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

/** Addresses that are never fetched ahead: what acts or is private, files to keep, and anything with a query. */
const neverAhead = [
  `${api.prefix}*`,
  `${adminPaths.today}*`,
  `${portalPaths.dashboard}*`,
  `${files.pressKit}/*`,
  `${files.media}/*`,
  "/*.xml",
  "/*.txt",
  "/*.ics",
  "/*\\?(.+)",
];

const fetchable = [{ not: { href_matches: neverAhead } }, { not: { selector_matches: "[download], [rel~=nofollow]" } }];

/**
 * Speculation rules: a link that is pointed at is fetched, and one of the main pages is made ready as soon as its link is
 * pressed. A page made ready ahead counts as seen, and runs its embeds, only once it is shown.
 */
export const speculationRules = {
  prefetch: [{ where: { and: [{ href_matches: "/*" }, ...fetchable] }, eagerness: "moderate" }],
  prerender: [
    {
      where: {
        and: [
          { href_matches: [...new Set([...headerLinks.map(({ href }) => href), paths.book, paths.blog, paths.mixes])] },
          ...fetchable,
        ],
      },
      eagerness: "conservative",
    },
  ],
};
