import type * as pictures from "./pictures.ts";
import type { Player } from "./player.ts";

interface Owner {
  name: string;
  portrait?: keyof typeof pictures;
  words?: string;
  signature: string;
}

interface Profile {
  label: string;
  href: string;
}

export interface Identity {
  name: string;
  legalName: string;
  phone: { display: string; href: string; e164: string };
  email: string;
  /** Replies go to the other party by Reply-To. */
  mailFrom: string;
  /** Absent means are not offered. Checks are made out to the legal name. */
  payTo: { zelle?: string; venmo?: string; bank?: { name: string; routing: string; account: string } };
  postalAddress: readonly string[];
  /** The EIN, for invoices to companies. */
  taxNumber?: string;
  /** Without a Twitch channel there is no live page and no show. */
  streamingChannel?: Profile & { name: string };
  merchStore?: string;
  schedulingPage?: string;
  social: readonly Profile[];
  reviewProfile?: Profile;
  /** `uploaded` is its day. */
  video?: {
    player: Extract<Player, { type: "youtube" | "file" }>;
    title: string;
    caption: string;
    uploaded: string;
  };
  owner?: Owner;
}

/** Only those that the business can show; `rating` is out of five. */
export type Claims = Readonly<
  Partial<Record<"corporateEvents" | "weddings" | "privateEvents" | "retention" | "rating", string>>
>;

/** The first is the business's own. */
export interface Town {
  name: string;
  /** Degrees north and east, for its sunset. */
  latitude: number;
  longitude: number;
  postalCode?: string;
  /** Offered in forms only, not named among the towns served. */
  farther?: true;
}

/** In the order in which they are named. */
export const paymentWays = ["cash", "card", "venmo", "zelle", "check", "check-from-firms"] as const;
export type PaymentWay = (typeof paymentWays)[number];

export interface Place {
  /** "FL" */
  region: string;
  /** "Florida" */
  state: string;
  /** As in "around Tampa Bay". */
  metro: string;
  since: number;
  copyrightYear: number;
  /** Venmo and Zelle count only where `payTo` says to whom. */
  payments: readonly PaymentWay[];
  /** Adds a clause about the sand to policies and contract. */
  beaches?: true;
}
