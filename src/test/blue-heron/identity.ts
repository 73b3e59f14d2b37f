import type { Identity } from "../../content/identity.ts";

/** A made-up second business: nothing that it shows may be the first one's. */
export const identity: Identity = {
  sample: false,
  name: "Blue Heron Sound",
  legalName: "Blue Heron Sound Inc.",
  phone: { display: "(912) 555-0177", href: "tel:+19125550177", e164: "+1-912-555-0177" },
  email: "hello@blueheron.example",
  mailFrom: "bookings@blueheron.example",
  payTo: { zelle: "money@blueheron.example" },
  postalAddress: ["14 Heron Lane", "Savannah, GA 31401"],
  streamingChannel: { label: "Twitch", name: "blueheronsound", href: "https://www.twitch.tv/blueheronsound" },
  schedulingPage: "https://calendly.com/blueheron/talk",
  social: [{ label: "Instagram", href: "https://www.instagram.com/blueheronsound" }],
  video: {
    player: { type: "youtube", id: "AAAAAAAAAAA" },
    title: "An evening under the oaks",
    caption: "Filmed at a wedding",
    uploaded: "2026-05-01",
  },
  owner: {
    name: "June Okafor",
    portrait: {
      alt: "June Okafor at the decks.",
      width: 480,
      height: 320,
      colors: "#000000,#000000,#000000",
      avif: null,
      srcset: "/pictures/portrait-dj-480.webp 480w",
      src: "/pictures/portrait-dj-480.webp",
    },
    words: "I play what the room asks for. You meet me, and it is me who comes.",
    signature: "June, your DJ",
  },
};
