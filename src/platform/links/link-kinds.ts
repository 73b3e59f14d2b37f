import { confirmationDays } from "../../content/newsletter.ts";
import {
  callLinkDays,
  newAddressDays,
  payLinkDays,
  portalLinkDays,
  signLinkDays,
  waitlistConfirmDays,
} from "../../content/terms.ts";
import { day, hour } from "../durations.ts";

export const revocations = ["revoked", "corrected", "canceled", "erased"] as const;

export type Revocation = (typeof revocations)[number];

export interface LinkKind {
  /** A signed token, or random characters kept in the database. */
  readonly by: "signature" | "chance";
  readonly subject: string;
  /** Milliseconds from `since`; null: no end. */
  readonly lasts: number | null;
  readonly since: string;
  readonly endsBy: string;
  /** Revocations that do not end it, with reasons. */
  readonly outlives: { readonly [Each in Revocation]?: string };
}

const notOfTheBooking = "it is about no booking: its address goes on to wait, or to read";
const ofTheDj = "it is the DJ's own, and no client ever has it";
const wayOut = "whoever gets mail can end that, without a login (RFC 8058); it shows no address and does nothing else";

/**
 * Every link and key that gives access to whoever has it. `corrected`: the person's address was wrong. `canceled`: the
 * booking. `erased`: the person.
 */
