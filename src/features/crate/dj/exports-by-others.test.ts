import { expect, it } from "vitest";
import { hexDigest } from "../../../platform/hex.ts";
import { administer } from "../../../test/administrator.ts";
import { rows } from "../../../test/rows.ts";
import { postJson } from "../../../test/site.ts";
import { readLibrary } from "../read-library.ts";
import { crateApi } from "./paths.ts";

const exports = import.meta.glob<string>("../../../test/crate-exports/by-others/*.{csv,m3u,m3u8,nml,xml}", {
  query: "?raw",
  import: "default",
  eager: true,
});

const linesOf = (text: string) => text.trim().split("\n").toSorted();

/** Location, title, artist, mix, seconds, BPM, key, and whether it is explicit. */
const library = linesOf(`
/home/dj/Music/#1 Fan Club/100% Yours #2.mp3|100% Yours|#1 Fan Club||176|128|F♯m|
/home/dj/Music/07 - Paper Lanterns - Kites.mp3|Kites|Paper Lanterns||154|||
/home/dj/Music/Bell, Book & Brass/Dance, Dance, Mister.mp3|Dance, Dance, Mister|Bell, Book & Brass||188|118.5|D|
/home/dj/Music/Cobalt Avenue/Slow Tide (Extended Mix).flac|Slow Tide (Extended Mix)|Cobalt Avenue||372|122|Fm|
/home/dj/Music/Gänseblümchen/Überfahrt.flac|Überfahrt|Gänseblümchen||302|140|C|
/home/dj/Music/Juniper/Say Yes Tonight.m4a|Say "Yes" Tonight|Juniper feat. Ray Osei||199|104|B♭m|
/home/dj/Music/MC Porch/Gasoline Sunday (Clean).mp3|Gasoline Sunday (Clean)|MC Porch||3723|94|Dm|0
/home/dj/Music/Marisol Peña/Noche de Azúcar.mp3|Noche de Azúcar|Marisol Peña & Los Faros||241|96|Am|
/home/dj/Music/Old Barn Band/Old Barn Waltz (Live).wav|Old Barn Waltz (Live)|||61|||
/home/dj/Music/Orla Quinn/Midnight - Part Two.ogg|Midnight - Part Two|Orla Quinn||263|128|D♯m/E♭m|
/home/dj/Music/The Tin Pelicans/Harbor Lights.mp3|Harbor Lights|The Tin Pelicans||215|125.93|A|
/home/dj/Music/東京ランプ/夜の海.mp3|夜の海|東京ランプ||228|88|G|
`);

const withoutTempoAndKey = library.map((line) =>
  line
    .split("|")
    .map((field, at) => (at === 5 || at === 6 ? "" : field))
    .join("|"),
);

/** These lists name files alone. "Midnight - Part Two.ogg" is taken for artist and title, as most such names are. */
const byFileName = linesOf(`
/home/dj/Music/#1 Fan Club/100% Yours #2.mp3|100% Yours #2||||||
/home/dj/Music/07 - Paper Lanterns - Kites.mp3|Kites|Paper Lanterns|||||
/home/dj/Music/Bell, Book & Brass/Dance, Dance, Mister.mp3|Dance, Dance, Mister||||||
/home/dj/Music/Cobalt Avenue/Slow Tide (Extended Mix).flac|Slow Tide (Extended Mix)||||||
/home/dj/Music/Gänseblümchen/Überfahrt.flac|Überfahrt||||||
/home/dj/Music/Juniper/Say Yes Tonight.m4a|Say Yes Tonight||||||
/home/dj/Music/MC Porch/Gasoline Sunday (Clean).mp3|Gasoline Sunday (Clean)||||||0
/home/dj/Music/Marisol Peña/Noche de Azúcar.mp3|Noche de Azúcar||||||
/home/dj/Music/Old Barn Band/Old Barn Waltz (Live).wav|Old Barn Waltz (Live)||||||
/home/dj/Music/Orla Quinn/Midnight - Part Two.ogg|Part Two|Midnight|||||
/home/dj/Music/The Tin Pelicans/Harbor Lights.mp3|Harbor Lights||||||
/home/dj/Music/東京ランプ/夜の海.mp3|夜の海||||||
`);

/** Two entries of one file are one track. */
const collection = linesOf(
  "/Users/kareniel/Music/iTunes/iTunes Media/Music/Unknown Artist/Unknown Album/Rohaan - Basketball Court.wav|Dubstep 1|Loopmasters||193|140|Cm|",
);

/** Not the sounds of its sampler, which are in the same list. */
const demoTracks = (key: string) =>
  linesOf(`
C:/Music/PioneerDJ/Demo Tracks/Demo Track 1.mp3|Demo Track 1|Loopmasters||172|128|${key}|
C:/Music/PioneerDJ/Demo Tracks/Demo Track 2.mp3|Demo Track 2|Loopmasters||128|120|${key}|
`);

