import type { Picture } from "./picture.ts";
import type { Player } from "./player.ts";
import { sampleIdentity } from "./sample-identity.ts";

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
  payTo: { zelle?: string; venmo?: string; bank?: { name: string; routing: string; account: string } };
  /** Where letters and checks go, line by line; invoices say it. */
  postalAddress: readonly string[];
  /** The EIN, as invoices for companies say it. */
  taxNumber?: string;
  streamingChannel: Profile & { name: string };
  merchStore: string;
  schedulingPage: string;
  social: readonly Profile[];
  /** Where reviews stand for everybody to read, such as a Google Business Profile: who gave five stars is asked to write there as well. */
  reviewProfile?: Profile;
  /** What the home page plays: a recording on YouTube, or a film of this site's own. `uploaded` is its day. */
  video: {
    player: Extract<Player, { type: "youtube" | "file" }>;
    title: string;
    caption: string;
    uploaded: string;
  };
  owner?: Owner;
}

export const identity: Identity = sampleIdentity;
