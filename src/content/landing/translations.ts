import { hiddenPages } from "../business.ts";
import { translations } from "../languages.ts";
import { landingPages } from "./index.ts";
import type { LandingPage } from "./landing-page.ts";

/** Those whose page in English is shown. */
export const translatedPages: readonly LandingPage[] = Object.values(translations)
  .flatMap(({ pages }) => pages)
  .filter(
    ({ path, translation }) =>
      landingPages.some((page) => page.path === translation?.of) && !hiddenPages.includes(path),
  );

/** The page in each of its languages, English first; none where it is in English alone. */
export function languagesOf({ path, translation }: LandingPage): readonly { language: string; path: string }[] {
  const english = translation?.of ?? path;
  const others = translatedPages.flatMap((page) =>
    page.translation?.of === english ? [{ language: page.translation.language, path: page.path }] : [],
  );
  return others.length > 0 ? [{ language: "en", path: english }, ...others] : [];
}

/** Apart from the home page's. */
export const hasOwnForm = ({ translation }: LandingPage): boolean => translation?.eventType !== undefined;
