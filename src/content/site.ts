import { identity } from "./identity.ts";
import { timeZone, zoneName } from "./time-zone.ts";

/** Every page, mail, feed and structured-data block reads these facts from here. */
export const site = {
  ...identity,
  tagline: "Mobile DJ and MC for Tampa Bay. Licensed and insured, in service since 2015.",
  city: "Tampa",
  region: "FL",
  state: "Florida",
  /** As in "around Tampa Bay". */
  metro: "Tampa Bay",
  country: "US",
  /** IANA zone of every date and show time. */
  timeZone,
  zoneName,
  since: 2015,
  copyrightYear: 2025,
  areas: ["Tampa", "St. Petersburg", "Clearwater", "Brandon", "Riverview", "Plant City"],
  payments: "Cash, credit card, Venmo or Zelle; a check from companies and schools",
} as const;

export const backupSystem = "A second system at every event";

/** Of the Refund Policy. */
export const guarantee = "100% money-back and satisfaction guarantee";

/** Rating is out of five. */
export const claims = {
  corporateEvents: "500+",
  weddings: "200+",
  privateEvents: "300+",
  retention: "98%",
  rating: "4.9",
} as const;

/** Pages of other cities and kinds have counts of their own. */
export const counted = {
  corporateEvents: "corporate events around the bay",
  weddings: "weddings in Tampa alone",
  privateEvents: "private events in Tampa and St. Pete",
} as const;
