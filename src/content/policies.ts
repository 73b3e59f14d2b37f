import { paths } from "../features/site/paths.ts";
import type { CalendarDate } from "../platform/dates.ts";
import { listInWords } from "../platform/numbers.ts";
import { paymentsInEnglish } from "./landing/payments.ts";
import { codeTakesNoMore, codeTakesOff } from "./offers.ts";
import { backupSystem, embedsCalendar, site } from "./site.ts";
import { onBatteries } from "./terms.ts";

export type ClauseId =
  | "kept"
  | "cookies"
  | "how-long"
  | "others"
  | "your-say"
  | "holding-a-date"
  | "overtime"
  | "power-and-place"
  | "weather"
  | "beach"
  | "on-the-night"
  | "money-back"
  | "satisfaction"
  | "cancellation"
  | "refund-way";

interface PolicyClause {
  id: ClauseId;
  heading: string;
  text: string;
  withoutDeposit?: string;
}

export interface Policy {
  id: string;
  title: string;
  /** In force from this day. */
  since: CalendarDate;
  clauses: readonly PolicyClause[];
}

const secondSystem = `${backupSystem} sees to it that broken equipment is not what ends a party.`;
const otherDate = "Moving to another open date costs nothing.";

const fragment = (path: string): string => path.slice(path.indexOf("#") + 1);

const onTheSand: PolicyClause = {
  id: "beach",
  heading: "On the sand",
  text: `For whatever part of the event is on a beach: batteries with a spare set carry ${onBatteries}, so these need no outlet; dancing needs a generator listed in your quote, or a terrace with power. The equipment stands above the tide line, under cover and weighted for the wind. Rain pauses the music there as everywhere; a second place, and the hour by which it is chosen, are agreed beforehand. The permit of the beach is with whoever books.`,
};

const elsewhere = listInWords([
  "YouTube",
  "SoundCloud",
  "Mixcloud",
  ...(site.streamingChannel ? ["Twitch"] : []),
  ...(embedsCalendar ? ["Calendly"] : []),
]);

export const policies: readonly Policy[] = [
  {
    id: fragment(paths.privacy),
    title: "Privacy Policy",
    since: "2026-11-27",
    clauses: [
      {
        id: "kept",
        heading: "What is kept, and why",
        text: "What you type into a form: your name, your email and whatever you add about the event. It is used to answer you and, once you book, to plan and play your event. A newsletter signup keeps what you enter there, and emails follow only after you confirm.",
      },
      {
        id: "cookies",
        heading: "No cookies for visitors",
        text: `Looking at the public pages sets no cookie. Page views and plays of mixes are counted without cookies and without anything that names you. A language that you choose for them stays in your own browser.${site.merchStore ? " Favorites in the merch list stay in your own browser." : ""} Sending a form sets one for an hour, so that the page after it can say where the answer goes. The client portal sets one, to keep you signed in, and the page on which guests of an event ask for songs: a random number that names nobody, so that each vote counts once. For a day it is kept with a code of the network that it came from, which cannot be read back. Where you read the portal, a quote or that page in another language, one more remembers which. If you turn on notices on a device, the address at which its browser takes them is kept until you turn them off or sign out; the browser’s maker delivers them, sealed.`,
      },
      {
        id: "how-long",
        heading: "How long it is kept",
        text: "A question or quote request that became no booking: 24 months. Emails that the site sent about it: 90 days. A newsletter signup that nobody confirmed: 90 days, a place on a waitlist: 7. While a date is on hold without a deposit, a mark of the network that it was held from, which nobody can read back: as long as the hold. The same mark of a time picked for a call: until the call. Whom you let into the plan of your event: 90 days after it. A login to the client portal: 30 days after its last use, 90 at most. A booking, with what belongs to it, stays for the accounts until you ask for it to be erased.",
      },
      {
        id: "others",
        heading: "Who else sees it",
        text: `Nobody buys or borrows your data. Cloudflare carries the site and its emails, and its technical logs may hold your network address for a short time. ${elsewhere} hear from your browser once you press play on a video${site.streamingChannel ? ", a mix or the stream" : " or a mix"}${embedsCalendar ? ", or reach the calendar on the booking page" : ""}. Stripe takes card payments, on its own page, once you choose to pay by card. A card that you keep for later parts stays with Stripe, and here its kind and last four digits, until all is paid or you end it.`,
      },
      {
        id: "your-say",
        heading: "Your say",
        text: `Write to ${site.email} to see, correct, take along or delete what is kept about you: laws such as the GDPR and the CCPA make these your rights. A signed agreement and the record of its payments stay when the rest is erased: both of us may have to prove them, and tax law asks for them. Every newsletter can be ended by one click.`,
      },
    ],
  },
  {
    id: fragment(paths.terms),
    title: "Terms of Service",
    since: "2026-11-26",
    clauses: [
      {
        id: "holding-a-date",
        heading: "Holding a date",
        text: `A quote is free and binds nobody. A date is yours once the agreement is signed and the deposit named in it is paid; the deposit counts toward the price. The crew that plays your event plays no other one in its hours. ${paymentsInEnglish}. ${codeTakesOff} ${codeTakesNoMore}`,
      },
      {
        id: "overtime",
        heading: "Overtime",
        text: "If the night deserves longer and the venue agrees, ask before the last song. More music is charged at the hourly rate in your agreement.",
      },
      {
        id: "power-and-place",
        heading: "Power and place",
        text: `The setup needs level, dry ground and a grounded outlet on a circuit of its own within reach. Where there is none, batteries carry ${onBatteries}, and a generator for the dancing is listed in your quote: say so when you ask. Whoever books makes sure that the venue allows music, lights and access for load-in.`,
      },
      {
        id: "weather",
        heading: "Weather",
        text: "Outdoors, please plan a roof or shade of the venue’s for the equipment and name a place indoors for rain. When lightning or rain comes close the music pauses or moves, for everyone's safety. If a named storm or an evacuation order closes the day, your date moves to another open one at no charge.",
      },
      ...(site.beaches ? [onTheSand] : []),
      {
        id: "on-the-night",
        heading: "On the night",
        text: `Your must-play and do-not-play lists are kept. If guests put people or equipment in danger, the music may stop until it is safe. Insurance papers go to your venue on request. Where the signed agreement says otherwise, it wins; the law of ${site.state} applies.`,
      },
    ],
  },
  {
    id: fragment(paths.refunds),
    title: "Refund Policy",
    since: "2026-11-20",
    clauses: [
      {
        id: "money-back",
        heading: "100% money-back guarantee",
        text: `If I cancel or do not appear, you get back everything you paid, the deposit included. ${secondSystem}`,
        withoutDeposit: `If I cancel or do not appear, you get back everything you paid. ${secondSystem}`,
      },
      {
        id: "satisfaction",
        heading: "Satisfaction guarantee",
        text: "If the music was not what the agreement says, write soon after the event and tell me what went wrong. I make it right with you, up to a full refund.",
      },
      {
        id: "cancellation",
        heading: "If you cancel",
        text: `The deposit pays for a date that was turned down for others, so it stays unless the date is booked again; then it comes back to you. Whatever you paid beyond it is refunded. ${otherDate}`,
        withoutDeposit: `Whatever you paid is refunded. ${otherDate}`,
      },
      {
        id: "refund-way",
        heading: "How it is paid",
        text: `Refunds go back the way the money came, as soon as the case is clear.${site.merchStore ? " Merch is made, sold and taken back by the store that ships it." : ""}`,
      },
    ],
  },
];
