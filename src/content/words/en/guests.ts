import { paths } from "../../../features/site/paths.ts";
import type { NavLink } from "../../navigation.ts";

const privacy: NavLink = { label: "Privacy", href: paths.privacy };

const labels: Partial<Record<string, string>> = {
  title: "What guests read on top",
  opensOn: "Guests may ask from",
  opensAt: "From what time",
  closesOn: "Closes on",
  closesAt: "Closes at",
  requestsEach: "Songs that each guest may ask for",
  notTaken: "No requests for",
};

const askLabels: Partial<Record<string, string>> = { title: "Song", artist: "Artist" };

/** Of the guests' page, what is printed of it, and the client's settings of it. */
export const guests = {
  title: "Songs for {title}",
  about: "Ask the DJ for a song, vote for the ones you want to hear, and see what plays and what comes next.",
  musicBy: "Music by {name}",
  privacy,
  toGo: {
    hours: { one: "hour to go", other: "hours to go" },
    days: { one: "day to go", other: "days to go" },
  },
  calendarFile: "songs",
  tooBusy: "The room is very busy just now. Please try again in a minute.",
  /** Browsers get them with an island. */
  page: {
    lookAgain: "Look again",
    playing: "Playing now",
    ownChoice: "The DJ’s own choice",
    begins: "The party begins {moment}",
    askNow: "Ask and vote now: the DJ sees it before the night.",
    from: "Songs from {time}",
    opens: "Requests open {day}.",
    sunset: "sunset",
    addToCalendar: "Add it to my calendar",
    paused: "Requests are paused just now. Look again in a while.",
    over: "That was the night",
    thanks: "Thanks for dancing!",
    planning: "Planning a party?",
    yourDate: "Is your date free?",
    notTaken: "Not tonight: {text}",
    notTakenEarly: "Not at this party: {text}",
    coming: "Coming up",
    askedSoFar: "Asked for so far",
    mostWanted: "Most wanted first",
    nothing: "Nothing yet.",
    beFirst: "Nothing yet. Be the first to ask.",
    next: "Next",
    linedUp: "Lined up",
    yours: "yours",
    played: "Played",
    votes: { one: "{count} vote", other: "{count} votes" },
    hasVoted: ", you have voted",
    vote: "Vote for {song}",
    left: "{left} of {all} requests left",
    noneLeft: "You have asked for all of yours. You can still vote.",
    ask: "Ask for a song",
    askLabels,
    look: "See if the DJ has it",
    send: "Send it to the DJ",
    found: "Found",
    askFor: "Ask for {title}",
    askShort: "Ask",
    noSignal: "No signal just now. Nothing was lost: please press again.",
    outcomes: {
      asked: "It’s on the list. Others can vote for it now.",
      voted: "Your vote is in.",
      again: "You have voted for this one already.",
      held: "Sent to the DJ, who takes a look at it first.",
      declined: "Not tonight: the hosts have other plans. Thanks for asking!",
      playing: "That one is playing right now.",
      played: "That one was played already tonight.",
    },
    declinedEarly: "Not at this party: the hosts have other plans. Thanks for asking!",
  },
  refusals: {
    closed: "Requests are closed just now.",
    "none-left": "You have asked for as many songs as each guest may. You can still vote.",
    full: "The list is full for tonight. You can still vote.",
    missing: "This song is not on the list any more.",
  },
  answers: {
    playing: "Playing right now",
    playedAt: "Played at {moment}",
    played: "Played already",
    coupleNo: "The couple said no",
    hostsNo: "The hosts said no",
    declined: "Not tonight",
    declinedEarly: "Not at this party",
    later: "Comes later tonight",
    afterDinner: "Comes after dinner",
    laterEarly: "Comes at the party",
    listed: "On the list already",
    has: "The DJ has it",
    missing: "Not here tonight. Ask anyway?",
    missingEarly: "The DJ does not have it yet. Ask anyway?",
  },
  /** Spaces at the ends are between lines. */
  card: {
    question: ["What should ", "we dance to? "],
    how: ["Point your camera here and ask for a song. ", "Vote for the ones you want to hear."],
    code: "A code that opens {address}",
    line: "{title}, {date}",
  },
  settings: {
    title: "Your guests",
    crumb: "Guests",
    intro:
      "A code on the tables, or on the invitation, lets guests ask for songs and vote, on their own phones. No app, no account, no names. They see the songs that guests asked for. Of your lists they learn only what becomes of a song that they look up: that it is not played, or that a must-play to dance to comes after dinner.",
    saved: "Saved. The code below leads your guests to their page.",
    labels,
    hints: {
      title: "Like “Maya & Daniel”. It stands on the card as well.",
      opensOn:
        "The day itself, or one before it: put the code on the invitation. The page turns into the live one when the party begins.",
      notTaken: "Guests read it. Songs on your do-not-play list are declined without it.",
    },
    make: "Make the page for guests",
    save: "Save",
    printed: {
      "table-card-4x6.pdf": "Table card, 4 × 6 in (PDF)",
      "table-card-5x7.pdf": "Table card, 5 × 7 in (PDF)",
      "table-card.pdf": "Table card, A6 (PDF)",
      "poster.pdf": "Poster, Letter (PDF)",
      "code.svg": "The code alone, for your own print",
    },
    /** Of the files; without their endings. */
    files: {
      "table-card.pdf": "table-card",
      "table-card-4x6.pdf": "table-card-4x6",
      "table-card-5x7.pdf": "table-card-5x7",
      "poster.pdf": "poster",
      "code.svg": "code",
    },
    pause: "Pause requests now",
    open: "Take requests again",
  },
};