export const linkKinds = {
  portal: {
    by: "signature",
    subject:
      "a booking, the address that it was mailed to, the version of the booking's links; on papers of who has no email by a short code",
    lasts: portalLinkDays * day,
    since: "its mail is sent; a code on paper, since the event",
    endsBy: "nothing else",
    outlives: {},
  },
  "portal-session": {
    by: "chance",
    subject: "the address of the link that opened it: all bookings of that address",
    lasts: 30 * day,
    since: "it was last used; 90 days in all",
    endsBy:
      "signing out, here or from another device; where a quote's acceptance opened it, by another booking of the address",
    outlives: {},
  },
  "new-address": {
    by: "signature",
    subject: "a booking, the address from which mails come back, and the one in its place",
    lasts: newAddressDays * day,
    since: "its mail is sent",
    endsBy: "confirming it or another address",
    outlives: {},
  },
  calendar: {
    by: "signature",
    subject: "a booking: when and where it is, nothing else; once it is off, that alone",
    lasts: 3 * 365 * day,
    since: "its page is shown or its mail is sent",
    endsBy: "reopening the booking after it was canceled",
    outlives: {
      canceled: "calendars have to hear that it is off: nothing but that is left, until its day is over",
    },
  },
  quote: {
    by: "signature",
    subject: "a version of a quote",
    lasts: 60 * day,
    since: "the quote expires",
    endsBy: "nothing else",
    outlives: {},
  },
  sign: {
    by: "signature",
    subject:
      "a booking and one who signs its agreement beside the client, or in the client's place: the agreement, nothing else",
    lasts: signLinkDays * day,
    since: "its mail is sent",
    endsBy: "a new link, and taking that person off those who sign",
    outlives: {},
  },
  call: {
    by: "signature",
    subject: "a lead, or the client of a booking: a time for a call with the DJ, nothing else",
    lasts: callLinkDays * day,
    since: "its mail is sent or its page is shown",
    endsBy: "nothing else",
    outlives: {},
  },
  pay: {
    by: "signature",
    subject: "a booking, in the version of its links: what is left to pay and the ways to pay it, nothing else",
    lasts: payLinkDays * day,
    since: "its page is shown",
    endsBy: "nothing else",
    outlives: {},
  },
  "plan-key": {
    by: "signature",
    subject: "a key to a plan",
    lasts: 0,
    since: "the last night of the key",
    endsBy: "a new link for the key, or revoking the key",
    outlives: {},
  },
  "plan-times": {
    by: "signature",
    subject: "a booking, for its client or a key to its plan: how its evening runs, as far as the key shows moments",
    lasts: 0,
    since: "the evening is over by 12 hours",
    endsBy: "what ends the links of the booking, or the key's link",
    outlives: {},
  },
  "plan-news": {
    by: "signature",
    subject: "a key to a plan, or a booking and the address of its client: that they are mailed of the plan",
    lasts: null,
    since: "its mail is sent",
    endsBy: "removing the key",
    outlives: { revoked: wayOut, corrected: wayOut, canceled: wayOut },
  },
  "key-session": {
    by: "chance",
    subject: "a key to a plan, in the version of the link that opened it",
    lasts: 30 * day,
    since: "it was opened; never beyond the key",
    endsBy: "what ends the key's link, and leaving",
    outlives: {},
  },
  guests: {
    by: "chance",
    subject: "the page of a booking's guests",
    lasts: null,
    since: "it was made",
    endsBy: "a new code for it; requests end with their times, or when the page is closed",
    outlives: {
      corrected:
        "it stands on printed cards, and shows no more than the guests of the evening see; revoking changes it",
    },
  },
  waitlist: {
    by: "signature",
    subject: "an entry of the waitlist and its address",
    lasts: 60 * day,
    since: "the offer is over",
    endsBy: "leaving the waitlist",
    outlives: { canceled: notOfTheBooking },
  },
  "waitlist-confirm": {
    by: "signature",
    subject: "an entry of the waitlist and its address: that it waits",
    lasts: waitlistConfirmDays * day,
    since: "the entry was made",
    endsBy: "leaving the waitlist",
    outlives: { canceled: notOfTheBooking },
  },
  "waitlist-entry": {
    by: "chance",
    subject: "an entry of the waitlist, for the browser that made it",
    lasts: null,
    since: "it was made",
    endsBy: "leaving the waitlist",
    outlives: { canceled: notOfTheBooking },
  },
  "inquiry-receipt": {
    by: "chance",
    subject: "an inquiry, in a cookie of the browser that sent it: where its answer goes",
    lasts: hour,
    since: "the inquiry was sent",
    endsBy: "nothing else",
    outlives: {},
  },
  reply: {
    by: "signature",
    subject: "a booking or a lead: an address that mails are answered to, as its client",
    lasts: null,
    since: "its mail is sent",
    endsBy: "nothing else",
    outlives: {},
  },
  "reply-of-others": {
    by: "signature",
    subject:
      "somebody else who signs, has a key to the plan or pays the bills: an address that mails to them are answered to",
    lasts: null,
    since: "its mail is sent",
    endsBy: "removing who signs; the last day of a key",
    outlives: {},
  },
  "reply-of-dj": {
    by: "signature",
    subject: "a request or a lead: an address that notices are answered to, from an administrator's own address",
    lasts: null,
    since: "its notice is sent",
    endsBy: "what removes the request or the lead",
    outlives: { revoked: ofTheDj, corrected: ofTheDj, canceled: ofTheDj },
  },
  "newsletter-confirm": {
    by: "signature",
    subject: "a subscriber, and the interests that its mail asks about",
    lasts: confirmationDays * day,
    since: "its mail is sent",
    endsBy: "leaving the newsletter",
    outlives: { canceled: notOfTheBooking },
  },
  "newsletter-unsubscribe": {
    by: "signature",
    subject: "a subscriber",
    lasts: null,
    since: "its mail is sent",
    endsBy: "nothing else",
    outlives: { revoked: wayOut, corrected: wayOut, canceled: wayOut },
  },
  "calendar-feed": {
    by: "chance",
    subject: "the DJ's own calendar of all bookings",
    lasts: null,
    since: "it was made",
    endsBy: "a new address for it, or ending it",
    outlives: { revoked: ofTheDj, corrected: ofTheDj, canceled: ofTheDj, erased: ofTheDj },
  },
} as const satisfies Record<string, LinkKind>;

export type LinkKindName = keyof typeof linkKinds;

export type LinkPurpose = {
  [Name in LinkKindName]: (typeof linkKinds)[Name]["by"] extends "signature" ? Name : never;
}[LinkKindName];
