import { pagesOfTab } from "../../content/landing/addresses.ts";
import { contactFragment, homeTab } from "../site/paths.ts";

/** `null` stands for `/#contact` itself. */
export function tabFor(path: string): string | null {
  for (const category of ["corporate", "private-party"] as const)
    if (pagesOfTab[category]?.includes(path)) return homeTab(category) + contactFragment;
  return null;
}
