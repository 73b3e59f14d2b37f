import type { EventCategory } from "../../content/categories.ts";
import { contactFragment, homeTab, paths } from "../site/paths.ts";

/** Landing pages whose visitors do not look for a wedding DJ, by the tab that is theirs. */
const pagesOf: Readonly<Partial<Record<EventCategory, readonly string[]>>> = {
  corporate: [paths.corporateTampa, paths.corporateStPetersburg, paths.corporateClearwater],
  "private-party": [
    ...[paths.partyTampa, paths.partyStPetersburg, paths.partyClearwater],
    ...[paths.nightclubTampa, paths.schoolDanceTampa, paths.quinceaneraTampa, paths.barMitzvahTampa],
  ],
};

/** The address that `/#contact` stands for when it is opened from the page at `path`; `null` where it stands for itself. */
export function tabFor(path: string): string | null {
  for (const category of ["corporate", "private-party"] as const)
    if (pagesOf[category]?.includes(path)) return homeTab(category) + contactFragment;
  return null;
}
