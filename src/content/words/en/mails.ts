import { categoryCopy, type EventCategory } from "../../categories.ts";
import { discountPercent, leadReplyHours, onEventNights } from "../../offers.ts";
import { dateIsYours } from "../../terms.ts";

type OfKind = Readonly<Record<EventCategory, string>>;

const received: OfKind = {
  corporate: `Your ${categoryCopy.corporate.inquiry} inquiry`,
  wedding: `Your ${categoryCopy.wedding.inquiry} inquiry`,
  "private-party": `Your ${categoryCopy["private-party"].inquiry} inquiry`,
};

/** Beside the percentage. */
const off: OfKind = {
  corporate: categoryCopy.corporate.offPackage,
  wedding: categoryCopy.wedding.offPackage,
  "private-party": categoryCopy["private-party"].offPackage,
};

const yours: { lead: string; rest: string } = dateIsYours;

/** Of mails to who asks. */
export const mails = {
  /** A moment until which an answer is promised. */
  due: "{time} on {weekday}, {date} ({zone} time)",
  held: {
    one: "Accepting a quote holds the date for {count} hour.",
    other: "Accepting a quote holds the date for {count} hours.",
  },
  thanks: "Thank you",
  thanksTo: "Thank you, {name}",
  reply: {
    subject: `{code} is yours: ${discountPercent}% off, and what happens next`,
    preview: `A real quote reaches you within ${leadReplyHours} business hours.`,
    received,
    forDate: " for {date}",
    desk: "{inquiry}{date} is on my desk. Here is your code; I have noted it with your inquiry.",
    off,
    within: `Within ${leadReplyHours} business hours`,
    price: "you get a price for your date, in writing",
    call: { lead: "One call", rest: "to walk through the day, the venue and the songs. {held}" },
    yours,
    hours: `Business hours: {week}, {zone} time. ${onEventNights}`,
    hurry: "In a hurry, or something changed? Reply to this email or call {phone}.",
    pick: "Pick a time for our call",
    portfolio: "View the portfolio",
    phone: "Call the DJ",
  },
  answer: {
    heading: "Your answer is here",
    attached: "Attached: {papers}.",
    pick: "Pick a time for a call",
    questions: "Questions? Reply to this email or call {phone}.",
    subject: "{event}: {business}",
    subjectOn: "{event} on {date}: {business}",
    event: "event",
    package: "{name}, {music},",
    quoted: "The quote that you have",
    less: "{price} with your code {code}",
    /** In the DJ's own mail program. */
    draft: "Hi {name},\r\n\r\nThank you for asking about your {event}{date}.{code}\r\n\r\n",
    draftOn: " on {date}",
    draftCode: " Your code {code} is in the price below.",
    theyWrote: "You wrote",
    theyAsked: "You asked",
    mine: "My answer",
    open: "Anything left open? Reply to this email or call {phone}.",
  },
};
