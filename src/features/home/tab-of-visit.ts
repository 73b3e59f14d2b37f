import type { EventCategory } from "../../content/categories.ts";
import { contactFragment, homeTab, paths } from "../site/paths.ts";

/** Landing pages for other tabs than weddings. */
const pagesOf: Readonly<Partial<Record<EventCategory, readonly string[]>>> = {
  corporate: [paths.corporateTampa, paths.corporateStPetersburg, paths.corporateClearwater],
  "private-party": [
    ...[paths.partyTampa, paths.partyStPetersburg, paths.partyClearwater],
    ...[paths.nightclubTampa, paths.schoolDanceTampa, paths.quinceaneraTampa, paths.barMitzvahTampa],
  ],
};

/** What `/#contact` stands for when opened from `path`; `null`: itself. */
export function tabFor(path: string): string | null {
  for (const category of ["corporate", "private-party"] as const)
    if (pagesOf[category]?.includes(path)) return homeTab(category) + contactFragment;
  return null;
}
