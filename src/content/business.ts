// A made-up business: tests run on it, whoever owns the site. `npm run setup` keeps it for them and writes yours here; run
// that before you change anything by hand.
import type { Identity, Place, Town } from "./identity.ts";
import type { OpeningHours, Show } from "./office-hours.ts";

export const identity: Identity = {
  name: "Sunset Bay DJ",
  legalName: "Sunset Bay DJ LLC",
  phone: { display: "(813) 555-0142", href: "tel:+18135550142", e164: "+1-813-555-0142" },
  email: "hello@sunsetbaydj.example",
  mailFrom: "bookings@sunsetbaydj.example",
  payTo: {
    zelle: "hello@sunsetbaydj.example",
    venmo: "@sunsetbaydj",
    bank: { name: "Bayshore Sample Bank", routing: "000000000", account: "0000101800" },
  },
  postalAddress: ["PO Box 1018", "Tampa, FL 33601"],
  taxNumber: "00-0000000",
  streamingChannel: { label: "Twitch", name: "sunsetbaydj", href: "https://www.twitch.tv/sunsetbaydj" },
  merchStore: "https://sunsetbaydj.printful.me",
  schedulingPage: "https://calendly.com/sunsetbaydj/consultation",
  social: [
    { label: "Instagram", href: "https://www.instagram.com/sunsetbaydj" },
    { label: "Spotify", href: "https://open.spotify.com/user/sunsetbaydj" },
    { label: "YouTube", href: "https://www.youtube.com/@sunsetbaydj" },
    { label: "Twitch", href: "https://www.twitch.tv/sunsetbaydj" },
  ],
  reviewProfile: { label: "Google", href: "https://g.page/r/sunsetbaydj/review" },
  video: {
    player: { type: "file", src: "/media/sample-reel.webm" },
    title: "Light, sound and a full floor",
    caption: "A sample reel, made for this site",
    uploaded: "2026-11-22",
  },
};

export const place: Place = {
  region: "FL",
  state: "Florida",
  metro: "Tampa Bay",
  since: 2015,
  copyrightYear: 2025,
  payments: ["cash", "card", "venmo", "zelle", "check-from-firms"],
  beaches: true,
};

export const towns: readonly [Town, ...Town[]] = [
  { name: "Tampa", latitude: 27.9506, longitude: -82.4572, postalCode: "33602" },
  { name: "St. Petersburg", latitude: 27.7676, longitude: -82.6403, postalCode: "33701" },
  { name: "Clearwater", latitude: 27.9659, longitude: -82.8001, postalCode: "33755" },
  { name: "Clearwater Beach", latitude: 27.9775, longitude: -82.8271, farther: true },
  { name: "Brandon", latitude: 27.9378, longitude: -82.2859 },
  { name: "Riverview", latitude: 27.8661, longitude: -82.3265 },
  { name: "Plant City", latitude: 28.0186, longitude: -82.1129 },
  { name: "Tarpon Springs", latitude: 28.1461, longitude: -82.7568, farther: true },
  { name: "Dunedin", latitude: 28.0197, longitude: -82.7718, farther: true },
  { name: "Bradenton", latitude: 27.4989, longitude: -82.5748, farther: true },
  { name: "Lakeland", latitude: 28.0395, longitude: -81.9498, farther: true },
  { name: "Sarasota", latitude: 27.3364, longitude: -82.5307, farther: true },
  { name: "Orlando", latitude: 28.5384, longitude: -81.3789, farther: true },
];

/** Meters around a city's center. */
export const serviceRadius = 50_000;

export const hiddenPages: readonly string[] = [];

/** IANA name; every date and show time is in it. */
export const timeZone = "America/New_York";

/** As in "8 PM Eastern". */
export const zoneName = "Eastern";

export const claims = {
  corporateEvents: "500+",
  weddings: "200+",
  privateEvents: "300+",
  retention: "98%",
  rating: "4.9",
} as const;

export const counted = {
  corporateEvents: "corporate events around the bay",
  weddings: "weddings in Tampa alone",
  privateEvents: "private events in Tampa and St. Pete",
} as const;

export const discountPercent = 25;

export const discountCodes = {
  corporate: "CORP25",
  wedding: "WEDDING25",
  "private-party": "PARTY25",
};

/** Of a total, rounded to whole dollars. This and the next three are defaults, changed under Settings. */
export const depositPercent = 25;

/** Before the event. */
export const balanceDueDays = 7;

/** Days that a quote holds its price. */
export const quoteDays = 14;

/** Hours that an accepted quote holds its date. */
export const holdHours = 48;

/** Only the default: use `officeHoursOf` of features/settings. */
export const standardOfficeHours: readonly OpeningHours[] = [
  { days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "09:00", closes: "18:00" },
  { days: ["Saturday", "Sunday"], opens: "10:00", closes: "22:00" },
];

/** Monday first. */
export const schedule: readonly Show[] = [
  { day: "tuesday", start: 20, hours: 2 },
  { day: "thursday", start: 20, hours: 2 },
  { day: "friday", start: 21, hours: 3 },
  { day: "saturday", start: 20, hours: 3 },
  { day: "sunday", start: 14, hours: 2 },
];

/** Calendars repeat shows from here; move it with a show, so that saved calendars count as outdated. */
export const scheduleSince = "2026-01-01";
