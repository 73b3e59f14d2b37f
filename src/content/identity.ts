import type { Picture } from "./picture.ts";
import type { Player } from "./player.ts";

/** Whose face and word stand behind the name. Pages, mails and the contract name the owner once there is one. */
interface Owner {
  name: string;
  portrait: Picture;
  /** Two sentences in the owner's own words. */
  words: string;
  /** How the owner signs: "Sam, your DJ". */
  signature: string;
}

/** A link to a profile elsewhere. */
interface Profile {
  label: string;
  href: string;
}

/** Who the business is: all that a new owner replaces, in one place. docs/make-it-yours.md says in which order. */
export interface Identity {
  /** All of this is made up. While it is, `npm run deploy` refuses. */
  sample: boolean;
  name: string;
  /** The name on contracts, invoices and the W-9. */
  legalName: string;
  phone: { display: string; href: string; e164: string };
  email: string;
  /** The address that mails are sent from; answers go to the other party by Reply-To. */
  mailFrom: string;
  /** Where money that does not come by card goes; what is left out is not offered. Checks are made out to the legal name. */
  payTo: { zelle?: string; venmo?: string };
  streamingChannel: Profile & { name: string };
  merchStore: string;
  schedulingPage: string;
  social: readonly Profile[];
  /** What the home page plays: a recording on YouTube, or a film of this site's own. `uploaded` is its day. */
  video: {
    player: Extract<Player, { type: "youtube" | "file" }>;
    title: string;
    caption: string;
    uploaded: string;
  };
  owner?: Owner;
}

export const identity: Identity = {
  sample: true,
  name: "Sunset Bay DJ",
  legalName: "Sunset Bay DJ LLC",
  phone: { display: "(813) 555-0142", href: "tel:+18135550142", e164: "+1-813-555-0142" },
  email: "hello@sunsetbaydj.example",
  mailFrom: "bookings@sunsetbaydj.example",
  payTo: { zelle: "hello@sunsetbaydj.example", venmo: "@sunsetbaydj" },
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
    player: { type: "file", src: "/media/sample-reel.webm" },
    title: "Light, sound and a full floor",
    caption: "A sample reel, made for this site",
    uploaded: "2026-11-22",
  },
};

/** The fields of an identity that are made up: all that it has, while it is a sample. */
export const sampleFields = ({ sample, ...fields }: Identity): string[] => (sample ? Object.keys(fields) : []);
