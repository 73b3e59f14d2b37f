import { headerLinks } from "../../content/navigation.ts";
import { adminPaths } from "../../features/admin/paths.ts";
import { portalPaths } from "../../features/portal/paths.ts";
import { api, files, paths } from "../../features/site/paths.ts";

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
 * Rules for speculation: a link that is pointed at is fetched, and one of the main pages is made ready as soon as its link is
 * pressed. A page made ready ahead counts as seen, and runs its embeds, only once it is shown.
 */
const rules = {
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

/** As every page carries them: a file of their own would be one request more with each page. */
export const speculationRules = JSON.stringify(rules);

/** What the Content-Security-Policy knows them by: the SHA-256 of their text. A test tells it anew when they change. */
export const speculationRulesHash = "sha256-zU0Ex0+WiFkT0tg27etO/H4JldCyHmz/rBaba76cp9I=";
