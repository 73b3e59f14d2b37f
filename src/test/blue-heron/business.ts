import type { EventCategory } from "../../content/categories.ts";
import type { Claims, Identity, Place, Town } from "../../content/identity.ts";
import type { OpeningHours, Show } from "../../content/office-hours.ts";
import type { CalendarDate } from "../../platform/dates.ts";

/** A made-up second business, without stream, store, call scheduling or figures. */
export const identity: Identity = {
  name: "Blue Heron Sound",
  legalName: "Blue Heron Sound Inc.",
  phone: { display: "(912) 555-0177", href: "tel:+19125550177", e164: "+1-912-555-0177" },
  email: "hello@blueheron.example",
  mailFrom: "bookings@blueheron.example",
  payTo: { zelle: "money@blueheron.example" },
  postalAddress: ["14 Heron Lane", "Savannah, GA 31401"],
  social: [],
  video: {
    player: { type: "youtube", id: "AAAAAAAAAAA" },
    title: "An evening under the oaks",
    caption: "Filmed at a wedding",
    uploaded: "2026-05-01",
  },
  owner: {
    name: "June Okafor",
    portrait: "portraitDj",
    words: "I play what the room asks for. You meet me, and it is me who comes.",
    signature: "June, your DJ",
  },
};

export const place: Place = {
  region: "GA",
  state: "Georgia",
  metro: "the Low Country",
  since: 2019,
  copyrightYear: 2025,
  payments: ["cash", "venmo", "zelle", "check"],
};

export const towns: readonly [Town, ...Town[]] = [
  { name: "Savannah", latitude: 32.0809, longitude: -81.0912, postalCode: "31401" },
  { name: "Tybee Island", latitude: 32.0002, longitude: -80.8457, postalCode: "31328" },
  { name: "Pooler", latitude: 32.1155, longitude: -81.2471 },
];

export const serviceRadius = 40_000;

export const hiddenPages: readonly string[] = [];

export const timeZone = "America/Chicago";
export const zoneName = "Central";

export const claims: Claims = {};

export const counted = {
  corporateEvents: "company nights",
  weddings: "weddings",
  privateEvents: "private parties",
} as const;

export const discountPercent = 10;

export const discountCodes: Readonly<Record<EventCategory, string>> = {
  corporate: "HERONWORK",
  wedding: "HERONLOVE",
  "private-party": "HERONFUN",
};

export const depositPercent = 20;
export const balanceDueDays = 5;
export const quoteDays = 10;
export const holdHours = 36;

export const standardOfficeHours: readonly OpeningHours[] = [
  { days: ["Tuesday", "Wednesday", "Thursday"], opens: "11:00", closes: "19:00" },
];

export const schedule: readonly Show[] = [];

export const scheduleSince: CalendarDate = "2026-02-01";
