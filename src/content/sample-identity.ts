import type { Identity } from "./identity.ts";

/** A made-up business. The tests use its site, whoever owns this one. */
export const sampleIdentity: Identity = {
  sample: true,
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

/** All fields of an identity that is a sample. */
export const sampleFields = ({ sample, ...fields }: Identity): string[] => (sample ? Object.keys(fields) : []);
