import { confirmationDays } from "../../content/newsletter.ts";
import { portalLinkDays } from "../../content/portal-access.ts";
import { waitlistConfirmDays } from "../../content/terms.ts";
import { day, hour } from "../durations.ts";

/** What ends the links of a person: who lost a phone, whose address was wrong, whose booking is off, who wants to be forgotten. */
export const revocations = ["revoked", "corrected", "canceled", "erased"] as const;

export type Revocation = (typeof revocations)[number];

/** A link ends with it, or stays, for this reason. */
type Fate = "ends" | { readonly stays: string };

interface LinkKind {
  /** A token that is signed over all that it says, or random digits whose hash or row the database knows. */
  readonly by: "signature" | "chance";
  /** Whom or what it is about. */
  readonly subject: string;
  /** Milliseconds for which it works, counted from `since`; null: it has no end of its own. */
  readonly lasts: number | null;
  readonly since: string;
  /** What ends it beside that and the four revocations. */
  readonly endsBy: string;
  readonly fate: Readonly<Record<Revocation, Fate>>;
}

const endsAlways = { revoked: "ends", corrected: "ends", canceled: "ends", erased: "ends" } as const;

/**
 * Every kind of link and random key that opens something to whoever has it. `revoked`: the DJ ends the links of a client.
 * `corrected`: an address of the person was wrong. `canceled`: the booking that the link belongs to is. `erased`: the person.
 */
export const linkKinds = {
  portal: {
    by: "signature",
    subject: "a booking, the address that it was mailed to, the version of the booking's links",
    ...{ lasts: portalLinkDays * day, since: "its mail is sent", endsBy: "nothing else" },
    fate: endsAlways,
  },
  "portal-session": {
    by: "chance",
    subject: "the address of the link that opened it: all bookings of that address",
    ...{
      lasts: 30 * day,
      since: "it was last used; 90 days in all",
      endsBy: "signing out, here or from another device",
    },
    fate: endsAlways,
  },
  calendar: {
    by: "signature",
    subject: "a booking: when and where it is, nothing else",
    ...{ lasts: 3 * 365 * day, since: "its page is shown or its mail is sent", endsBy: "nothing else" },
    fate: {
      ...endsAlways,
      canceled: { stays: "a calendar that holds the event has to hear that it is off" },
    },
  },
  quote: {
    by: "signature",
    subject: "a version of a quote",
    ...{ lasts: 60 * day, since: "the quote expires", endsBy: "nothing else" },
    fate: endsAlways,
  },
  "plan-key": {
    by: "signature",
    subject: "a key to a plan",
    ...{ lasts: 0, since: "the last night of the key", endsBy: "a new link for the key, or revoking the key" },
    fate: endsAlways,
  },
  "key-session": {
    by: "chance",
    subject: "a key to a plan, in the version of the link that opened it",
    ...{
      lasts: 30 * day,
      since: "it was opened; never beyond the key",
      endsBy: "what ends the key's link, and leaving",
    },
    fate: endsAlways,
  },
  guests: {
    by: "chance",
    subject: "the page of a booking's guests",
    ...{ lasts: null, since: "it was made", endsBy: "the times that are set for wishes, and closing it" },
    fate: {
      ...endsAlways,
      revoked: { stays: "its code is printed on the tables of an evening, and opens nothing of the client's" },
      corrected: { stays: "its code is printed on the tables of an evening, and opens nothing of the client's" },
    },
  },
  waitlist: {
    by: "signature",
    subject: "an entry of the waitlist and its address",
    ...{ lasts: 60 * day, since: "the offer is over", endsBy: "leaving the waitlist" },
    fate: {
      ...endsAlways,
      revoked: { stays: "it shows a date and its own address; ending it would take the offer from who waits" },
      canceled: { stays: "it belongs to another date than the booking" },
    },
  },
  "waitlist-confirm": {
    by: "signature",
    subject: "an entry of the waitlist and its address: that it waits",
    ...{ lasts: waitlistConfirmDays * day, since: "the entry was made", endsBy: "leaving the waitlist" },
    fate: {
      ...endsAlways,
      revoked: { stays: "it belongs to its address, and opens nothing of a booking" },
      canceled: { stays: "it belongs to another date than the booking" },
    },
  },
  "waitlist-entry": {
    by: "chance",
    subject: "an entry of the waitlist, for the browser that made it",
    ...{ lasts: null, since: "it was made", endsBy: "leaving the waitlist" },
    fate: {
      revoked: { stays: "it shows a date alone, and lets go of one's own place" },
      corrected: { stays: "it shows a date alone, and lets go of one's own place" },
      canceled: { stays: "it belongs to another date than the booking" },
      erased: "ends",
    },
  },
  "inquiry-receipt": {
    by: "chance",
    subject: "an inquiry, in a cookie of the browser that sent it: where its answer goes",
    ...{ lasts: hour, since: "the inquiry was sent", endsBy: "nothing else" },
    fate: {
      revoked: { stays: "nothing can be done with it, and it is over within an hour" },
      corrected: { stays: "who typed the wrong address reads the right one" },
      canceled: { stays: "nothing can be done with it, and it is over within an hour" },
      erased: "ends",
    },
  },
  "newsletter-confirm": {
    by: "signature",
    subject: "a subscriber, and the interests that its mail asks about",
    ...{ lasts: confirmationDays * day, since: "its mail is sent", endsBy: "leaving the newsletter" },
    fate: {
      revoked: { stays: "a subscription belongs to its address, and opens nothing of a booking" },
      corrected: { stays: "a subscription belongs to its address" },
      canceled: { stays: "a subscription has nothing to do with a booking" },
      erased: "ends",
    },
  },
  "newsletter-unsubscribe": {
    by: "signature",
    subject: "a subscriber",
    ...{ lasts: null, since: "its mail is sent", endsBy: "nothing else: whoever gets mail can always end that" },
    fate: {
      revoked: { stays: "whoever gets mail can always end that" },
      corrected: { stays: "whoever gets mail can always end that" },
      canceled: { stays: "whoever gets mail can always end that" },
      erased: "ends",
    },
  },
  "calendar-feed": {
    by: "chance",
    subject: "the DJ's own calendar of all bookings",
    ...{ lasts: null, since: "it was made", endsBy: "a new address for it, or ending it" },
    fate: {
      revoked: { stays: "it is the DJ's, not the client's" },
      corrected: { stays: "it is the DJ's, not the client's" },
      canceled: { stays: "it is the DJ's, not the client's" },
      erased: { stays: "it is the DJ's, not the client's" },
    },
  },
} as const satisfies Record<string, LinkKind>;

export type LinkKindName = keyof typeof linkKinds;

/** What a signed link lets its bearer do: the kinds above that are signed. A token for one purpose is worth nothing for another. */
export type LinkPurpose = {
  [Name in LinkKindName]: (typeof linkKinds)[Name]["by"] extends "signature" ? Name : never;
}[LinkKindName];
