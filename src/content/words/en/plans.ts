import { requestReplyHours } from "../../offers.ts";
import { site } from "../../site.ts";

/** Of the page where a booking is canceled or moved to another day. */
export const plans = {
  title: "Cancel or postpone",
  about: "Ask to cancel your booking or to move it to another day, with what either means in dollars.",
  intro: `{event}, {date}. Nothing changes before I answer, within ${requestReplyHours} hours. See the {agreement}.`,
  agreement: "agreement",
  over: "There is nothing to cancel or to move: this booking is over, canceled, or no longer held.",
  asked: "{type}: asked",
  sent: `Sent {time}. Thought better of it? Call ${site.phone.display}, or write under Messages.`,
  answered: "See what I propose",
  waits: {
    cancel: "You asked to cancel",
    postpone: "You asked for another day",
    reason: "I answer by {time}. Until then I do not ask you to sign or to pay.",
    late: "My answer is late: please call {phone}. Until then I do not ask you to sign or to pay.",
    action: "See what you asked for",
  },
  labels: { date: "The day you would like", message: "Your words" },
  money: {
    nothing: "You have paid nothing so far, and canceling costs nothing.",
    paid: "You have paid {sum}.",
    allBack: "You have paid {sum}: all of it comes back to you.",
    confirming: "{sum} of it is being confirmed by the payment service.",
    stays: "Toward the deposit, {sum} stays, unless the date is booked again.",
    comesBack: "{sum} comes back to you.",
  },
  postpone: {
    title: "Move it to another day",
    stays: "{date} stays yours until we agree on another day.",
    costs: "Moving to an open day costs nothing.",
    see: "See if it is free",
    message: "Anything I should know",
    ask: "Ask for {date}",
    notHeld: "It is not held for you before I have moved the booking.",
    notFree: "This day is not free. Please choose another one.",
    subject: "From {was} to {is}",
    text: "Please move the booking to this day.",
  },
  days: {
    free: "{date} is free.",
    held: "{date} is held for somebody right now. These days are free:",
    taken: "{date} is taken. These days are free:",
    "too-soon": `{date} is too soon to promise here. Please call ${site.phone.display}.`,
    past: "{date} is behind us.",
    "too-far": "{date} is further ahead than the calendar is open.",
  },
  cancel: {
    title: "Cancel it",
    agreed: "Your agreement: “{text}”",
    policy: "The refund policy: “{text}”",
    message: "What happened, if you like to say",
    ask: "Ask to cancel",
    subject: "Cancel {date}",
    text: "Please cancel this booking.",
  },
};
