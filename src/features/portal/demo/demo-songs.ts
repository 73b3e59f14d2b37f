import { hoursBetween } from "../../../platform/dates.ts";
import { demoBooking } from "../../prices/demo-booking.ts";
import { floorList, type SongPreference } from "../../songs/model.ts";
import { type DanceTime, dancingMinutes } from "../../songs/must-play-time.ts";
import { demoMoments } from "./demo-wedding.ts";

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
