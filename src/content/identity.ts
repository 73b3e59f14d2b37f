import type * as pictures from "./pictures.ts";
import type { Player } from "./player.ts";
import { identity as sampleIdentity } from "./sample-business.ts";

/** Pages, mails and the contract name the owner once there is one. */
interface Owner {
  name: string;
  /** Of `pictures.ts`. */
  portrait?: keyof typeof pictures;
  /** Two sentences in the owner's own words. */
  words?: string;
  /** "Sam, your DJ" */
  signature: string;
}

interface Profile {
  label: string;
  href: string;
}

export interface Identity {
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
  /** At Twitch. Without one there is no live page and no show. */
  streamingChannel?: Profile & { name: string };
  /** Without a store there is no merch. */
  merchStore?: string;
  /** Elsewhere, to pick a time for a call. */
  schedulingPage?: string;
  social: readonly Profile[];
  /** Such as a Google Business Profile: who gave five stars is asked to write there as well. */
  reviewProfile?: Profile;
  /** On the home page. `uploaded` is its day. */
  video?: {
    player: Extract<Player, { type: "youtube" | "file" }>;
    title: string;
    caption: string;
    uploaded: string;
  };
  owner?: Owner;
}

/** Those that the business can show. `rating` is out of five. */
export type Claims = Readonly<
  Partial<Record<"corporateEvents" | "weddings" | "privateEvents" | "retention" | "rating", string>>
>;

/** The first one is the business's own. */
export interface Town {
  name: string;
  /** Degrees north and east, for its sunset. */
  latitude: number;
  longitude: number;
  /** A central one, of a town that may have pages of its own. */
  postalCode?: string;
  /** Offered in forms, and not named among the towns that the business serves. */
  farther?: true;
}

export interface Place {
  /** "FL" */
  region: string;
  /** "Florida" */
  state: string;
  /** As in "around Tampa Bay". */
  metro: string;
  since: number;
  copyrightYear: number;
  payments: string;
  /** Plays on beaches: policies and contract have a clause for the sand. */
  beaches?: true;
}

/** Fields that are still those of the sample: while there are any, `npm run deploy` refuses. */
export function sampleFields(identity: Identity): string[] {
  const samples = new Map<string, string>(
    Object.entries(sampleIdentity).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  return Object.entries(identity).flatMap(([name, value]) =>
    name !== "video" && samples.get(name) === JSON.stringify(value) ? [name] : [],
  );
}
