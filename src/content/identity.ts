import type { Picture } from "./picture.ts";
import type { Player } from "./player.ts";
import { sampleIdentity } from "./sample-identity.ts";

/** Pages, mails and the contract name the owner once there is one. */
interface Owner {
  name: string;
  portrait: Picture;
  /** Two sentences in the owner's own words. */
  words: string;
  /** "Sam, your DJ" */
  signature: string;
}

interface Profile {
  label: string;
  href: string;
}

/** All that a new owner replaces; docs/make-it-yours.md says in which order. */
export interface Identity {
  /** Made up: then `npm run deploy` refuses. */
  sample: boolean;
  name: string;
  /** On contracts, invoices and the W-9. */
  legalName: string;
  phone: { display: string; href: string; e164: string };
  email: string;
  /** Sender of mails; replies go to the other party by Reply-To. */
  mailFrom: string;
  /** For money not by card; what is left out is not offered. Checks are made out to the legal name. */
  payTo: { zelle?: string; venmo?: string; bank?: { name: string; routing: string; account: string } };
  /** Line by line, for letters, checks and invoices. */
  postalAddress: readonly string[];
  /** The EIN, for invoices to companies. */
  taxNumber?: string;
  streamingChannel: Profile & { name: string };
  /** Without a store there is no merch. */
  merchStore?: string;
  schedulingPage: string;
  social: readonly Profile[];
  /** Such as a Google Business Profile: who gave five stars is asked to write there as well. */
  reviewProfile?: Profile;
  /** On the home page. `uploaded` is its day. */
  video: {
    player: Extract<Player, { type: "youtube" | "file" }>;
    title: string;
    caption: string;
    uploaded: string;
  };
  owner?: Owner;
}

export const identity: Identity = sampleIdentity;
