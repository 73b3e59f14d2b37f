import { dateInWords } from "../../../../platform/english.ts";
import { songPreferenceLabels } from "../../../songs/model.ts";
import type { GigSheet } from "../../gig-sheet.ts";

const named = ({ title, artist }: { title: string; artist: string | null }): string =>
  [artist, title].filter(Boolean).join(" - ");

export const gigTableHead = ["kind", "time", "minutes", "moment", "song", "who", "notes", "file"];

export const gigTableRows = ({ moments, lists, doNotPlays }: GigSheet) => [
  ...moments.map(({ time, minutes, name, song, leader, note }) => [
    "Moment",
    time,
    minutes,
    name,
    song,
    leader,
    note,
    null,
  ]),
  ...lists.flatMap(({ moment, preference, songs }) =>
    songs.map((song) => [
      songPreferenceLabels[preference],
      null,
      null,
      moment,
      named(song),
      null,
      song.note,
      song.track?.location ?? null,
    ]),
  ),
  ...doNotPlays.map((song) => ["Do not play", null, null, null, song, null, null, null]),
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
    ...sheet.sameDay.map((other) => `Same day: ${other}`),
    ...section("Load-in", [
      ...told("Arrive", sheet.arriveAt),
      ...told("Way", sheet.loadIn),
      ...told("Power", sheet.power),
      ...told("Rain", sheet.rainPlan),
      ...told("Out by", sheet.outBy),
      ...told("Team", sheet.team),
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

/** M3U's value for an unknown length. */
const unknown = -1;

/** Extended M3U in UTF-8. Players look for a missing file by artist and title. */
export const playlistOf = ({ lists }: GigSheet): string =>
  [
    "#EXTM3U",
    "#EXTENC:UTF-8",
    ...lists.flatMap(({ songs }) =>
      songs.flatMap((song) => {
        const name = oneLine(named(song));
        const place = song.track?.location ?? `${name.replaceAll(/[\\/:*?"<>|]/g, "_")}.mp3`;
        return [`#EXTINF:${song.seconds ?? song.track?.seconds ?? unknown},${name}`, place];
      }),
    ),
    "",
  ].join("\n");

const escaped: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const attributes = (named: Readonly<Record<string, string | number | null>>): string =>
  Object.entries(named)
    .map(([name, value]) => `${name}="${String(value ?? "").replaceAll(/[&<>"]/g, (sign) => escaped[sign] ?? "")}"`)
    .join(" ");

/** Gives `file://localhost/C:/Music/A%20B.mp3`; a service's address follows the host directly. */
function urlOfFile(location: string): string {
  if (!/^(?:[a-z]:)?[\\/]/i.test(location)) return `file://localhost${location}`;
  const path = location.replaceAll("\\", "/").split("/").map(encodeURIComponent).join("/");
  return `file://localhost/${path.replace(/^\//, "").replace(/^([a-z])%3A/i, "$1:")}`;
}

/** rekordbox can use only songs of the crate. */
export function rekordboxOf({ lists, clientName, date }: GigSheet): string {
  const tracks = lists.flatMap(({ songs }) => songs.flatMap(({ track }) => (track?.location ? [track] : [])));
  const each = [...new Map(tracks.map((track) => [track.id, track])).values()];
  const numbers = new Map(each.map(({ id }, at) => [id, at + 1]));
  const collection = each.map((track) => {
    const { title, artist, mix, seconds, bpm, key, location } = track;
    const told = { TrackID: numbers.get(track.id) ?? 0, Name: title, Artist: artist, Mix: mix, TotalTime: seconds };
    const more = { AverageBpm: bpm?.toFixed(2) ?? null, Tonality: key, Location: urlOfFile(location ?? "") };
    return `    <TRACK ${attributes({ ...told, ...more })}/>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<DJ_PLAYLISTS Version="1.0.0">',
    '  <PRODUCT Name="Gig sheet" Version="1.0.0" Company=""/>',
    `  <COLLECTION Entries="${each.length}">`,
    ...collection,
    "  </COLLECTION>",
    "  <PLAYLISTS>",
    '    <NODE Type="0" Name="ROOT" Count="1">',
    `      <NODE ${attributes({ Name: `${clientName}, ${dateInWords(date)}`, Type: 1, KeyType: 0, Entries: tracks.length })}>`,
    ...tracks.map(({ id }) => `        <TRACK Key="${numbers.get(id) ?? 0}"/>`),
    "      </NODE>",
    "    </NODE>",
    "  </PLAYLISTS>",
    "</DJ_PLAYLISTS>",
    "",
  ].join("\n");
}
