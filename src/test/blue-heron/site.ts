import { identity } from "./identity.ts";
import { timeZone, zoneName } from "./time-zone.ts";

export * from "../../content/site.ts";

export const site = {
  ...identity,
  tagline: "Mobile DJ for Savannah and the islands, in service since 2019.",
  city: "Savannah",
  region: "GA",
  state: "Georgia",
  metro: "the Low Country",
  country: "US",
  timeZone,
  zoneName,
  since: 2019,
  copyrightYear: 2025,
  areas: ["Savannah", "Pooler", "Tybee Island"],
  payments: "Cash, credit card or Zelle",
} as const;

export const claims = {
  corporateEvents: "40+",
  weddings: "90+",
  privateEvents: "60+",
  retention: "91%",
  rating: "4.8",
} as const;

export const counted = {
  corporateEvents: "company nights",
  weddings: "weddings",
  privateEvents: "private parties",
} as const;
