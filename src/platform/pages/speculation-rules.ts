import { createHash } from "node:crypto";
import { headerLinks } from "../../content/navigation.ts";
import { adminPaths } from "../../features/admin/paths.ts";
import { portalPaths } from "../../features/portal/paths.ts";
import { api, files, paths } from "../../features/site/paths.ts";

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

/** Views and embeds count only when shown. */
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

/** Inline, to save a request. */
export const speculationRules = JSON.stringify(rules);

/** For the policy of scripts. */
export const speculationRulesHash = `sha256-${createHash("sha256").update(speculationRules).digest("base64")}`;
