import { confirmationDays, newsTopics } from "../../../content/newsletter.ts";
import { site } from "../../../content/site.ts";
import { paths } from "../../site/paths.ts";

export type NewsletterView =
  | "sent"
  | "ask-confirm"
  | "confirmed"
  | "ask-unsubscribe"
  | "unsubscribed"
  | "broken-confirm"
  | "broken-unsubscribe"
  | "unavailable";

interface Copy {
  heading: string;
  text: string;
  button?: string;
  links?: readonly { label: string; href: string }[];
  description: string;
}

const byHand = { label: "Write to me", href: `mailto:${site.email}` };

const toHear = site.streamingChannel
  ? { label: "The live sets", href: paths.live }
  : { label: "The mixes", href: paths.mixes };

export const newsletterCopy: Readonly<Record<NewsletterView, Copy>> = {
  sent: {
    heading: "Check your email",
    text: "Almost there. One click in the email that is on its way confirms that the address is yours.",
    links: [{ label: "Back to the start", href: paths.home }, toHear],
    description: "An email is on its way. One click in it confirms that the address is yours, and the news begins.",
  },
  "ask-confirm": {
    heading: "Shall I write to you?",
    text: `One click, and you hear of ${newsTopics}. Every email can end it.`,
    button: "Yes, write to me",
    description:
      "Confirm with one click that the address is yours, and news from the booth begins. Every email can end it.",
  },
  confirmed: {
    heading: "You are on the list",
    text: "Thank you. The next news from the booth comes to you. Every email has a link that ends it.",
    links: [toHear, { label: "Back to the start", href: paths.home }],
    description:
      "The address is confirmed and on the list. The next news from the booth comes by email; any email can end it.",
  },
  "ask-unsubscribe": {
    heading: "No more emails?",
    text: "One click, and the newsletter ends. Emails about your own booking still reach you.",
    button: "Unsubscribe",
    description: "End the newsletter with one click. Emails about your own quote or booking still reach you as before.",
  },
  unsubscribed: {
    heading: "You are off the list",
    text: "No more newsletter comes to you. Emails about your own booking still do.",
    links: [
      { label: "Back to the start", href: paths.home },
      { label: "Sign up again", href: paths.newsletter },
    ],
    description: "The newsletter has ended for this address. Emails about your own quote or booking still reach you.",
  },
  "broken-confirm": {
    heading: "This link does not work",
    text: `It may be incomplete, or older than ${confirmationDays} days. Sign up again, and a new one is on its way to you.`,
    links: [{ label: "Sign up again", href: paths.newsletter }, byHand],
    description: "The link is incomplete or too old. Sign up again and a new one is on its way to you in a moment.",
  },
  "broken-unsubscribe": {
    heading: "This link does not work",
    text: "It may be incomplete. Open the link in the latest mail, or write to me and I take you off the list by hand.",
    links: [byHand, { label: "Back to the start", href: paths.home }],
    description:
      "The link is incomplete. Open the one in the latest mail, or write and you are taken off the list by hand.",
  },
  unavailable: {
    heading: "This does not work right now",
    text: "It is my fault, not your link's. Please try again later, or write to me and I do it by hand.",
    links: [byHand, { label: "Back to the start", href: paths.home }],
    description:
      "Links from emails cannot be opened right now. Please try again later, or write and it is done by hand.",
  },
};
