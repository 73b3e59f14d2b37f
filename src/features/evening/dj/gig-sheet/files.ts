import { dateInWords } from "../../../../platform/dates.ts";
import { songPreferenceLabels } from "../../../songs/model.ts";
import type { GigSheet } from "../../gig-sheet.ts";

const named = ({ title, artist }: { title: string; artist: string | null }): string =>
  [artist, title].filter(Boolean).join(" - ");

export const gigTableHead = ["kind", "time", "minutes", "moment", "song", "who", "notes"];

/** Moments, then the songs of each list. */
export const gigTableRows = ({ moments, lists, doNotPlays }: GigSheet) => [
  ...moments.map(({ time, minutes, name, song, leader, note }) => ["Moment", time, minutes, name, song, leader, note]),
  ...lists.flatMap(({ moment, preference, songs }) =>
    songs.map((song) => [songPreferenceLabels[preference], null, null, moment, named(song), null, song.note]),
  ),
  ...doNotPlays.map((song) => ["Do not play", null, null, null, song, null, null]),
];

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ["", title.toUpperCase(), ...lines.map((line) => `  ${line}`)];

export function gigText(sheet: GigSheet): string {
  const { sunset } = sheet;
  const told = (label: string, words: string | null) => (words ? [`${label}: ${words}`] : []);
  return [
    `${sheet.clientName}, ${sheet.eventType}`,
    `${dateInWords(sheet.date)}, music ${sheet.times}`,
    [sheet.venue, sheet.city].filter(Boolean).join(", "),
    ...section("Load-in", [
      ...told("Arrive", sheet.arriveAt),
      ...told("Way", sheet.loadIn),
      ...told("Power", sheet.power),
      ...told("Rain", sheet.rainPlan),
      ...told("Out by", sheet.outBy),
    ]),
    ...section(
      "Who to call",
      sheet.contacts.map(({ name, role, phone }) => `${[name, role].filter(Boolean).join(", ")}: ${phone}`),
    ),
    ...section(
      `Moments (sunset ${sunset.time})`,
      sheet.moments.map(({ time, minutes, name, song, leader, note }) =>
        [`${time} (${minutes} min) ${name}`, song, leader, note].filter(Boolean).join(" | "),
      ),
    ),
    ...section("Say it like this", sheet.sayIt),
    ...sheet.lists.flatMap(({ moment, preference, songs }) =>
      section(`${moment}: ${songPreferenceLabels[preference]}`, songs.map(named)),
    ),
    ...section("Do not play", sheet.doNotPlays),
    ...section(sheet.signed, sheet.agreed),
    ...section("Proposed, not agreed", sheet.proposed),
    "",
  ].join("\n");
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ");

/** A playlist's word for an unknown length. */
const unknown = -1;

/** The songs by moment as an extended M3U in UTF-8; players look for files named by artist and title. */
export const playlistOf = ({ lists }: GigSheet): string =>
  [
    "#EXTM3U",
    "#EXTENC:UTF-8",
    ...lists.flatMap(({ songs }) =>
      songs.flatMap((song) => {
        const name = oneLine(named(song));
        return [`#EXTINF:${song.seconds ?? unknown},${name}`, `${name.replaceAll(/[\\/:*?"<>|]/g, "_")}.mp3`];
      }),
    ),
    "",
  ].join("\n");
