import { portalLinkDays } from "../../../content/portal-access.ts";
import { site } from "../../../content/site.ts";

export type AccessView =
  | "ask"
  | "sent"
  | "broken-link"
  | "address-known"
  | "broken-code"
  | "broken-quote"
  | "broken-signing"
  | "broken-paying"
  | "broken-calling"
  | "cancelled"
  | "ended"
  | "unavailable";

export const notices: Partial<Record<AccessView, { title: string; advice: string }>> = {
  "broken-link": {
    title: "This link does not open the portal.",
    advice: `It may be incomplete, older than ${portalLinkDays} days, or replaced by a newer one. Enter your email below, and a new link is on its way.`,
  },
  "address-known": {
    title: "Your new email is confirmed.",
    advice:
      "The link in that mail opens nothing twice. Enter your email below, and one that signs you in is on its way.",
  },
  "broken-code": {
    title: "This code does not open the portal.",
    advice: `Type it as it stands on your newest papers. Is it right, and it opens nothing? Call ${site.phone.display}.`,
  },
  "broken-quote": {
    title: "This link does not open a quote.",
    advice: `It may be incomplete, too old, replaced by a newer one, or ended with its booking. Open the link of your latest mail, or call ${site.phone.display}.`,
  },
  "broken-signing": {
    title: "This link does not open an agreement.",
    advice: `It may be incomplete, too old, or replaced by a newer one. Open the link of your latest mail, or call ${site.phone.display}.`,
  },
  "broken-paying": {
    title: "There is nothing to pay behind this link.",
    advice: `It may be incomplete, too old, or ended with its booking. Ask whoever sent it to you for a new one, or call ${site.phone.display}.`,
  },
  "broken-calling": {
    title: "This link does not open the times for a call.",
    advice: `It may be incomplete, too old, or ended with its booking. Open the link of your latest mail, or call ${site.phone.display}.`,
  },
  cancelled: {
    title: "This booking is canceled.",
    advice: `Its portal is closed. Is that not what you wanted, or is there another date? Call ${site.phone.display} or write to ${site.email}.`,
  },
  ended: {
    title: "You are signed out here.",
    advice:
      "Open the link in your latest email again, or enter your email for a new one. A canceled booking has no portal any more: its receipts came by email.",
  },
  unavailable: {
    title: "The portal cannot be opened right now.",
    advice: `It is my fault, not yours. Please try again later, or call ${site.phone.display}.`,
  },
};
