import { newAddressDays } from "../../terms.ts";

/** Of the page where a client whose mails come back gives another address. */
export const newAddress = {
  title: "Your email",
  labels: { email: "Your right email" },
  comesBack:
    "My mails to {email} come back. Give me the right address, and open the link that I mail there: then it counts, and what was held back goes out.",
  arrives: "My mails go to {email}, and none has come back.",
  askedBack: "The mail to {email} came back, too. Please look at it letter by letter.",
  asked: `On {time} a link went to {email}. Open it within ${newAddressDays} days. Nothing there? Look into the spam folder, or give another address.`,
  send: "Mail me the link",
  call: "Or call {phone}, and I change it for you.",
  confirm: {
    title: "Is this your new email?",
    text: "All mails of your booking then go to {email}, and older links end: whom you let into your plan needs a new key from you. If you do not know of it, close this page.",
    yes: "Yes, and open my portal",
  },
  /** Under Messages. */
  noted: {
    subject: "My email is now {email}",
    text: "Mails to {before} came back. I opened the link that was mailed to the new one.",
  },
  refusals: {
    "comes-back": "Mails to this address come back, too. Please give another one",
    "too-many": "Three addresses were tried today. Please try again tomorrow, or call",
  },
};
