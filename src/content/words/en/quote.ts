import { inWords, startingWord } from "../../../platform/numbers.ts";
import { site } from "../../site.ts";
import { holdsOfMailbox, holdsOfNetwork } from "../../terms.ts";

/** Of a quote's own page. */
export const quote = {
  title: "Your quote",
  about:
    "Your quote: what you get, what it costs line by line, the deposit and the balance. Accept it, ask about it, or say no.",
  heading: "{name}, here is your quote",
  party: "For {party}.",
  purchaseOrder: "Purchase order {number}.",
  what: "{event}, {place}. Number {number}, sent {date}.",
  others: "Your other quotes",
  other: "{date}, {total}",
  frozen: "frozen until {date}",
  accept: "Accept",
  sunset: "Sunset at {time}",
  sunsetIn: "In {place}.",
  vows: "For vows in its light, the ceremony begins around {time}.",
  yourPrice: "Your price",
  music: "{start} to {end}, {length} of music",
  frozenUntil: "Price frozen until {date}",
  untilMidnight: "Until midnight that day. The date is held once you accept.",
  depositWhen: ", when you sign",
  acceptAndRead: "Accept, read the agreement",
  costsNothing: "Accepting costs nothing yet. You sign on the next page, then pay the deposit.",
  ask: "Ask a question",
  no: "No, thank you",
  labels: { question: "Your question", reason: "Why not" },
  dj: "Your DJ",
  example: "A time, a song, an extra",
  send: "Send the question",
  decline: "Decline this quote",
  fromDj: "From your DJ",
  parts: "What you get",
  added: "Added for you",
  always: {
    heading: "At every event",
    parts: [
      "A second system, ready to go",
      "Insurance certificate to your venue",
      "Money back if I cancel, the deposit included",
    ],
  },
  next: {
    heading: "If you accept",
    steps: [
      { lead: "The date is held for {hold}.", rest: "You read the agreement and sign online, without an account." },
      { lead: "You pay the deposit of {deposit}.", rest: "It counts toward the price." },
      { lead: "{date} is yours alone.", rest: "The portal opens: songs, questions, the agreement." },
    ],
  },
  gone: {
    heading: "{date} is not free just now",
    text: "Your quote stays as it is: should the day come free, accept it then.",
    own: "If you hold it yourself, ask for the change in",
    near: "These days are free:",
    more: "More about the date",
  },
  changed: "What changed",
  changedSince: "What changed since the quote that expired",
  newer: { heading: "There is a newer version", open: "Open the newest quote" },
  closed: { heading: "This quote is closed", lead: "A booking has taken its place, which stands in", rest: "." },
  portal: "your portal",
  expired: {
    heading: "This quote has expired",
    text: "Its price held until {date}. One press makes it again, at the prices of today.",
    without:
      "Its price held until {date}. One press makes it again, at the prices of today, and without what was taken off for this quote alone: {lines}.",
    again: "Ask for it again",
  },
  accepted: {
    heading: "You have accepted this quote",
    held: "The date is held for you until {time}. Next you read the agreement and sign it.",
    goOn: "Go on to your booking",
    inMail: "The way to your booking is in your email: open the link to your portal there.",
    mailAgain: "Email me the link again",
  },
  declined: { heading: "You said no to this quote", text: "Nothing more is sent. Changed your mind?" },
  call: "Call {phone}",
  notHeld: {
    heading: "{date} was not held",
    twice:
      "By itself this page holds a date twice, whoever asks, and {date} has been. Now it is for me to give: one press asks me, and I write to you.",
    /** Sent in the client's name. */
    askMe: "Could you hold {date} for me?",
    askForDate: "Ask for the date",
    stays: "Your quote stays open until midnight on {date}, and nothing of it is lost. Is something in the way?",
    write: "Write to me",
    over: "The date is held no longer. If it is still free, one press holds it once more.",
    again: "Hold the date again",
  },
  /** Where too many dates are on hold. */
  tooMany: {
    network: `From your network ${inWords(holdsOfNetwork)} dates are on hold already, and none of them is paid for. Accept this one from another network, such as your phone's own, or ask me.`,
    dates: `You hold ${inWords(holdsOfMailbox)} dates already: {dates}.`,
    address: `${startingWord(holdsOfMailbox)} dates are on hold for your email address already, and neither is paid for.`,
    lead: "Pay the deposit of one of them in",
    rest: ", or wait until one is over: then this one can be held as well.",
  },
  notices: {
    asked: "Your question is with me. The answer comes by email, and stands here as well.",
    declined: "Thank you for saying so. Nothing more is sent.",
    booked: `Thank you: the date is held for you. The link to your booking goes to this quote's email address: open it there, and sign. Nothing there within a few minutes? Call ${site.phone.display}.`,
    accepted: `You have accepted this quote already. The link to your booking goes to its email address. Nothing there within a few minutes? Call ${site.phone.display}.`,
    held: `The date is held for you again. The link to your booking goes to its email address: open it there, and sign. Nothing there within a few minutes? Call ${site.phone.display}.`,
    renewed: "Here it is again, at the prices of today. It is in your mail as well.",
  },
};
