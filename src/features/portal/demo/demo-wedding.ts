import {
  addDays,
  type CalendarDate,
  calendarDateAt,
  hoursBetween,
  instantAt,
  weekdayOf,
} from "../../../platform/dates.ts";
import type { ChangeGroup } from "../../changes/model.ts";
import type { BookingSums } from "../../payments/money/model.ts";
import { demoBooking } from "../../prices/demo-booking.ts";
import { floorList, type SongPreference } from "../../songs/model.ts";
import { type DanceTime, dancingMinutes } from "../../songs/must-play-time.ts";
import { type Moment, type MomentComment, type MomentWords, plainMoment } from "../../timeline/model.ts";
import type { PortalRequest } from "../frame/view.ts";

/** Days. */
const soonest = 60;
const saturday = 6;

export function demoDate(now: number): CalendarDate {
  const earliest = addDays(calendarDateAt(now), soonest);
  return addDays(earliest, (saturday - weekdayOf(earliest) + 7) % 7);
}

/** Constant all day, so that a page is the same for everybody. */
const demoInstant = (now: number, daysAgo: number): number =>
  instantAt(addDays(calendarDateAt(now), -daysAgo), 11 * 60);

export const demoPaidAt = (now: number): number => demoInstant(now, 40);

export const demoSums: BookingSums = {
  price: demoBooking.price,
  tax: null,
  deposit: demoBooking.deposit,
  paid: demoBooking.deposit,
  reduced: 0,
  reducedDeposit: 0,
  courtesy: 0,
  unsaid: 0,
  returned: 0,
  tips: 0,
  parts: [],
  isSigned: true,
  canceledBy: null,
  isBookedAgain: false,
  isDateGone: false,
  hasOwnRule: false,
  kept: null,
};

const moment = (id: string, name: string, minutes: number, words: Partial<MomentWords> = {}): Moment => ({
  ...plainMoment(name, minutes),
  ...words,
  id,
  position: id,
  revision: 1,
});

const song = (songTitle: string, songArtist: string) => ({ songTitle, songArtist });

/** The toasts lack a microphone, to show a warning. */
export const demoMoments: readonly Moment[] = [
  moment("a-arrive", "Guests arrive", 30, {
    ...song("A Thousand Years", "The Piano Guys"),
    note: "Prelude on the lawn, soft",
  }),
  moment("b-ceremony", "Ceremony", 30, {
    pinnedAt: "17:00",
    ...song("Here Comes the Sun", "The Beatles"),
    leader: "Pastor Ruth",
    note: "Lapel microphone for the vows",
    sayIt: "Maya Okafor: MY-ah oh-KAH-for",
    speech: true,
  }),
  moment("c-cocktails", "Cocktail hour", 60, { songTitle: "Bossa nova and easy soul", leader: "Renee, planner" }),
  moment("d-entrance", "Grand entrance", 10, {
    ...song("24K Magic", "Bruno Mars"),
    note: "Handheld microphone, wedding party in pairs",
    sayIt: "Daniel Reyes: RAY-ess",
    speech: true,
  }),
  moment("e-first-dance", "First dance", 5, { ...song("Best Part", "Daniel Caesar"), note: "Fade at 3:20" }),
  moment("f-dinner", "Dinner", 50, { songTitle: "Motown, low enough to talk" }),
  moment("g-toasts", "Toasts", 20, {
    leader: "Tess, then Luis",
    note: "Four minutes each, between courses",
    speech: true,
  }),
  moment("h-parents", "Parent dances", 10, {
    ...song("My Girl", "The Temptations"),
    note: "Maya and her father first",
  }),
  moment("i-cake", "Cake and bouquet", 20, song("Sugar", "Maroon 5")),
  moment("j-floor", "Open dance floor", 60, { dancing: true, note: "Open with September, lights down" }),
  moment("k-late-floor", "Late dance floor", 60, { dancing: true, note: "Salsa set for Daniel's family" }),
  moment("l-last", "Last song", 5, { note: "Everybody in a circle" }),
];

export const demoComments: readonly MomentComment[] = [
  {
    id: "demo-1",
    momentId: "e-first-dance",
    author: "Maya",
    at: "3 days ago",
    words: "Can you fade it before the last chorus? We run out of steps.",
  },
  {
    id: "demo-2",
    momentId: "e-first-dance",
    author: "DJ",
    at: "2 days ago",
    words: "Yes, at 3:20. I lift my hand and you bow.",
  },
];

export const demoHistory: readonly ChangeGroup[] = [
  {
    batch: "demo-b",
    author: "Daniel",
    at: "yesterday",
    isOpen: true,
    state: "made",
    lines: ["Late dance floor, notes: “Salsa set for Daniel's family”"],
  },
  {
    batch: "demo-a",
    author: "Renee, planner",
    at: "3 days ago",
    isOpen: true,
    state: "made",
    lines: ["Dinner, length: 45 min → 50 min", "Cocktail hour, who leads: “Renee, planner”"],
  },
];