/** "Born Dirty" is who made the remix. Its "length" is that of the whole evening. */
const evening = linesOf(`
|06 aNYway - CLUB|Duck Sauce|||128||
|BREAK MY SOUL (Terry Hunter Remix)|Beyonce|||123|1A|
|Barbie Girl (Ape Rave Club Edit)|Aqua|||128|6A|
|Core Bamba Pineapple Fall Apart (PB420 Edit)|Sheck Wes vs RL Grime vs G Jones|||150|Fm|
|Gas Pedal (Kyle Watson Remix)|Sage The Gemini|||127|11A|
|Guddi Riddim (Nadia Remix)|DJ Snake & Wade|||128|4A|
|Hood Bodega|Tha Trickaz|||150|Fm|
|House Party|INDOX|||126|G#m|
|Intrinsic|Odd Mob|||124|11A|
|Jumpin' Jumpin' (Funky Fool Remix)|Destiny's Child|||126|G#m|
|Never Gonna Give You Up (Chase Me Edit)|Rick Astley x R!OT x VRG|||150|3A|
|POPCORN|TOO KiND|||128|F#m|
|Pretty People (Maesic Remix)|Dillon Francis & INJI|||128|8A|
|Rain On Me (Purple Disco Machine Remix)|Lady Gaga & Ariana Grande|||123|12A|
|Raingurl (Nathan Thomson Edit)|Yaeji|||128|D|
|Rock The Casbah|Vintage Culture|||128|8A|
|Rumble (Pickle Remix)|Skrillex & Fred Again|||130|11A|
|SPEED TRAP|JOYRYDE|||128|C#m|
|SQUAD OUT|Skrillex & JAUZ|||128|F#m|
|The Gene Sequence (Elephunk Remix)|Barclay Crenshaw|||128|C#m|
|The People|1991|||155|3A|
|Witch (Born Dirty Remix)|Apashe|||128|5A|
`);

/** VirtualDJ leaves "&" as it is. */
const songs = linesOf(`
/SRCROOT/tests/audio/15_Ghosts_II_64kb_orig.aiff|Down|311||171|||
/SRCROOT/tests/audio/15_Ghosts_II_64kb_orig.flac|All Mixed Up|311||181|||
/SRCROOT/tests/audio/15_Ghosts_II_64kb_orig.mp3|My Culture (feat. Robbie Williams & Maxi Jazz)|1 Giant Leap||252|||
`);

/** One has no tags. */
const database = linesOf(`
D:/10cc/How Dare You!/01 How Dare You.m4a|01 How Dare You||||||
D:/10cc/How Dare You!/06 Art for Art's Sake.m4a|Art for Art's Sake|10cc||362|124.21|Dm|
D:/Les Négresses Vertes/Mlah/05 Orane.m4a|Orane|Les Négresses Vertes||257|114.94|Dm|
D:/Seasick Steve/Cheap/01 Cheap.m4a|Cheap|Seasick Steve & The Level Devils||245|132.82|Em|
`);

async function bring(file: Blob) {
  const tracks = await readLibrary(file, () => {});
  const upload = await hexDigest(JSON.stringify(tracks));
  const send = async (path: string, body: object) => (await administer(postJson(path, body))).json();
  await send(crateApi.begin, { upload });
  await send(crateApi.portion, { upload, number: 0, tracks });
  return send(crateApi.finish, { upload, portions: 1 });
}

async function stored(): Promise<string[]> {
  const found = await rows("SELECT location, title, artist, mix, seconds, bpm, key, explicit FROM crate_tracks");
  return found.map((row) => Object.values(row).join("|")).toSorted();
}

it.each([
  ["mixxx-2.3.3.csv", library],
  ["strawberry-1.0.14.m3u8", withoutTempoAndKey],
  ["mixxx-2.3.3.m3u8", byFileName],
  ["audacious-4.2.m3u8", byFileName],
  ["traktor-nml-19.nml", collection],
  ["rekordbox-5.8.6.xml", demoTracks("")],
  ["rekordbox-6.6.2.xml", demoTracks("Fm")],
  ["serato-history.csv", evening],
  ["virtualdj-8.5.xml", database],
  ["virtualdj-playlist.m3u", songs],
])("%s is in the crate as far as it tells, and changes nothing a second time", async (name, tracks) => {
  const file = new Blob([exports[`../../../test/crate-exports/by-others/${name}`] ?? ""]);
  expect(await bring(file)).toMatchObject({ added: tracks.length, gone: 0, changed: 0 });
  expect(await stored()).toEqual(tracks);
  expect(await bring(file)).toMatchObject({ added: 0, gone: 0, changed: 0 });
});
