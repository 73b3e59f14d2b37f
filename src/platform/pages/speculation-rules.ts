import { headerLinks } from "../../content/navigation.ts";
import { adminPaths } from "../../features/admin/paths.ts";
import { portalPaths } from "../../features/portal/paths.ts";
import { api, files, paths } from "../../features/site/paths.ts";

/** Actions, private pages, files, and anything with a query. */
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
 * A link that is pointed at is fetched, and a main page is prerendered once its link is pressed. It counts as seen,
 * and runs its embeds, only when shown.
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

/** Inline: a file would be one more request a page. */
export const speculationRules = JSON.stringify(rules);

/** For the Content-Security-Policy; a test tells the new hash when the rules change. */
export const speculationRulesHash = "sha256-zU0Ex0+WiFkT0tg27etO/H4JldCyHmz/rBaba76cp9I=";
