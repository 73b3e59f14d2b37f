import { timeZone } from "./time-zone.ts";

/** Who the business is. Every page, mail, feed and structured-data block reads these facts from here. */
export const site = {
  name: "Sunset Bay DJ",
  tagline: "Mobile DJ and MC for Tampa Bay. Licensed and insured, in service since 2015.",
  phone: { display: "(813) 555-0142", href: "tel:+18135550142", e164: "+1-813-555-0142" },
  email: "hello@sunsetbaydj.example",
  /** The address that mails are sent from; answers go to the other party by Reply-To. */
  mailFrom: "bookings@sunsetbaydj.example",
  city: "Tampa",
  region: "FL",
  country: "US",
  /** IANA zone of every calendar date and show time. */
  timeZone,
  since: 2015,
  copyrightYear: 2025,
  streamingChannel: { label: "Twitch", name: "sunsetbaydj", href: "https://www.twitch.tv/sunsetbaydj" },
  merchStore: "https://sunsetbaydj.printful.me",
  schedulingPage: "https://calendly.com/sunsetbaydj/consultation",
  social: [
    { label: "Instagram", href: "https://www.instagram.com/sunsetbaydj" },
    { label: "Spotify", href: "https://open.spotify.com/user/sunsetbaydj" },
    { label: "YouTube", href: "https://www.youtube.com/@sunsetbaydj" },
    { label: "Twitch", href: "https://www.twitch.tv/sunsetbaydj" },
  ],
  video: {
    id: "ScMzIvxBSi4",
    title: "Ninety seconds from one Saturday",
    caption: "Vows, toasts and the last song, Clearwater Beach",
    uploaded: "2025-04-28",
  },
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
