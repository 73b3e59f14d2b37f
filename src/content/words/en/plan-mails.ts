/** Mails to clients and to those who plan along. */
export const planMails = {
  of: "{event} of {name}",
  subject: "{heading}: {event}, {date}",
  open: "Open the plan",
  change: "{before} → {after}",
  key: {
    subject: "Plan along: {event}, {date}",
    preview: "Your own way into the plan of the evening, behind one button.",
    heading: "Your key to the evening",
    text: "{hello}, this key lets you into the plan of the {event} on {date}. It {opens}",
    yours:
      "It gives access until {until} and is yours alone: what is changed with it bears your name, so please do not pass this email on.",
    yoursToRead: "It gives access until {until} and is yours alone, so please do not pass this email on.",
    unknown: "If you know nothing of it, you can leave it: nothing happens.",
  },
  moved: {
    subject: "Moved to {date}: {event}",
    heading: "The event has moved",
    text: "{hello}, the {event} has moved from {was} to {date}. This key lets you into its plan from now on. It {opens}",
  },
  elsewhere: {
    heading: "Another place or start",
    text: "{hello}, the {event} on {date} has another place or begins at another time: its plan says both. This key lets you into it. It {opens}",
  },
  canceled: {
    heading: "Canceled",
    preview: "The event is off, and the link to its plan opens nothing any more.",
    text: "The {event} on {date} is canceled, so the link that let you into its plan opens nothing any more. There is nothing else to do.",
  },
  ended: {
    heading: "Your key has ended",
    preview: "The link to the plan opens nothing any more.",
    text: "The link that let you into the plan of the {event} on {date} opens nothing any more. If you still plan along, ask who invited you for a new one. There is nothing else to do.",
  },
  decided: {
    made: "Your change is made",
    notMade: "Your change was not made",
    preview: "What was decided stands in the plan.",
    stands: "{hello}, what you asked for stands in the plan now.",
    standsHere: "{hello}, this stands in the plan now:",
    locked: "{hello}, the plan is locked and stays as it was. Reply to this email if we should talk about it.",
    asked: "This was asked:",
  },
  comments: {
    heading: { one: "A comment in the plan", other: "{count} comments in the plan" },
    text: "{hello}, this is about the plan of the {event} on {date}.",
    said: "What was said:",
    answer: "You can answer in the plan at the moment itself, or to this email.",
  },
  news: {
    said: "Somebody wrote to you in the plan",
    moved: "Moments were moved in the plan",
    preview: "What concerns you, and nothing else.",
    text: "{hello}, this concerns you:",
    moves: "moves from {from} to {to} ({names})",
    end: "No more mails about this plan",
  },
  /** The page behind a link of the news. */
  end: {
    title: "Mails about a plan",
    about: "Ends the mails about the plan of an evening.",
    ask: {
      heading: "No more mails about this plan?",
      text: "One press, and you are mailed nothing more of what others write or move in it.",
    },
    ended: { heading: "No more mails about this plan", text: "You can ask for them again on the page of the plan." },
    broken: {
      heading: "This link ends nothing",
      text: "It may be cut off, or the plan is closed to you already: then nothing more is mailed either.",
    },
    yes: "End these mails",
  },
};
