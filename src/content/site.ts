import { identity } from "./identity.ts";
import { timeZone } from "./time-zone.ts";

/** The business: who it is, and what it does where. Every page, mail, feed and structured-data block reads these facts from here. */
export const site = {
  ...identity,
  tagline: "Mobile DJ and MC for Tampa Bay. Licensed and insured, in service since 2015.",
  city: "Tampa",
  region: "FL",
  country: "US",
  /** IANA zone of every calendar date and show time. */
  timeZone,
  since: 2015,
  copyrightYear: 2025,
  areas: ["Tampa", "St. Petersburg", "Clearwater", "Brandon", "Riverview", "Plant City"],
  payments: "Cash, credit card, Venmo or Zelle",
} as const;

/** Claims that pages show, each stated once. Rating is out of five. */
export const claims = {
  corporateEvents: "500+",
  weddings: "200+",
  privateEvents: "300+",
  retention: "98%",
  rating: "4.9",
} as const;