export const demoDetails = {
  guestCount: "",
  arriveAt: "14:30",
  loadIn: "North lot behind the pavilion, ramp to the side door",
  power: "Two 20 A outlets behind the stage, one at the lawn for the ceremony",
  rainPlan: "Ceremony moves inside, decided by 1 PM",
  outBy: "23:30",
  contacts: demoBooking.contacts,
} as const;

export const demoKeys = [
  { id: "demo-k1", kind: "partner", name: "Daniel", email: "daniel@example.com", moment: null },
  { id: "demo-k2", kind: "planner", name: "Renee Diaz", email: "renee@example.com", moment: null },
  { id: "demo-k3", kind: "venue", name: "Tom Bell", email: "tom@example.com", moment: null },
  { id: "demo-k4", kind: "family", name: "Samuel Okafor", email: "samuel@example.com", moment: "Parent dances" },
] as const;

export const demoRequests = (now: number): PortalRequest[] => [
  {
    id: "demo-r2",
    subject: "Uplights in coral?",
    songRequest: null,
    status: "pending",
    type: "equipment",
    message: "The napkins are coral. Can the eight uplights we added match them?",
    adminResponse: null,
    createdAt: demoInstant(now, 1),
  },
  {
    id: "demo-r1",
    subject: "A cumbia for my grandmother",
    status: "completed",
    type: "song-request",
    songRequest: "La Pollera Colorá, Wilson Choperena",
    message: "She is 84 and dances to this one at every party.",
    adminResponse: "It opens the late set, while she is still there.",
    createdAt: demoInstant(now, 9),
  },
];

/** Seconds; a null moment is the dance floor. */
type Row = readonly [title: string, artist: string, seconds: number, moment?: string | null, note?: string];

const rows: Readonly<Record<SongPreference, readonly Row[]>> = {
  "must-play": [
    ["September", "Earth, Wind & Fire", 215, "j-floor", "Opens the floor"],
    ["I Wanna Dance with Somebody", "Whitney Houston", 291, "j-floor"],
    ["Crazy in Love", "Beyoncé", 236, "j-floor"],
    ["Shut Up and Dance", "WALK THE MOON", 199, "j-floor"],
    ["Uptown Funk", "Mark Ronson", 270, "j-floor"],
    ["Vivir Mi Vida", "Marc Anthony", 252, "k-late-floor", "Daniel's parents' song"],
    ["La Pollera Colorá", "Wilson Choperena", 176, "k-late-floor", "For Abuela, first of the late set"],
    ["Suavemente", "Elvis Crespo", 267, "k-late-floor"],
    ["Essence", "Wizkid", 248, "k-late-floor"],
    ["Yeah!", "USHER", 250],
    ["Dancing Queen", "ABBA", 231],
    ["Mr. Brightside", "The Killers", 222],
    ["Best Part", "Daniel Caesar", 209, "e-first-dance", "Fade at 3:20"],
    ["My Girl", "The Temptations", 165, "h-parents"],
  ],
  "play-if-possible": [
    ["Before I Let Go", "Maze", 303],
    ["Levitating", "Dua Lipa", 203],
    ["Isn't She Lovely", "Stevie Wonder", 394, "f-dinner"],
    ["The Girl from Ipanema", "Stan Getz", 322, "c-cocktails"],
  ],
  "do-not-play": [["Macarena", "Los del Río", 225, null, "Not even for Uncle Leo"]],
  "do-not-play-unless-asked": [["Cha Cha Slide", "DJ Casper", 222]],
};

const preferences = ["must-play", "play-if-possible", "do-not-play", "do-not-play-unless-asked"] as const;

export const demoSongs = preferences.flatMap((preference) =>
  rows[preference].map(([title, artist, seconds, momentId = null, note = null], at) => ({
    id: `${preference}-${at + 1}`,
    title,
    artist,
    note,
    preference,
    momentId,
    seconds,
    explicit: null,
  })),
);

const danced = [floorList, ...demoMoments.filter(({ dancing }) => dancing).map(({ id }) => id)];
const mustPlays = demoSongs.filter(
  ({ preference, momentId }) => preference === "must-play" && danced.includes(momentId ?? floorList),
);

export const demoDanceTime: DanceTime = {
  songs: {
    count: mustPlays.length,
    known: mustPlays.length,
    seconds: mustPlays.reduce((sum, { seconds }) => sum + seconds, 0),
  },
  minutes: dancingMinutes(demoMoments, hoursBetween(demoBooking.startTime, demoBooking.endTime)),
  lists: danced,
};
