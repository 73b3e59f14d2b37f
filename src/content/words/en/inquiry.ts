import { paths } from "../../../features/site/paths.ts";
import { categoryCopy, type EventCategory } from "../../categories.ts";
import type { LeadEventType } from "../../event-types.ts";
import type { NavLink } from "../../navigation.ts";
import { discountPercent, type leadBudgets, leadReplyHours } from "../../offers.ts";
import { dateIsYours } from "../../terms.ts";

const within = `within ${leadReplyHours} business hours`;

interface Kind {
  title: string;
  off: string;
  placeholder: string;
}

const kindOf = (category: EventCategory): Kind => {
  const { formTitle, offPackage, detailsPlaceholder } = categoryCopy[category];
  return { title: formTitle, off: `${discountPercent}% ${offPackage}`, placeholder: detailsPlaceholder };
};

const kinds: Record<EventCategory, Kind> = {
  corporate: kindOf("corporate"),
  wedding: kindOf("wedding"),
  "private-party": kindOf("private-party"),
};

const portfolio: NavLink = { label: "View the portfolio", href: paths.gallery };

type Budgets = Readonly<Record<(typeof leadBudgets)[number], string>>;

/** Null where they say what is stored. */
const budgets: Budgets | null = null as Budgets | null;

type Counts = Readonly<Record<string, string>>;

/** Null where they say what is stored. */
const guestCounts: Counts | null = null as Counts | null;

type EventTypes = Readonly<Record<LeadEventType, string>>;

/** Null where they say what is stored. */
const eventTypes: EventTypes | null = null as EventTypes | null;

/** Of the form for a quote, and of what follows it. Browsers get them with an island. */
export const inquiry = {
  heading: ["A real quote, within", `${leadReplyHours} business hours`],
  intro: "{answers} answers are enough to start. The code is on your screen as soon as you send them.",
  officeHours: "Business hours: {week}, {zone} time. {nights}",
  labels: {
    firstName: "First name",
    lastName: "Last name",
    email: "Email",
    phone: "Phone",
    companyName: "Company name",
    eventType: "Event type",
    eventDate: "Event date",
    guestCount: "Guests",
    budget: "Budget",
    details: "Anything I should know",
  },
  kinds,
  eventTypes,
  guestCounts,
  budgets,
  send: "Send and get {code}",
  sending: "Submitting...",
  success: "Success! Discount Code: {code}",
  next: `Check your email for next steps. Your quote follows ${within}`,
  by: ": by {time}",
  isIn: "Your inquiry is in",
  about: `Your inquiry reached the DJ. A real quote follows ${within}. Your code is on this page.`,
  received: ["Your inquiry is", "on my desk"],
  reaches: `A real quote reaches {email} ${within}`,
  reachesYou: `A real quote reaches you ${within}`,
  code: "Your code is below. It also goes to your address by email, once a day at most.",
  likely: "Should it have been {address}? Then please send the form again.",
  copy: "Copy",
  copied: "Copied",
  copyCode: "Copy {code}",
  steps: [
    { lead: `Within ${leadReplyHours} business hours`, rest: "you get a price for your date, in writing." },
    { lead: "One call", rest: "to walk through the day, the venue and the songs. {held}" },
    { lead: dateIsYours.lead as string, rest: dateIsYours.rest as string },
  ],
  portfolio,
  another: "Submit another inquiry",
  hurry: "In a hurry?",
  call: "Call {phone}",
};
