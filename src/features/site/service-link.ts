import type { ServicePage } from "../../content/landing/page-links.ts";
import { translatedPages } from "../../content/landing/translations.ts";
import type { NavLink } from "../../content/navigation.ts";
import type { Words } from "../../content/words/en/index.ts";

/** To the page of a service in these words' language, or to the one in English, marked. */
export function serviceLinkOf(
  page: ServicePage,
  name: string,
  { formats, home, ui }: Words,
): NavLink & { teaser: string } {
  const serviceWords = home.services?.[page.service];
  if (!serviceWords) return { label: name, teaser: page.teaser, href: page.path };
  const there = translatedPages.find(
    ({ translation }) => translation?.of === page.path && translation.language === formats.tag,
  );
  if (there) return { label: serviceWords.name, teaser: there.teaser, href: there.path };
  return {
    label: `${serviceWords.name} ${ui.inEnglish}`,
    teaser: serviceWords.teaser,
    href: page.path,
    hrefLang: "en",
  };
}
