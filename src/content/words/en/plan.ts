import { momentLabels } from "../../moment-labels.ts";

type Names = Readonly<Record<string, string>>;

/** Of the usual moments and their notes, by what the templates say; null where that is the language. */
const usual: Names | null = null as Names | null;

const kinds = {
  wedding: "Wedding",
  corporate: "Company event",
  quinceanera: "Quinceañera",
  mitzvah: "Mitzvah",
  "school-dance": "School dance",
  party: "Party",
};

const labels: Readonly<Record<keyof typeof momentLabels, string>> = momentLabels;

/** Of the plan's moments. Browsers get them with an island. */
export const plan = {
  labels,
  fields: { minutes: "Length in minutes", pinnedAt: "Pin to a time", title: "Title", sayIt: "Maya: MY-uh" },
  moments: "Moments",
  add: "Add a moment",
  form: "New moment",
  send: "Add the moment",
  sunset: "Sunset",
  into: "Sunset, {minutes} min into “{name}”",
  intoStart: "Sunset, as “{name}” begins",
  total: { one: "{count} moment, {length}, {times}.", other: "{count} moments, {length}, {times}." },
  times: "{start} to {end}",
  free: "{length} free before {time}.",
  pinned: ", pinned",
  move: "Move {name}",
  change: "Change {name}",
  unsaved: "Not saved yet",
  help: "Press the up and down arrow keys to move it.",
  gone: "is no longer in the plan: it was removed elsewhere.",
  said: {
    moved: "{name}: {at} of {all}.",
    removed: "{name} removed.",
    changed: "{name} changed.",
    added: "{name} added.",
    undone: "Undone.",
  },
  done: "Done",
  earlier: "Earlier",
  later: "Later",
  remove: "Remove",
  close: "Close",
  comments: "Comments",
  commentsWait: "Comments: {why}",
  comment: { label: "Comment", form: "New comment", example: "Short, for everyone who plans this moment" },
  last: {
    mine: "Last change: yours, not saved yet.",
    by: "Last change: {author}, {at}. {line}",
    more: ", and {count} more",
  },
  undo: "Undo",
  warnings: {
    overlap: "“{name}” begins {length} before “{other}” is over.",
    microphone: "No microphone yet: handheld or lapel?",
    music: "No music yet: a song, list or style?",
    beyond: "The plan ends at {time}, {length} after the booked time.",
    more: { one: "An hour more is {price}.", other: "{count} hours more are {price}." },
  },
};

export const devices = {
  title: "Tell me on this device",
  text: "What I email you, and on the night each new time as it moves, as long as you are signed in here.",
  textByKey:
    "On the night each new time as it moves, and what I email you of the plan, as long as you are signed in here.",
  turnOn: "Turn on on this device",
  turnOff: "Turn off on this device",
  unable:
    "This browser shows no notices. On an iPhone or iPad open this page in Safari, choose Share, then Add to Home Screen, and open it from there.",
  denied: "Notices are blocked in this browser: allow them in its settings for this site, then reload.",
  off: "This device is not told of anything.",
  on: "This device is told.",
  busy: "One moment …",
  noAnswer: "The browser’s push service did not answer. Please try again.",
  needsScript: "Turning it on takes JavaScript.",
};

/** Of its pages. */
export const planPages = {
  title: "The timeline",
  crumb: "Timeline",
  intro: "Each moment follows the one before; pin a time to fix it.",
  details: "The details",
  locked: "Locked since {until}.",
  open: "Open until {until}.",
  daysLeft: { one: "{count} day left.", other: "{count} days left." },
  waits: "A change now waits for my yes.",
  willWait: "After that I print it for the night: a change then waits for my yes.",
  template: {
    title: "Begin with the usual moments",
    text: "What most people plan, fitted to the booked hours. Change everything after.",
    label: "Kind of event",
    kinds,
    usual,
    fill: "Fill in the moments",
  },
  history: {
    title: "Changes",
    all: "All changes, and versions to go back to",
    undo: "Undo this",
    restore: "Go back to before this",
    states: {
      made: "",
      proposed: "Waits for the DJ's yes",
      accepted: "Accepted by the DJ",
      declined: "Declined by the DJ",
    },
  },
  noticesBy: "Notices",
  news: {
    title: "Mail me what concerns me",
    text: "Comments that name you, answers to yours, and moments that others moved.",
    unchosen: "Until you choose, once a day, without the moments.",
    choices: { "at-once": "At once", daily: "Once a day", never: "Never" },
  },
  devices,
  notices: {
    added: "The moment is added.",
    saved: "The change is saved.",
    removed: "The moment is off the plan.",
    moved: "The moment is moved.",
    filled: "The moments are filled in.",
    undone: "Undone.",
    commented: "Your comment stands at its moment.",
    news: "Your choice is saved.",
    "notices-off": "This device is told of nothing more.",
    restored: "The plan is as it was.",
    proposed: "Proposed.",
  },
  refusals: {
    full: "A plan holds {count} moments. Please remove one first.",
    gone: "This moment is no longer in the plan. It may have been removed on another device.",
    movedOn: "The plan has changed on another device. Here is how it stands now.",
    moved: "Somebody else moved this moment meanwhile. Here is where it stands now.",
    changed: "Somebody else changed this moment meanwhile. Look at it, and press Remove again if it still goes.",
    filled: "There are moments in the plan already. Here they are.",
    since: "This was not undone: something of it was changed again since.",
    past: "The plan stays as it is: this change is no longer in its record.",
    manyComments: "There are too many comments in this plan already.",
    noMoment: "This moment is no longer in the plan.",
  },
  detailsPage: {
    form: "Details",
    intro:
      "What I need to know of the place and the people. A venue with a key reads load-in, power and contacts. Leave empty what you do not know yet.",
    locked: "Locked since {until}: a change now waits for my yes.",
    labels: {
      guestCount: "Guests",
      arriveAt: "I set up at",
      loadIn: "Load-in",
      power: "Power",
      rainPlan: "If it rains",
      outBy: "Everybody out by",
      contacts: "Who to call",
    },
    examples: {
      loadIn: "North dock, freight elevator",
      power: "Two outlets behind the stage",
      rainPlan: "Ballroom B, decided by 1 PM",
      contacts: "Renee Diaz, planner, (555) 555-0123",
    },
    contacts: "One person a line: name, role, phone.",
    save: "Save the details",
    saved: "The details are saved.",
    proposed: "Proposed.",
  },
};

/** While the evening runs. Browsers get them with an island. */
export const eveningTimes = {
  label: "How the evening runs",
  all: "All times",
  moment: "Moment",
  planned: "Planned",
  began: "Began",
  now: "Now",
  notNoted: "not noted",
};

/** What is said of them. */
export const eveningLines = {
  onTime: "On time",
  late: "Running {length} late",
  early: "Running {length} early",
  minutes: { one: "{count} minute", other: "{count} minutes" },
  began: "{name} began {time}",
  comes: "{name} {time}",
  over: "What was planned, and what happened",
};
