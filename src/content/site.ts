import { counted, identity, place, claims as shownClaims, timeZone, towns, zoneName } from "./business.ts";
import type { Claims } from "./identity.ts";

export { counted };

export const claims: Claims = shownClaims;

/** "200+ weddings" */
export const eventsPlayed: readonly string[] = (["weddings", "corporateEvents", "privateEvents"] as const).flatMap(
  (kind) => (claims[kind] ? [`${claims[kind]} ${counted[kind]}`] : []),
);

/** Read by every page, mail, feed and structured-data block. */
export const site = {
  ...identity,
  ...place,
  tagline: `Mobile DJ and MC for ${place.metro}. Licensed and insured, in service since ${place.since}.`,
  city: towns[0].name,
  country: "US",
  /** Adds the state unless the area names it. */
  metroAndState: (place.metro.includes(place.state) ? place.metro : `${place.metro}, ${place.state}`).replace(
    /^./,
    (letter) => letter.toUpperCase(),
  ),
  timeZone,
  zoneName,
  areas: towns.filter(({ farther }) => !farther).map(({ name }) => name),
} as const;

/** Other calendars than Calendly's are only linked. */
export const embedsCalendar = identity.schedulingPage?.startsWith("https://calendly.com/") ?? false;

export const backupSystem = "A second system at every event";

export const guarantee = "100% money-back and satisfaction guarantee";
