import { contactEventTypeLabels } from "../../event-types.ts";
import { messageReplyHours, onEventNights } from "../../offers.ts";
import { contactPicture } from "../../page-pictures.ts";
import { policies } from "../../policies.ts";
import { site } from "../../site.ts";

type Choices = Readonly<Record<string, string>>;

/** Null where they say what is stored. */
const choices: Record<"guestCounts" | "budgets", Choices> | null = null as Record<
  "guestCounts" | "budgets",
  Choices
> | null;

/** Of the page for messages, and of the policies on it. Browsers get `message` with an island. */
export const contact = {
  title: `Contact the DJ | ${site.name}, ${site.metro}`,
  about: `Write, call or text the DJ about a wedding, club night, company event or party. Answered within ${messageReplyHours.latest} hours, usually ${messageReplyHours.usual} hours.`,
  sentTitle: "Your message is in",
  sentAbout: `Your message reached the DJ, who answers within ${messageReplyHours.latest} hours. The form is empty again, should something be missing.`,
  heading: "Write to the DJ",
  emptyFloor: contactPicture.alt,
  within: `An answer within ${messageReplyHours.latest} hours, usually ${messageReplyHours.usual} hours.`,
  otherWays: "Other ways to the DJ",
  calls: "Calls and texts",
  longer: "For anything longer",
  place: site.metroAndState,
  whileIPlay: "While I play",
  onEventNights: onEventNights as string,
  message: {
    labels: {
      firstName: "First name",
      lastName: "Last name",
      email: "Email",
      phone: "Phone",
      eventType: "Event type",
      eventDate: "Event date",
      venue: "Venue",
      guestCount: "Guests",
      budget: "Budget in dollars",
      details: "Details",
      package: "Package",
    },
    eventTypes: contactEventTypeLabels,
    choices,
    name: "Message to the DJ",
    aboutPackage: "About the {name} package",
    where: "Where it is, if you know already",
    occasion: "The occasion, the room, the songs that must not be missed",
    send: "Send message",
    sending: "Sending...",
    thanks: `Thanks for reaching out! I'll get back to you within ${messageReplyHours.latest} hours.`,
    goesTo: "The answer goes to {email}.",
    likely: "Should it have been {address}? Then please send it again.",
    refused: "Submission error: {detail}",
    unreadable: "Your message was received, but there was an error while processing it.",
    offline: "Network error: your message could not be sent. Please check your connection.",
    directly: "Please email {email} or call {phone} directly.",
  },
  policies,
  /** Which language counts, where it is not this one. */
  binds: "",
  since: "In force since",
  readAll: "Read all {count} points",
};
