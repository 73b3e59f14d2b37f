/** On the pages of what went wrong. {phone} and {email} are the business's. */
export const faults = {
  home: "Back to the start",
  notFound: {
    title: "404 Page Not Found",
    text: "This song is not in the crate. The page has moved, or it never was.",
    about: "This page has moved, or it never was. The start page and the contact page are one step away from here.",
  },
  away: {
    title: "Back in a minute",
    heading: "This page cannot be shown right now",
    text: "The site cannot reach its records: dates, prices and the like. Please try again in a minute, or call.",
    about: "This page cannot be shown right now. Please try again in a minute, or call the DJ and say what you need.",
  },
  broken: {
    title: "Something went wrong",
    about: "We encountered an unexpected error. Please try refreshing the page, or call the DJ and say what you need.",
  },
  problem: {
    title: "That could not be sent",
    about: "The form could not be taken as it was sent. The page says why, and how to reach the DJ in another way.",
  },
  unstored: {
    title: "That was not stored",
    text: "Something went wrong on our side. Your words are all here: please send them again in a moment. They never arrive twice. Or call {phone}, or write to {email}.",
    brief:
      "Something went wrong on our side, and this was not stored. Please send it again: it never arrives twice. Or contact us directly.",
    about: "The form could not be stored because of a fault on our side. All words are kept and can be sent again.",
    again: "Send again",
  },
  person: {
    brief: "One more look",
    title: "One more look before this goes out",
    text: "This came faster, or more often, than people usually write. Please confirm below that you are a person; your words are all here.",
    note: "The check is Cloudflare Turnstile's. If none appears, wait a minute and press Send: then it is not asked for.",
    about: "The form came faster or more often than people write. All words are kept and can be sent from here.",
    send: "Send",
  },
  call: "Call {phone}",
  write: "Write an email",
};
